import { describe, expect, it, vi } from 'vitest';
import { ask, randomPlayer } from '../../../src/bots/player.ts';
import { seededDice, step } from '../../../src/bots/playout.ts';
import { rulePlayer } from '../../../src/bots/skirmish/rule-player.ts';
import { Session } from '../../../src/machines/session/session.ts';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import { seeded } from '../../../src/rules/kernel/random.ts';
import { model, scene } from '../../rules/skirmish/play.ts';

vi.setConfig({ testTimeout: 240_000 });

/** Plays ready armies, the rule player on one side; the winner. */
function winner(scenario: string, side: 'A' | 'B', seed: number): string | null | undefined {
  const session = Session.begin(skirmish, { game: 'skirmish', scenario, seed });
  session.act('A', { verb: 'quick-start' });
  session.act('B', { verb: 'quick-start' });
  const random = seeded(seed + 40);
  const players = { A: randomPlayer, B: randomPlayer, [side]: rulePlayer };
  while (session.length < 5000 && step(session as never, players as never, seededDice(random), random));
  return session.state.over?.winner;
}

describe('the player by rules of thumb', () => {
  it.each(skirmish.scenarios.map(({ id }) => id))('beats random play in %s, on either side', (scenario) => {
    const won = [1, 2, 3].flatMap((seed) => (['A', 'B'] as const).map((side) => winner(scenario, side, seed) === side));
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(5);
  });

  it('decides from a view alone: the same view, the same decision, whatever the enemy hides', () => {
    const session = Session.begin(skirmish, { game: 'skirmish', scenario: 'ammunition-dump', seed: 4 });
    const random = seeded(9);
    const dice = seededDice(random);
    let compared = 0;
    while (session.length < 150 && step(session as never, { A: randomPlayer, B: randomPlayer }, dice, random)) {
      const movers = skirmish.toMove(session.state);
      const [seat] = Array.isArray(movers) ? movers : [];
      if (seat === undefined) continue;
      const swapped = skirmish.swapSecrets(session.state, seat, seeded(session.length));
      const [one, two] = [session.state, swapped].map((state) => ask(skirmish, state, seat, rulePlayer, seeded(1)));
      expect(two).toEqual(one);
      compared++;
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('blows the target up, runs for the edge, and rallies first', () => {
    const decide = (play: ReturnType<typeof scene>): unknown => ask(skirmish, play.state, 'A', rulePlayer, seeded(1));
    const sapper = scene([model('A-sapper-1', 50, 59.35, { orders: ['fire'] }), model('B-trooper-1', 50, 90)], {
      scenario: 'satellite-sabotage',
      active: 'A-sapper-1',
      locations: 'scenario',
    });
    expect(decide(sapper)).toMatchObject({ verb: 'sabotage' });
    const envoy = scene([model('A-envoy-1', 40, 101, { orders: ['move'] }), model('B-trooper-1', 10, 5)], {
      scenario: 'envoy-run',
      active: 'A-envoy-1',
    });
    envoy.act('A', 'move', 'sure');
    const go = decide(envoy) as { verb: string; noun: never };
    expect(envoy.act('A', go.verb as 'go', go.noun).state.over?.clause).toBe('SK-MIS-01');
    const pinned = scene(
      [
        model('A-trooper-1', 60, 60, { heading: 90, status: 'suppressed', orders: ['rally', 'fire'] }),
        model('B-trooper-1', 60, 75),
      ],
      { active: 'A-trooper-1' },
    );
    expect(decide(pinned)).toEqual({ verb: 'rally', noun: 'A-trooper-1' });
  });
});
