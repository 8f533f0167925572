import { describe, expect, test } from 'vitest';
import { at, cards, type Side } from './table.ts';

const FAR_FROM_7A = ['11A', '12B', '14B', '15B', '16A', '17B', '18B', '4B', '6A', '8A'];

const mortar = (counters: string[], target?: string, more: { hand?: string[]; toMove?: Side } = {}) =>
  at({
    counters: ['US-MORTAR@7A', 'US-RIFLEMAN-A@7A', ...counters],
    target: target === undefined ? {} : { US: target },
    US: { hand: more.hand ?? ['US-MORTAR-1'] },
  });

describe('Target', () => {
  test('[UN-TGT-01] the target marker goes three tiles or more from the Mortar', () => {
    const table = mortar(['DE-RIFLEMAN-A@8A']).use('US', 'US-MORTAR-1', 'Target');
    expect(table.nouns('US', 'target')).toEqual(FAR_FROM_7A);
    expect(['UN-TGT-01', 'UN-RUL-13']).toContain(table.refused('US', 'target', '9A').clause);
    table.act('US', 'target', '4B');
    expect(table.position().target).toEqual({ US: '4B', DE: null });
  });

  test('[UN-TGT-02] a marker on the board is moved to a different tile', () => {
    const table = mortar(['DE-RIFLEMAN-A@8A'], '16A').use('US', 'US-MORTAR-1', 'Target');
    expect(table.nouns('US', 'target')).toEqual(FAR_FROM_7A.filter((tile) => tile !== '16A'));
    expect(table.refused('US', 'target', '16A').clause).toBe('UN-TGT-02');
    table.act('US', 'target', '12B');
    expect(table.position().target.US).toBe('12B');
  });

  test('[UN-TGT-03] the marker stays until it is moved or its Mortar is', () => {
    const table = mortar(['DE-RIFLEMAN-A@8A'], '16A', { hand: [] });
    for (let round = 3; round < 6; ) {
      const { phase, toMove } = table.position();
      if (phase === 'initiative') table.bid();
      else table.act(toMove, 'end-turn');
      round = table.position().round;
      expect(table.position().target.US).toBe('16A');
    }
  });
});

describe('Blast', () => {
  test('[UN-ATK-04] every counter on the target tile is attacked, own ones included', () => {
    const table = mortar(['DE-RIFLEMAN-A@8A', 'DE-SCOUT-A@8A', 'US-SCOUT-A@8A', 'DE-SCOUT-B@4B'], '8A');
    table.use('US', 'US-MORTAR-1', 'Blast');
    expect(table.nouns('US', 'blast')).toEqual(['DE-RIFLEMAN-A', 'DE-SCOUT-A', 'US-SCOUT-A']);
    const attacked: string[] = [];
    for (const counter of ['US-SCOUT-A', 'DE-RIFLEMAN-A', 'DE-SCOUT-A']) {
      table.blast('US', counter);
      attacked.push(table.dice.purpose);
      table.roll(1);
    }
    expect(new Set(attacked).size).toBe(3);
    expect(table.state.pending).toBeNull();
    expect(table.verbs('US')).toEqual(['end-turn']);
  });

  test('[UN-ATK-05] each counter is attacked apart: own defence, own dice, own result', () => {
    const table = at({
      counters: ['US-MORTAR@7A', 'US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@14B', 'DE-SCOUT-A@14B'],
      target: { US: '14B' },
      US: { hand: ['US-MORTAR-1'] },
      DE: { hand: ['DE-RIFLEMAN-A-1', 'DE-SCOUT-A-1'] },
    });
    table.use('US', 'US-MORTAR-1', 'Blast');
    table.blast('US', 'DE-RIFLEMAN-A');
    expect(table.dice.dice).toHaveLength(1);
    expect(table.dice.succeeds.toSorted()).toEqual([0, 5, 6, 7, 8, 9]);
    table.roll(5);
    table.blast('US', 'DE-SCOUT-A');
    expect(table.dice.succeeds.toSorted()).toEqual([0, 6, 7, 8, 9]);
    table.roll(5);
    expect(table.position().DE).toMatchObject({ hand: ['DE-SCOUT-A-1'], removed: ['DE-RIFLEMAN-A-1'] });
  });

  test('[UN-ATK-06] Blast cannot be chosen while the target marker is off the board', () => {
    const table = mortar(['DE-RIFLEMAN-A@8A']).act('US', 'play', 'US-MORTAR-1');
    expect(table.nouns('US', 'use')).toEqual(['Move', 'Target']);
    expect(table.refused('US', 'use', 'Blast').clause).toBe('UN-ATK-06');
  });

  test('[UN-DEF-06] Blast gives no range bonus', () => {
    // Five tiles away, base 4, farm with cover 2.
    const table = mortar(['DE-RIFLEMAN-A@8A'], '8A').use('US', 'US-MORTAR-1', 'Blast').blast('US', 'DE-RIFLEMAN-A');
    expect(table.dice.succeeds.toSorted()).toEqual([0, 6, 7, 8, 9]);
  });

  test('[UN-COMP-04] a side has one target marker: taking Target again moves it', () => {
    const table = mortar(['DE-RIFLEMAN-A@8A'], '16A', { hand: cards('US-MORTAR', 1, 2) });
    table.use('US', 'US-MORTAR-1', 'Target').act('US', 'target', '4B');
    const markers = table.pieces().filter((piece) => piece.front === 'target/US' && piece.zone.startsWith('tile:'));
    expect(markers.map((piece) => piece.zone)).toEqual(['tile:4B']);
  });
});
