import { describe, expect, test } from 'vitest';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import { SCENARIOS } from '../../../src/rules/undaunted/scenarios.ts';
import { field, pin, points } from './drills.ts';
import { at, cards, type Setting } from './table.ts';

const riflemen = ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A'];
const laRaye = (setting: Setting) => at({ scenario: 'la-raye', ...setting });
/** Cards without Control and without Bolster: whoever has only these keeps the points it has. */
const HOPELESS = ['US-SCOUT-A-1', 'US-SCOUT-A-2'];

describe('End of the game', () => {
  test('[UN-END-01] each side has its own victory condition', () => {
    expect(SCENARIOS.get('hold-the-mill')?.victory).toEqual({
      US: { type: 'objective', points: 5 },
      DE: { type: 'pin', points: null },
    });
    const mill: Setting = {
      scenario: 'hold-the-mill',
      US: { deck: ['US-RIFLEMAN-A-1', 'US-SCOUT-A-1'] },
      DE: { deck: ['DE-RIFLEMAN-A-1', 'DE-SCOUT-A-1'] },
    };
    const german = at({ ...mill, counters: ['US-SCOUT-A@2B', 'DE-RIFLEMAN-A@16B'], over: true });
    expect(german.outcome()?.winner).toBe('DE');
    const counters = ['US-RIFLEMAN-A@2B', 'DE-SCOUT-A@16B'];
    expect(at({ ...mill, counters, control: ['US@10A*', 'US@13B*'] }).outcome()).toBeNull();
    const american = at({ ...mill, counters, control: ['US@10A*', 'US@13B*', 'US@5A*'], over: true });
    expect(american.outcome()).toMatchObject({ winner: 'US', clause: 'UN-END-03' });
  });

  test('[UN-END-02] the game ends the moment a condition is met', () => {
    const table = laRaye({
      counters: ['US-RIFLEMAN-A@16B', 'DE-RIFLEMAN-A@5B'],
      control: ['US@6A*', 'US@13B*', 'US@16B'],
      US: { hand: cards('US-RIFLEMAN-A', 1, 2, 3) },
    });
    expect(table.points('US')).toBe(4);
    table.use('US', 'US-RIFLEMAN-A-1', 'Control');
    expect(table.outcome()).toMatchObject({ winner: 'US', clause: 'UN-END-03' });
    expect(undaunted.toMove(table.state)).toBe('none');
    expect([table.legal('US'), table.legal('DE')]).toEqual([[], []]);
    table.refused('US', 'play', 'US-RIFLEMAN-A-2');
    table.refused('US', 'end-turn');
    expect(table.position().US.hand).toEqual(cards('US-RIFLEMAN-A', 2, 3));
  });

  test('[UN-END-03] the points on controlled tiles are added up; the required number or more wins', () => {
    const table = laRaye({
      toMove: 'DE',
      initiative: 'DE',
      counters: ['US-RIFLEMAN-A@17B', 'DE-RIFLEMAN-A@13B'],
      control: ['DE@5B*', 'DE@2B*', 'DE@13B'],
      DE: { hand: ['DE-RIFLEMAN-A-1'] },
    });
    expect(table.points('DE')).toBe(4);
    table.use('DE', 'DE-RIFLEMAN-A-1', 'Control');
    expect(table.points('DE')).toBe(6);
    expect(table.outcome()?.winner).toBe('DE');
  });

  test('[UN-END-04] only controlled tiles count', () => {
    const table = laRaye({
      counters: ['US-RIFLEMAN-A@13B', 'DE-RIFLEMAN-A@8A'],
      control: ['US@6A*', 'US@13B', 'US@5B', 'US@2B'],
    });
    expect(table.points('US')).toBe(2);
  });

  test('[UN-END-05] a side is pinned when it has no Rifleman counter on the board', () => {
    const drill = field(pin, points(7));
    const counters = ['US-SCOUT-A@7A', 'DE-SCOUT-A@8A', 'DE-MACHINEGUNNER-A@8A'];
    const pinned = at({ drill, counters, over: true });
    expect(pinned.outcome()?.winner).toBe('US');
    const held = at({ drill, counters: [...counters, 'DE-RIFLEMAN-B@8A!'] });
    expect(held.outcome()).toBeNull();
  });

  test('[UN-END-06] both pinned: the side with more points wins', () => {
    const control = ['US@9A*', 'DE@17B*'];
    const table = at({ counters: ['US-SCOUT-A@7A', 'DE-SCOUT-A@8A'], initiative: 'DE', control, over: true });
    expect(table.outcome()).toMatchObject({ winner: 'US', clause: 'UN-END-06' });
    const mirrored = at({
      counters: ['US-SCOUT-A@7A', 'DE-SCOUT-A@8A'],
      control: ['DE@9A*', 'US@17B*'],
      over: true,
    });
    expect(mirrored.outcome()?.winner).toBe('DE');
    const empty = at({ counters: ['US-SCOUT-A@7A', 'DE-SCOUT-A@8A'], control: ['DE@10A*'], over: true });
    expect(empty.outcome()).toMatchObject({ winner: 'DE', clause: 'UN-END-06' });
    const byFire = at({
      counters: ['US-SCOUT-A@3B', 'DE-RIFLEMAN-A@1A'],
      control,
      initiative: 'DE',
      US: { hand: ['US-SCOUT-A-1'] },
    });
    byFire.use('US', 'US-SCOUT-A-1', 'Attack').act('US', 'attack', 'DE-RIFLEMAN-A').roll(0);
    expect(byFire.outcome()).toMatchObject({ winner: 'US', clause: 'UN-END-06' });
  });

  test('[UN-END-07] both pinned and level: the holder of the marker wins', () => {
    for (const initiative of ['US', 'DE'] as const) {
      const table = at({
        initiative,
        counters: ['US-SCOUT-A@7A', 'DE-SCOUT-A@8A'],
        control: ['US@9A*', 'DE@16A*'],
        over: true,
      });
      expect(table.outcome()).toMatchObject({ winner: initiative, clause: 'UN-END-07' });
    }
  });

  test('[UN-END-08] a side that can no longer reach its points counts as pinned', () => {
    const setting = (deck: string[]): Setting => ({
      counters: ['US-RIFLEMAN-A@2B', 'DE-SCOUT-A@8A'],
      control: ['US@6A*'],
      US: { deck, removed: ['US-RIFLEMAN-A-1', 'US-RIFLEMAN-B-1'] },
      DE: { deck: ['DE-RIFLEMAN-A-1', 'DE-SCOUT-A-1'] },
    });
    // The German side has no Rifleman counter: with the US counted as pinned too the game is decided.
    const lost = laRaye({ ...setting(HOPELESS), over: true });
    expect(lost.outcome()?.winner).toBe('US');
    expect(laRaye(setting([...HOPELESS, 'US-RIFLEMAN-A-2'])).outcome()).toBeNull();
  });

  test('[UN-END-09] beyond all hope against a pinning opponent: the opponent wins at once', () => {
    const drill = field(points(7), pin);
    const table = at({ drill, counters: riflemen, control: ['US@9A*'], US: { deck: HOPELESS }, over: true });
    expect(table.outcome()).toMatchObject({ winner: 'DE', clause: 'UN-END-09' });
    // The last Rifleman card falls, the counter still stands.
    const falling = at({
      drill,
      toMove: 'DE',
      initiative: 'DE',
      counters: riflemen,
      US: { hand: ['US-RIFLEMAN-A-1'], deck: HOPELESS },
      DE: { hand: ['DE-RIFLEMAN-A-1'] },
    });
    falling.use('DE', 'DE-RIFLEMAN-A-1', 'Attack').act('DE', 'attack', 'US-RIFLEMAN-A').roll(0);
    expect(falling.counter('US-RIFLEMAN-A')).toBeDefined();
    expect(falling.outcome()).toMatchObject({ winner: 'DE', clause: 'UN-END-09' });
  });

  test('[UN-END-10] beyond all hope against an opponent with more points: the opponent wins at once', () => {
    const table = at({
      scenario: 'hill-61',
      counters: riflemen,
      control: ['US@9A*', 'DE@2A*'],
      US: { deck: HOPELESS },
      over: true,
    });
    expect(table.outcome()).toMatchObject({ winner: 'DE', clause: 'UN-END-10' });
  });

  test('[UN-END-11] else play goes on until the opponent has more points', () => {
    const table = at({
      scenario: 'hill-61',
      toMove: 'DE',
      initiative: 'US',
      counters: ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@18B'],
      control: ['US@2A*', 'DE@9A*', 'DE@17B*', 'DE@18B'],
      US: { deck: HOPELESS },
      DE: { hand: ['DE-RIFLEMAN-A-1'] },
    });
    expect([table.points('US'), table.points('DE')]).toEqual([3, 3]);
    table.use('DE', 'DE-RIFLEMAN-A-1', 'Control');
    expect(table.points('DE')).toBe(4);
    expect(table.outcome()?.winner).toBe('DE');
    expect(['UN-END-10', 'UN-END-11']).toContain(table.outcome()?.clause);
  });

  test('[UN-END-12] beyond all hope against an opponent that gets pinned: decided as when both are pinned', () => {
    const table = at({
      scenario: 'hill-61',
      counters: ['US-SCOUT-A@7A', 'US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@5A', 'DE-SCOUT-A@8A'],
      control: ['US@2A*', 'DE@9A*', 'DE@17B*'],
      US: { hand: ['US-SCOUT-A-1'], deck: ['US-SCOUT-A-2'] },
      DE: { deck: ['DE-RIFLEMAN-B-1', 'DE-SCOUT-A-1'] },
    });
    expect(table.outcome()).toBeNull();
    table.use('US', 'US-SCOUT-A-1', 'Attack').act('US', 'attack', 'DE-RIFLEMAN-A').roll(0);
    expect(table.counter('DE-RIFLEMAN-A')).toBeUndefined();
    expect(table.outcome()).toMatchObject({ winner: 'US', clause: 'UN-END-12' });
  });
});
