import { type Action, sameAction } from '../../src/rules/kernel/action.ts';
import type { Game, GameState, Seat } from '../../src/rules/kernel/contract.ts';
import { drawOne, type RandomState } from '../../src/rules/kernel/random.ts';

interface Attempt {
  seat: Seat;
  action: unknown;
}

/**
 * Actions that must be refused: another seat's, nouns that are not listed, wrong types, missing fields, huge texts,
 * names of the prototype. What happens to be legal all the same is left out.
 */
export function mutations(
  game: Game,
  state: GameState,
  listed: readonly { seat: Seat; action: Action }[],
  random: RandomState,
): Attempt[] {
  const seats = game.seats.map((seat) => seat.id);
  const malformed: Attempt[] = [
    undefined,
    null,
    7,
    'end-turn',
    [],
    {},
    { noun: 'x' },
    { verb: 3 },
    { verb: 'x'.repeat(10_000) },
  ].map((action) => ({ seat: seats[0] as Seat, action }));
  const strangers: Attempt[] = ['__proto__', 'constructor', 'toString', ''].map((verb) => ({
    seat: seats[0] as Seat,
    action: { verb, noun: '__proto__' },
  }));
  if (listed.length === 0) return [...malformed, ...strangers];
  const { seat, action } = drawOne(random, listed);
  const nouns = ['__proto__', 'constructor', 'x'.repeat(5000), -1, 1e300, true, [], {}, null, 'US-RIFLEMAN-A-99'];
  const twisted: Attempt[] = [
    ...nouns.map((noun) => ({ seat, action: { verb: action.verb, noun } })),
    { seat, action: { ...action, verb: action.verb.toUpperCase() } },
    { seat, action: { ...action, extra: 1 } },
    { seat: 'nobody', action },
    { seat: '__proto__', action },
    ...seats.filter((other) => other !== seat).map((other) => ({ seat: other, action })),
  ];
  return [...malformed, ...strangers, ...twisted].filter(
    (attempt) => !listed.some((legal) => isSame(legal, attempt)) && !accepted(game, state, attempt),
  );
}

function isSame(legal: { seat: Seat; action: Action }, attempt: Attempt): boolean {
  const action = attempt.action as Action;
  return (
    legal.seat === attempt.seat && typeof action === 'object' && action !== null && sameAction(legal.action, action)
  );
}

/** A region's noun that was changed may be legal by chance; only such a verb is asked of the game itself. */
function accepted(game: Game, state: GameState, { seat, action }: Attempt): boolean {
  const verb = (action as Action | null)?.verb;
  const isRegion = game.legalActions(state, seat).some((entry) => entry.region !== undefined && entry.verb === verb);
  return isRegion && game.check(state, seat, action) === null;
}
