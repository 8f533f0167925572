import type { Drawing, Spot } from '../../models/table/drawing.ts';
import { discGap } from '../geometry/gap.ts';
import type { Measured } from '../kernel/aim.ts';
import { type AnyModel, base, nameOf, standing } from './field.ts';
import { sightTool } from './preview.ts';
import type { SkirmishView } from './view.ts';

/** The tape between two places; between two bases it is the gap, with all nine sight lines (SK-RUL-05). */
export function measure(view: SkirmishView, from: Spot, to: Spot): Measured {
  const { w, h } = view.scenario.table;
  const spot = ({ x, y }: { x: number; y: number }): Spot => ({ x: x - w / 2, z: h / 2 - y });
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
  const lines = sight.lines.map(
    (line): Drawing => ({
      kind: 'line',
      points: [spot(line.from), spot(line.to)],
      tone: line.blockers.length > 0 ? 'bad' : 'good',
      width: 0.18,
    }),
  );
  const cards = new Set(sight.lines.flatMap(({ blockers }) => blockers));
  const blocking = [...view.terrain, ...view.hazards].filter(({ id }) => cards.has(id));
  const rects = blocking.map(
    (card): Drawing => ({
      kind: 'rect',
      at: spot({ x: card.cx, y: card.cy }),
      w: card.w,
      d: card.h,
      heading: card.deg,
      tone: 'bad',
    }),
  );
  return {
    summary: [
      `${nameOf(a)} to ${nameOf(b)}: ${gap.toFixed(2)} cm from base to base`,
      `${sight.open} of ${sight.lines.length} sight lines open`,
    ],
    drawings: [...rects, ...lines, { kind: 'label', at: middle, text: `${gap.toFixed(1)} cm`, tone: 'plain' }],
  };
}
