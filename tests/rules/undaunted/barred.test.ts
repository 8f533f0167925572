import { describe, expect, test } from 'vitest';
import { Session } from '../../../src/machines/session/session.ts';
import { undaunted } from '../../../src/machines/undaunted/game.ts';

/** A Scout of the US side that is being played, with or without a Fog of War card in hand. */
function scouting(hand: readonly string[], suppressed = false): Session {
  const position = {
    game: 'undaunted',
    scenario: 'la-raye',
    phase: 'turn',
    toMove: 'US',
    initiative: 'US',
    counters: [
      { id: 'US-SCOUT-A', tile: '17B', suppressed },
      { id: 'US-RIFLEMAN-A', tile: '17B' },
      { id: 'US-RIFLEMAN-B', tile: '17B' },
      { id: 'DE-RIFLEMAN-A', tile: '5B' },
      { id: 'DE-RIFLEMAN-B', tile: '5B' },
    ],
    control: [{ side: 'US', tile: '17B', state: 'scouted' }],
    US: { hand: ['US-SCOUT-A-1', ...hand], deck: ['US-RIFLEMAN-A-1', 'US-RIFLEMAN-B-1'] },
    DE: { hand: ['DE-RIFLEMAN-A-1'], deck: ['DE-SCOUT-A-1', 'DE-RIFLEMAN-B-1'] },
  };
  const session = Session.begin(undaunted, { game: 'undaunted', scenario: 'la-raye', seed: 1, position });
  session.act('US', { verb: 'play', noun: 'US-SCOUT-A-1' });
  return session;
}

const named = ({ game, state }: Session, seat: string) => game.barred?.(state, seat);

describe('printed actions that cannot be taken', () => {
  test('[UN-REC-04] Recon without a Fog of War card in hand is named, with its clause', () => {
    const { game, state } = scouting([]);
    const found = game.barred?.(state, 'US') ?? [];
    expect(found.map(({ label, violation }) => [label, violation.clause])).toEqual([['Recon', 'UN-REC-04']]);
    for (const { label, violation } of found) {
      const noun = label.split(' ')[0] as string;
      expect(game.check(state, 'US', { verb: 'use', noun })).toEqual(violation);
    }
  });

  test('[UN-REC-04] what can be taken is not among them', () => {
    const { game, state } = scouting(['US-FOG-1']);
    expect(game.barred?.(state, 'US').map(({ label }) => label)).toEqual([]);
  });

  test('[UN-TURN-06] what is asked for now bears its clause, so that a refusal can tell it', () => {
    const { game, state } = scouting([]);
    expect(game.status(game.view(state, 'US')).clause).toBe('UN-TURN-06');
  });

  test('nothing is named to the other side, nor where the card is suppressed and does nothing at all', () => {
    expect(named(scouting([]), 'DE')).toEqual([]);
    expect(named(scouting([], true), 'US')).toEqual([]);
  });

  test('together with the legal ones they are all that the card prints', () => {
    const { game, state } = scouting([]);
    const legal = game.legalActions(state, 'US').flatMap(({ verb, noun }) => (verb === 'use' ? [noun] : []));
    const barred = (game.barred?.(state, 'US') ?? []).map(({ label }) => label.split(' ')[0]);
    expect([...legal, ...barred].sort()).toEqual(['Attack', 'Conceal', 'Recon', 'Scout']);
  });
});
