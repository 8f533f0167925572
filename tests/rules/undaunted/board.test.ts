import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutFor, SCENARIOS } from '../../../src/rules/undaunted/scenarios.ts';

/** The least number of steps, found by trying every path of growing length: slow, and nothing like the rules' own way. */
function steps(tiles: readonly { face: string; col: number; row: number }[], from: string, to: string): number {
  const touch = (a: { col: number; row: number }, b: { col: number; row: number }) => {
    const [dc, dr] = [b.col - a.col, b.row - a.row];
    return (dr === 0 && Math.abs(dc) === 1) || (dc === 0 && Math.abs(dr) === 1) || (dc === dr && Math.abs(dc) === 1);
  };
  let reached = tiles.filter(({ face }) => face === from);
  for (let count = 0; count <= tiles.length; count++) {
    if (reached.some(({ face }) => face === to)) return count;
    reached = tiles.filter((tile) => reached.some((other) => other === tile || touch(other, tile)));
  }
  return Number.POSITIVE_INFINITY;
}

describe('Distances', () => {
  const anywhere = fc
    .constantFrom(...SCENARIOS.values())
    .chain((scenario) =>
      fc.tuple(
        fc.constant(scenario),
        fc.constantFrom(...scenario.tiles),
        fc.constantFrom(...scenario.tiles),
        fc.constantFrom(...scenario.tiles),
      ),
    );

  test('[UN-RUL-03] the least number of steps, the same both ways, and no detour is shorter', () => {
    fc.assert(
      fc.property(anywhere, ([scenario, a, b, c]) => {
        const { distance } = layoutFor(scenario);
        expect(distance(a.face, b.face)).toBe(steps(scenario.tiles, a.face, b.face));
        expect(distance(a.face, b.face)).toBe(distance(b.face, a.face));
        expect(distance(a.face, c.face)).toBeLessThanOrEqual(distance(a.face, b.face) + distance(b.face, c.face));
      }),
    );
  });
});
