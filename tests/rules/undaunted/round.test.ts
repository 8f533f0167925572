import { describe, expect, test } from 'vitest';
import { at, begin } from './table.ts';

describe('Round structure', () => {
  test('[UN-ROUND-01] draw cards, determine initiative, player turns', () => {
    const table = begin('la-raye', 3);
    expect(table.state.phase).toBe('initiative');
    table.bid();
    table.act(table.position().toMove, 'end-turn');
    const mark = table.log().length;
    table.act(table.position().toMove, 'end-turn').bid();
    table.act(table.position().toMove, 'end-turn');
    const phases: [RegExp, string][] = [
      [/draws 4 cards/, 'draw'],
      [/^Bids/, 'initiative'],
      [/takes the first turn/, 'firstPlayerTurn'],
      [/takes the second turn/, 'secondPlayerTurn'],
    ];
    const steps = table
      .since(mark)
      .flatMap((line) => phases.flatMap(([words, phase]) => (words.test(line) ? [phase] : [])));
    expect(steps).toEqual(['draw', 'draw', 'initiative', 'firstPlayerTurn', 'secondPlayerTurn']);
    expect(table.state.phase).toBe('secondPlayerTurn');
  });

  test('[UN-ROUND-02] rounds repeat until a player has won', () => {
    const table = at({ toMove: 'DE', round: 7, counters: ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A'] });
    const mark = table.log().length;
    table.act('DE', 'end-turn');
    expect(table.position()).toMatchObject({ round: 8, phase: 'initiative' });
    expect(table.since(mark).join('\n')).toMatch(/round 8/i);
  });
});
