import { describe, expect, it } from 'vitest';
import { BOX, MODEL_TYPE } from '../../../src/models/skirmish/box.ts';
import { edgesOf, FORMS, matFace, matForm, standeeForm } from '../../../src/models/skirmish/components.ts';
import { SCENARIOS } from '../../../src/models/skirmish/scenarios.ts';
import { MODEL_TYPES, ORDER_TYPES, SIDES } from '../../../src/models/skirmish/schema.ts';
import { activationSvg, backSvg, modelSvg, orderSvg } from '../../../tools/textures/skirmish/cards.ts';
import { groundSvg, matPrintSvg } from '../../../tools/textures/skirmish/mats.ts';
import { figureSvg, footSvg } from '../../../tools/textures/skirmish/standees.ts';
import { checkForm, checkMenuPicture, checkPages, checkRects, readAtlas } from './atlas-checks.ts';

/** Every picture the box asks for. */
function needed(): string[] {
  const names = [
    ...BOX.terrain.map((t) => `terrain/${t.id}`),
    ...BOX.hazards.map((h) => `hazard/${h.id}`),
    ...BOX.locations.map((l) => `location/${l.id}`),
    ...SCENARIOS.flatMap((s) => edgesOf(s).map((edges) => matFace(s, edges))),
    ...ORDER_TYPES.map((order) => `order/${order}`),
    ...MODEL_TYPES.flatMap((type) => [`model/${type}`, `activation/${type}`]),
    'marker/suppressed',
    'marker/explosives',
  ];
  for (const side of SIDES) {
    names.push(`base/${side}`, `zone/${side}`, `order/back-${side}`, `activation/back-${side}`);
    names.push(...MODEL_TYPES.flatMap((type) => [`standee/${side}-${type}`, `standee/${side}-${type}/back`]));
  }
  return names;
}

const ratioOf = (name: string): number => {
  const form = FORMS[name];
  if (!form) throw new Error(`no form ${name}`);
  return form.w / form.d;
};

describe('the committed atlas of skirmish', () => {
  it('has every face of the box and no other', () => {
    expect(Object.keys(readAtlas('skirmish').faces).sort()).toEqual(needed().sort());
  });

  it('has its pages in the sizes of the index', () => checkPages('skirmish'));

  it('keeps rectangles inside their pages and apart', () => checkRects('skirmish'));

  it('keeps each form on one page, in the form’s own shape', () => {
    checkForm('skirmish', 'model/', ratioOf('card'));
    checkForm('skirmish', 'activation/', ratioOf('card'));
    checkForm('skirmish', 'order/', ratioOf('order'));
    checkForm('skirmish', 'terrain/cover', ratioOf('cover'));
    checkForm('skirmish', 'location/', ratioOf('location'));
    checkForm('skirmish', 'hazard/smoke', ratioOf('smoke'));
    checkForm('skirmish', 'hazard/fire', ratioOf('fire'));
    checkForm('skirmish', 'marker/suppressed', ratioOf('suppressed'));
    checkForm('skirmish', 'marker/explosives', ratioOf('explosives'));
    checkForm('skirmish', 'zone/', ratioOf('zone'));
    const { faces } = readAtlas('skirmish');
    expect(faces['base/A']?.page).toBe(faces['standee/A-captain']?.page);
    expect(faces['base/B']?.page).toBe(faces['standee/B-captain']?.page);
    for (const scenario of SCENARIOS) checkForm('skirmish', `mat/${scenario.id}`, ratioOf(matForm(scenario.table)));
    for (const side of SIDES) {
      for (const type of MODEL_TYPES) checkForm('skirmish', `standee/${side}-${type}`, ratioOf(standeeForm(type)));
    }
  });

  it('has a menu picture for every scenario and for the game', async () => {
    for (const { id } of SCENARIOS) await checkMenuPicture(`skirmish/menu/${id}.webp`);
    await checkMenuPicture('skirmish/menu/game.webp');
  });
});

describe('drawings of skirmish', () => {
  it('are the same each time they are made', () => {
    for (const scenario of SCENARIOS) expect(groundSvg(scenario)).toBe(groundSvg(scenario));
    for (const type of MODEL_TYPES) expect(figureSvg('A', type, false)).toBe(figureSvg('A', type, false));
  });

  it('give each type a silhouette of its own', () => {
    const size = (svg: string) => svg.replaceAll(/^<svg[^>]*>/g, '');
    expect(new Set(MODEL_TYPES.map((type) => size(figureSvg('A', type, false)))).size).toBe(MODEL_TYPES.length);
  });

  it('print name and cost of every model, and the name on its strip and activation card', () => {
    for (const type of MODEL_TYPES) {
      const { name, cost } = MODEL_TYPE[type];
      expect(modelSvg(type)).toContain(`>${cost}<`);
      for (const svg of [modelSvg(type), activationSvg(type), footSvg('B', type)]) {
        expect(svg).toContain(`>${name.toUpperCase()}<`);
      }
    }
  });

  it('print the lengths of the rules on the order of movement', () => {
    expect(orderSvg('move')).toMatch(/20 cm.*40.*10/s);
  });

  it('mark every 10 cm along the edges of a mat', () => {
    for (const scenario of SCENARIOS) {
      const svg = matPrintSvg(scenario, scenario.edges);
      for (let cm = 10; cm < Math.max(scenario.table.w, scenario.table.h); cm += 10) expect(svg).toContain(`>${cm}<`);
    }
  });

  it('tell the sides’ backs apart by more than colour', () => {
    const shape = (side: 'A' | 'B') => backSvg(side, 'order', 280, 400).replaceAll(/#[0-9a-f]{6}/g, '');
    expect(shape('A').replaceAll('>A<', '><')).not.toBe(shape('B').replaceAll('>B<', '><'));
  });
});
