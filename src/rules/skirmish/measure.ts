import type { Drawing, Spot } from '../../models/table/drawing.ts';
import { discGap } from '../geometry/gap.ts';
import type { Measured } from '../kernel/aim.ts';
import { lineOn, rectOn, spotOf } from './drawing.ts';
import { type AnyModel, base, nameOf, standing } from './field.ts';
import { sightTool } from './preview.ts';
import type { SkirmishView } from './view.ts';

/** Where a sight line begins and ends on a base, as the first model sees it; in the order of `sightLines`. */
const ENDS = ['centre', 'left', 'right'];
const LINES = ENDS.flatMap((from) => ENDS.map((to) => `${from} to ${to}`));
const CARDS = { cover: 'Cover', smoke: 'Smoke', fire: 'Fire' } as const;

/**
 * The tape between two places; between two bases it is the gap, with all nine sight lines and what blocks each
 * (SK-RUL-05).
 */
export function measure(view: SkirmishView, from: Spot, to: Spot): Measured {
  const spot = (model: AnyModel): Spot => spotOf(view.scenario.table, model);
  const under = (at: Spot): AnyModel | undefined =>
    standing(view).find((model) => {
      const { x, z } = spot(model);
      return Math.hypot(at.x - x, at.z - z) <= base(model).r;
    });
  const [a, b] = [under(from), under(to)];
  const ends = [a ? spot(a) : from, b ? spot(b) : to] as const;
  const middle = { x: (ends[0].x + ends[1].x) / 2, z: (ends[0].z + ends[1].z) / 2 };
  const tape = (length: number): Drawing[] => [
    { kind: 'line', points: [...ends], tone: 'plain', width: 0.3 },
    { kind: 'label', at: middle, text: `${length.toFixed(1)} cm`, tone: 'plain' },
  ];
  const sight = a && b && a !== b ? sightTool(view, a.id, b.id) : null;
  if (!a || !b || !sight) {
    const length = Math.hypot(ends[0].x - ends[1].x, ends[0].z - ends[1].z);
    return { summary: [`${length.toFixed(2)} cm`], drawings: tape(length) };
  }
  const gap = discGap(base(a), base(b));
  const cards = [...view.terrain, ...view.hazards].flatMap((card) => {
    const stopped = sight.lines.flatMap(({ blockers }, i) => (blockers.includes(card.id) ? [LINES[i] ?? ''] : []));
    return stopped.length > 0 ? [{ card, stopped }] : [];
  });
  return {
    summary: [
      `${nameOf(a)} to ${nameOf(b)}: ${gap.toFixed(2)} cm from base to base`,
      `${sight.open} of ${sight.lines.length} sight lines open`,
      ...cards.map(({ card: { kind, cx, cy }, stopped }) => {
        const which = stopped.length === LINES.length ? 'all' : stopped.join(', ');
        return `${CARDS[kind]} at ${cx}, ${cy} blocks ${which}`;
      }),
    ],
    drawings: [
      ...cards.map(({ card }) => rectOn(view.scenario.table, card, 'bad')),
      ...sight.lines.map((line) =>
        lineOn(view.scenario.table, [line.from, line.to], line.blockers.length > 0 ? 'bad' : 'good', 0.18),
      ),
      { kind: 'label', at: middle, text: `${gap.toFixed(1)} cm`, tone: 'plain' },
    ],
  };
}
