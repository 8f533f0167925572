import { describe, expect, it, vi } from 'vitest';
import { type Player, randomPlayer } from '../../../src/bots/player.ts';
import { seededDice, step } from '../../../src/bots/playout.ts';
import { rulePlayer } from '../../../src/bots/skirmish/rule-player.ts';
import { Session } from '../../../src/machines/session/session.ts';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import { BOX } from '../../../src/models/skirmish/box.ts';
import type { Game } from '../../../src/rules/kernel/contract.ts';
import { seeded } from '../../../src/rules/kernel/random.ts';
import type { SkirmishNews } from '../../../src/rules/skirmish/draft.ts';
import type { SkirmishState } from '../../../src/rules/skirmish/state.ts';
import { ordeal } from '../../../tools/oracles/oracles.ts';

vi.setConfig({ testTimeout: 240_000 });

const GAMES = 12;
const players = { A: randomPlayer, B: randomPlayer };

/** Plays a game at random; `look` is called after every entry. */
function play(scenario: string, seed: number, look: (state: SkirmishState) => void): Session<SkirmishState> {
  const session = Session.begin(skirmish, { game: 'skirmish', scenario, seed });
  const random = seeded(seed);
  const dice = seededDice(random);
  while (session.length < 5000 && step(session as never, players, dice, random)) look(session.state);
  return session;
}

const SCENARIO_IDS = skirmish.scenarios.map(({ id }) => id);

describe('random games', () => {
  it.each(SCENARIO_IDS)('[SK-FLIP-03] %s: sound to the end, flips only where the rules flip', (id) => {
    const reasons = new Set<string>();
    const allowed = new Set(BOX.flips.map(({ reason }) => reason));
    for (let seed = 1; seed <= GAMES; seed++) {
      const session = play(id, seed, (state) => {
        skirmish.invariants(state);
        for (const { type, data } of state.news as SkirmishNews[])
          if (type === 'coin') reasons.add(String(data?.reason));
      });
      expect(session.state.over).not.toBeNull();
    }
    expect([...reasons].filter((reason) => !allowed.has(reason))).toEqual([]);
    expect(reasons.size).toBeGreaterThan(4);
  });

  it('[SK-MIS-05] players who follow the mission come to sabotage, where chance never goes, and every oracle holds', () => {
    const isSabotage = ({ type, data }: SkirmishNews) => type === 'coin' && data?.reason === 'sabotage';
    let reached = 0;
    for (let seed = 1; seed <= 20 && reached === 0; seed++) {
      const setup = { game: 'skirmish', scenario: 'satellite-sabotage', seed };
      const { session } = ordeal(skirmish as unknown as Game, setup, seed, { probeEvery: 100 }, rulePlayer as Player);
      for (let at = 1; at <= session.length; at++) {
        reached += (session.at(at).news as SkirmishNews[]).filter(isSabotage).length;
      }
    }
    expect(reached).toBeGreaterThan(0);
  });

  it('[SK-FLIP-01] ten thousand seeded coins are fair, and the same again from the same seed', () => {
    const request = (n: number): never =>
      ({
        id: `flip-${n}`,
        dice: [{ kind: 'coin' }],
        purpose: '',
        seat: 'A',
        need: '',
        succeeds: ['H'],
        chance: 0.5,
      }) as never;
    const faces = (seed: number): string => {
      const dice = seededDice(seeded(seed));
      return Array.from({ length: 10_000 }, (_, n) => dice(request(n)).faces[0]).join('');
    };
    const first = faces(7);
    const heads = [...first].filter((face) => face === 'H').length;
    expect(heads).toBeGreaterThan(4800);
    expect(heads).toBeLessThan(5200);
    expect(faces(7)).toBe(first);
  });

  it('no view holds another seat’s face-down order, the seed, or a nonce before the end', () => {
    let looked = 0;
    play('last-man-standing', 3, (state) => {
      if (state.flips % 5 !== 0) return;
      looked++;
      for (const viewer of ['A', 'B', 'spectator'] as const) {
        const seen = skirmish.view(state, viewer);
        expect(seen).not.toHaveProperty('random');
        expect(seen).not.toHaveProperty('news');
        const foreign = seen.models.filter((model) => model.side !== viewer).flatMap(({ orders }) => orders);
        expect(foreign.filter(({ type, state: lies }) => lies === 'down' && type !== null)).toEqual([]);
        if (!state.over) expect(seen.commitments.every(({ text }) => text === null)).toBe(true);
      }
    });
    expect(looked).toBeGreaterThan(20);
  });
});
