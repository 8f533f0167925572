import { describe, expect, test } from 'vitest';
import { at, cards } from './table.ts';

describe('Suppressed units', () => {
  test('[UN-SUPP-01] a suppressed unit performs no action', () => {
    const table = at({
      counters: ['US-MACHINEGUNNER-A@7A!', 'US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A'],
      US: { hand: ['US-MACHINEGUNNER-A-1'] },
    });
    table.act('US', 'play', 'US-MACHINEGUNNER-A-1');
    expect(['UN-SUPP-01', 'UN-SUPP-02', 'UN-RUL-18']).toContain(table.refused('US', 'use', 'Attack').clause);
    table.act('US', 'ready');
    expect(table.state.pending).toBeNull();
    expect(table.verbs('US')).toEqual(['end-turn']);
  });

  test('[UN-SUPP-02] its card turns the counter ready instead and goes to the play area', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@7A!', 'DE-RIFLEMAN-A@8A'],
      control: ['US@10A'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
    });
    table.act('US', 'play', 'US-RIFLEMAN-A-1').act('US', 'ready');
    expect(table.counter('US-RIFLEMAN-A')).toEqual({ id: 'US-RIFLEMAN-A', tile: '7A', suppressed: false });
    expect(table.position().US).toMatchObject({ hand: [], play: ['US-RIFLEMAN-A-1'] });
  });

  test('[UN-SUPP-03] once ready it acts with the next card, in the same turn', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@7A!', 'DE-RIFLEMAN-A@8A'],
      control: ['US@7A', 'US@10A'],
      US: { hand: cards('US-RIFLEMAN-A', 1, 2) },
    });
    table.act('US', 'play', 'US-RIFLEMAN-A-1').act('US', 'ready');
    table.act('US', 'play', 'US-RIFLEMAN-A-2');
    expect(table.nouns('US', 'use')).toEqual(['Attack', 'Control', 'Move']);
  });
});
