import { describe, expect, test } from 'vitest';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import type { Piece } from '../../../src/models/table/piece.ts';
import { FORMS } from '../../../src/models/undaunted/components.ts';

const LOOSE = ['counter', 'spawn', 'target', 'objective', 'radio', 'control'];

const sizeOf = ({ form }: Piece): number => FORMS[form as keyof typeof FORMS].w;

/** Counters and markers of which one lies over the other, whatever their heights. */
function covered(position: object | undefined, scenario: string, viewer: string): string[] {
  const setup = { game: 'undaunted', scenario, seed: 1, ...(position && { position }) };
  const pieces = undaunted
    .table(undaunted.view(undaunted.start(setup), viewer))
    .filter(({ form }) => LOOSE.includes(form));
  return pieces.flatMap((a, index) =>
    pieces.slice(index + 1).flatMap((b) => {
      const reach = (sizeOf(a) + sizeOf(b)) / 2 - 0.01;
      const meets = Math.abs(a.pose.x - b.pose.x) < reach && Math.abs(a.pose.z - b.pose.z) < reach;
      return meets ? [`${a.id} and ${b.id}`] : [];
    }),
  );
}

describe('places on a tile', () => {
  test.each(undaunted.scenarios.map(({ id }) => id))(
    '%s is set up with every counter and marker in full sight',
    (id) => {
      for (const viewer of ['US', 'DE']) expect(covered(undefined, id, viewer)).toEqual([]);
    },
  );

  test('a target marker leaves six counters on its tile in full sight', () => {
    const on = (id: string, tile: string) => ({ id, tile });
    const counters = ['MORTAR', 'RIFLEMAN-A', 'RIFLEMAN-B', 'SCOUT-A', 'SCOUT-B', 'MACHINEGUNNER-A'].map((unit) =>
      on(`US-${unit}`, '16A'),
    );
    const position = {
      game: 'undaunted',
      scenario: 'hill-61',
      phase: 'turn',
      toMove: 'US',
      initiative: 'US',
      round: 3,
      counters: [...counters, on('DE-RIFLEMAN-A', '8A')],
      target: { US: '16A', DE: null },
    };
    expect(covered(position, 'hill-61', 'US')).toEqual([]);
  });
});
