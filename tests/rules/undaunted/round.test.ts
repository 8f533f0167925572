import { describe, expect, test } from 'vitest';
import { at, begin } from './table.ts';

describe('Round structure', () => {
  test('[UN-ROUND-01] draw cards, determine initiative, player turns', () => {
    const table = begin('la-raye', 3);
    expect(table.state.phase).toBe('initiative');
    table.bid();
    table.act(table.position().toMove, 'end-turn');
    const mark = table.session.length;
    table.act(table.position().toMove, 'end-turn').bid();
    table.act(table.position().toMove, 'end-turn');
    const steps: string[] = [];
    for (let count = mark + 1; count <= table.session.length; count++) {
      for (const news of table.session.at(count).news) {
        if (news.type === 'phase') steps.push(news.phase);
        if (news.type === 'turn') steps.push(news.first ? 'firstPlayerTurn' : 'secondPlayerTurn');
      }
    }
    expect(steps).toEqual(['draw', 'initiative', 'firstPlayerTurn', 'secondPlayerTurn']);
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
