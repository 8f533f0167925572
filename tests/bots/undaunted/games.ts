import { type Player, type Question, randomPlayer } from '../../../src/bots/player.ts';
import { seededDice, step } from '../../../src/bots/playout.ts';
import { rulePlayer } from '../../../src/bots/undaunted/rule-player.ts';
import { Session } from '../../../src/machines/session/session.ts';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import { seeded } from '../../../src/rules/kernel/random.ts';
import type { UndauntedState } from '../../../src/rules/undaunted/state.ts';
import type { UndauntedView } from '../../../src/rules/undaunted/view.ts';

export type UndauntedSession = Session<UndauntedState, UndauntedView>;

export const begin = (scenario: string, seed: number): UndauntedSession =>
  Session.begin(undaunted, { game: 'undaunted', scenario, seed });

/** A game in which the rule player plays both sides, so many steps on. */
export function midGame(scenario: string, seed: number, steps: number): UndauntedSession {
  const session = begin(scenario, seed);
  const random = seeded(seed);
  const players = { US: rulePlayer, DE: rulePlayer };
  for (let taken = 0; taken < steps && step(session, players, seededDice(random), random); taken++);
  return session;
}

/** Plays a whole game and says who won. */
export function playWhole(scenario: string, seed: number, players: Record<'US' | 'DE', Player<UndauntedView>>) {
  const session = begin(scenario, seed);
  const random = seeded(seed ^ 0x5eed);
  while (session.length < 4000 && step(session, players, seededDice(random), random));
  return session.state.over?.winner ?? null;
}

/** The question that a seat is asked in this state, with the seed of the player's own generator. */
export const questionFor = (state: UndauntedState, seat: string, seed: number): Question<UndauntedView> => ({
  view: undaunted.view(state, seat),
  seat,
  actions: undaunted.legalActions(state, seat),
  sample: (entry) => entry,
  random: seeded(seed),
});

/** States of a game in which a seat has more than one decision, with that seat. */
export function* decisions(scenario: string, seed: number, every: number): Generator<[UndauntedState, string]> {
  const session = begin(scenario, seed);
  const random = seeded(seed);
  const players = { US: rulePlayer, DE: randomPlayer };
  let met = 0;
  do {
    const { state } = session;
    const movers = undaunted.toMove(state);
    if (typeof movers === 'string') continue;
    for (const seat of movers) {
      if (undaunted.legalActions(state, seat).length > 1 && met++ % every === 0) yield [state, seat];
    }
  } while (session.length < 600 && step(session, players, seededDice(random), random));
}

/** La Raye with DE to move, a Rifleman where Control wins the game. */
export const ONE_SHORT = {
  game: 'undaunted',
  scenario: 'la-raye',
  phase: 'turn',
  toMove: 'DE',
  initiative: 'DE',
  round: 3,
  counters: [
    { id: 'DE-RIFLEMAN-A', tile: '13B' },
    { id: 'US-RIFLEMAN-A', tile: '12B' },
  ],
  control: [
    { side: 'DE', tile: '5B', state: 'controlled' },
    { side: 'DE', tile: '13B', state: 'scouted' },
  ],
  US: { hand: ['US-RIFLEMAN-A-1'], deck: ['US-SCOUT-A-1'] },
  DE: { hand: ['DE-RIFLEMAN-A-1', 'DE-RIFLEMAN-A-2'], deck: ['DE-SCOUT-A-1'] },
};
