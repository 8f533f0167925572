import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { edgesOf, matFace } from '../../../src/models/skirmish/components.ts';
import { SCENARIOS } from '../../../src/models/skirmish/scenarios.ts';
import { type Scenario, SIDES, type Side, type Zone } from '../../../src/models/skirmish/schema.ts';
import { zoneOf } from '../../../src/rules/skirmish/setup.ts';
import { start } from '../../../src/rules/skirmish/start.ts';
import type { Model, SkirmishState } from '../../../src/rules/skirmish/state.ts';
import { check } from '../../../src/rules/skirmish/verbs.ts';
import { inksBySide } from '../../../tools/textures/skirmish/inks.ts';
import { matPrintSvg, matScale } from '../../../tools/textures/skirmish/mats.ts';
import { readAtlas, textures } from './atlas-checks.ts';

/** Every mat that is printed. */
const PRINTS = SCENARIOS.flatMap((scenario) => edgesOf(scenario).map((edges) => ({ scenario, edges })));
/** A zone is printed so far within its true border, cm. */
const WITHIN = 5 / matScale;

const number = (element: string, name: string): number =>
  Number(new RegExp(`\\b${name}="([-\\d.]+)"`).exec(element)?.[1]);

/** The zone of a side as it is read off the print, in the coordinates that the ticks along the edges count. */
function printed(svg: string, side: Side, h: number): Zone {
  const rects = [...svg.matchAll(/<rect [^>]*>/g)].map(([rect]) => rect);
  const [rect, second] = rects.filter((one) => one.includes(inksBySide[side].deep));
  if (!rect || second) throw new Error(`expected one zone of ${side}`);
  const [x, y] = [number(rect, 'x') / matScale, number(rect, 'y') / matScale];
  const [w, d] = [number(rect, 'width') / matScale, number(rect, 'height') / matScale];
  return { x0: x - WITHIN, y0: h - y - d - WITHIN, x1: x + w + WITHIN, y1: h - y + WITHIN };
}

/** What the rules say to a Trooper of a side that is to be put down there. */
function deploys(scenario: Scenario, edges: Scenario['edges'], side: Side, x: number, y: number): string {
  const bare = start({ game: 'skirmish', scenario: scenario.id, seed: 1 });
  const trooper: Model = {
    ...{ id: `${side}-trooper-1`, type: 'trooper', side, place: 'hand', x: 0, y: 0, heading: 0 },
    ...{ suppressed: false, activated: false, explosives: false, allowance: 0, orders: [] },
  };
  const step = { kind: 'deploy' as const, side };
  const state: SkirmishState = { ...bare, phase: 'deployment', edges, terrain: [], models: [trooper], step };
  const action = { verb: 'deploy', noun: { model: trooper.id, x, y, heading: 0 } };
  return check(state, side, action)?.clause ?? '';
}

/** How much more red than blue a committed mat has between two heights, cm, of 255. */
async function warmthOf(scenario: Scenario, edges: Scenario['edges']): Promise<(from: number, to: number) => number> {
  const { faces, pages } = readAtlas('skirmish');
  const face = faces[matFace(scenario, edges)];
  const file = pages[face?.page ?? -1]?.file;
  if (!face || !file) throw new Error(`expected ${matFace(scenario, edges)}`);
  const area = { left: face.x, top: face.y, width: face.w, height: face.h };
  const land = await sharp(`${textures}skirmish/${file}`).removeAlpha().extract(area).raw().toBuffer();
  const row = (y: number): number => 3 * face.w * Math.round((1 - y / scenario.table.h) * face.h);
  return (from, to) => {
    let sum = 0;
    for (let i = row(to); i < row(from); i += 3) sum += (land[i] ?? 0) - (land[i + 2] ?? 0);
    return (3 * sum) / (row(from) - row(to));
  };
}

describe('deployment zones on the mats', () => {
  it('[SK-MIS-08] [SK-RUL-49] are printed where the rules have them, whichever edges the sides have', () => {
    for (const { scenario, edges } of PRINTS) {
      const { h } = scenario.table;
      const svg = matPrintSvg(scenario, edges);
      for (const side of SIDES) {
        const [zone, ruled] = [printed(svg, side, h), zoneOf({ scenario, edges }, side)];
        for (const key of ['x0', 'y0', 'x1', 'y1'] as const) expect(zone[key]).toBeCloseTo(ruled[key], 6);
      }
    }
  });

  it('[SK-MIS-08] [SK-RUL-52] a model may be put down inside the printed zone and nowhere else', () => {
    const spots = fc.record({ x: fc.integer({ min: 0, max: 1200 }), y: fc.integer({ min: 0, max: 1200 }) });
    const radius = 1.5;
    fc.assert(
      fc.property(fc.constantFrom(...PRINTS), fc.constantFrom(...SIDES), spots, ({ scenario, edges }, side, spot) => {
        const { w, h } = scenario.table;
        const [x, y] = [(spot.x / 1200) * w, (spot.y / 1200) * h].map((cm) => Math.round(cm * 100) / 100);
        const zone = printed(matPrintSvg(scenario, edges), side, h);
        if (x === undefined || y === undefined) throw new Error('expected a spot');
        const room = Math.min(x - zone.x0, zone.x1 - x, y - zone.y0, zone.y1 - y) - radius;
        fc.pre(Math.abs(room) > 0.01);
        expect(deploys(scenario, edges, side, x, y)).toBe(room > 0 ? '' : 'SK-RUL-52');
      }),
    );
  });

  it('[SK-MIS-08] nothing but the zones differs between the two prints: the ticks count on', () => {
    const rest = (svg: string) => svg.replaceAll(/<rect [^>]*stroke-dasharray[^>]*>/g, '');
    for (const scenario of SCENARIOS) {
      const [first, second] = edgesOf(scenario).map((edges) => matPrintSvg(scenario, edges));
      if (!first || !second) continue;
      expect(second).not.toBe(first);
      expect(rest(second)).toBe(rest(first));
      expect(rest(second)).toContain('>50<');
    }
  });

  it('[SK-MIS-08] the committed pictures show the same land twice, with the inks of the zones exchanged', async () => {
    for (const scenario of SCENARIOS) {
      const [first, second] = await Promise.all(edgesOf(scenario).map((edges) => warmthOf(scenario, edges)));
      if (!first || !second) continue;
      const { h } = scenario.table;
      const change = (from: number, to: number) => second(from, to) - first(from, to);
      expect(change(3, 12)).toBeGreaterThan(4);
      expect(change(h - 12, h - 3)).toBeLessThan(-4);
      expect(Math.abs(change(h / 2 - 5, h / 2 + 5))).toBeLessThan(1);
    }
  });
});
