import { describe, expect, it } from 'vitest';
import { BOX, COUNTERS } from '../../../src/models/undaunted/box.ts';
import { CATALOGUE } from '../../../src/models/undaunted/catalogue.ts';
import { FORMS } from '../../../src/models/undaunted/components.ts';
import { checkForm, checkMenuPicture, checkPages, checkRects, readAtlas } from './atlas-checks.ts';

const sides = ['US', 'DE'] as const;

/** Every picture the box asks for. */
function needed(): string[] {
  const names = [
    'tile/back',
    'radio',
    ...BOX.tileFaces.map((t) => `tile/${t.face}`),
    ...BOX.cards.map((c) => `card/${c.id}`),
    ...[...COUNTERS.keys()].flatMap((id) => [`counter/${id}`, `counter/${id}/suppressed`]),
    ...Object.keys(BOX.objectiveMarkers).map((points) => `objective/${points}`),
  ];
  for (const side of sides) {
    names.push(`card/back-${side}`, `initiative/${side}`, `target/${side}`);
    names.push(`control/${side}-scouted`, `control/${side}-controlled`);
    names.push(...BOX.spawnMarkers[side].map((label) => `spawn/${side}-${label}`));
    names.push(...['deck', 'discard', 'play', 'supply', 'hand', 'removed'].map((zone) => `zone/${side}-${zone}`));
  }
  return names;
}

describe('the committed atlas of undaunted', () => {
  it('has every face of the box and no other', () => {
    expect(Object.keys(readAtlas('undaunted').faces).sort()).toEqual(needed().sort());
  });

  it('has its pages in the sizes of the index', () => checkPages('undaunted'));

  it('keeps rectangles inside their pages and apart', () => checkRects('undaunted'));

  it('keeps each form on one page, in the form’s own shape', () => {
    const forms = {
      tile: 'tile',
      card: 'card',
      counter: 'counter',
      control: 'control',
      spawn: 'spawn',
      target: 'target',
    };
    for (const [prefix, form] of Object.entries(forms)) {
      const { w, d } = FORMS[form as keyof typeof FORMS];
      checkForm('undaunted', `${prefix}/`, w / d);
    }
    for (const side of sides) {
      checkForm('undaunted', `zone/${side}-deck`, FORMS.pile.w / FORMS.pile.d);
      checkForm('undaunted', `zone/${side}-hand`, FORMS.row.w / FORMS.row.d);
      checkForm('undaunted', `zone/${side}-supply`, FORMS.block.w / FORMS.block.d);
    }
  });

  it('has a menu picture for every scenario and for the game', async () => {
    for (const { id } of CATALOGUE) await checkMenuPicture(`undaunted/menu/${id}.webp`);
    await checkMenuPicture('undaunted/menu/game.webp');
  });
});
