import { type Player, randomPlayer } from '../../src/bots/player.ts';
import { type DiceSource, nextTurn, seededDice, step } from '../../src/bots/playout.ts';
import { Session } from '../../src/machines/session/session.ts';
import type { Action } from '../../src/rules/kernel/action.ts';
import type { Game, GameState, Seat, Setup } from '../../src/rules/kernel/contract.ts';
import { canonicalJson, digest } from '../../src/rules/kernel/digest.ts';
import { isDice, type Journal } from '../../src/rules/kernel/journal.ts';
import { readJournal } from '../../src/rules/kernel/journal-schema.ts';
import { drawInt, type RandomState, seeded } from '../../src/rules/kernel/random.ts';
import { mutations } from './mutations.ts';
import { undoAfterReveal } from './reveals.ts';

/** Entries after which random play is cut off and counted as endless, not as a failure. */
export const ENTRY_BOUND = 5000;

/** A fault that an oracle found, with the journal that leads to it. */
export class Fault extends Error {
  constructor(
    readonly oracle: string,
    readonly journal: Journal,
    cause: unknown,
  ) {
    super(`${oracle}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/** How much is looked at: the cheap oracles at every step, the dear ones at a share of the steps. */
export interface Care {
  /** One step in `probeEvery`, on average, is put through the dear oracles. */
  probeEvery: number;
}

/**
 * A game put through every oracle. At the first probe it is saved, loaded and played on from there.
 * @param player who plays every seat; at random, unless it is said: that goes where no mission leads
 * @returns how it ended; throws `Fault` at the first failure
 */
export function ordeal(
  game: Game,
  setup: Setup,
  seed: number,
  care: Care,
  player: Player = randomPlayer,
): { session: Session; endless: boolean } {
  const seats = players(game, player);
  const random = seeded(seed);
  const dice = seededDice(random);
  let session = Session.begin(game, setup);
  let isLoaded = false;
  const guard = <T>(oracle: string, look: () => T): T => {
    try {
      return look();
    } catch (error) {
      throw new Fault(oracle, session.journal, error);
    }
  };
  guard('invariants', () => game.invariants(session.state));
  while (session.length < ENTRY_BOUND) {
    guard('dead end', () => deadEnd(game, session.state));
    if (drawInt(random, care.probeEvery) === 0) {
      probe(game, session, random, guard);
      if (!isLoaded) session = guard('replay', () => replay(game, session));
      isLoaded = true;
    }
    if (!guard('step', () => step(session, seats, dice, random))) break;
    guard('invariants', () => game.invariants(session.state));
  }
  guard('replay', () => replay(game, session));
  return { session, endless: session.state.over === null };
}

/** The same player for every seat. */
export function players(game: Game, player: Player = randomPlayer): Record<Seat, Player> {
  return Object.fromEntries(game.seats.map((seat) => [seat.id, player]));
}

type Guard = <T>(oracle: string, look: () => T) => T;

function probe(game: Game, session: Session, random: RandomState, guard: Guard): void {
  guard('undo', () => undoAndRedo(game, session));
  guard('undo after a reveal', () => undoAfterReveal(game, session, random));
  guard('position', () => positionRoundTrip(game, session));
  guard('secrets', () => secrets(game, session.state, random));
  guard('openness', () => openness(game, session.state, random));
  guard('resample', () => resampling(game, session.state, random));
  guard('actions', () => actions(game, session, random));
}

/** Somebody can always do something while nobody has won, and nobody can afterwards. */
export function deadEnd(game: Game, state: GameState): void {
  const turn = nextTurn(game, state);
  const movers = game.toMove(state);
  for (const { id } of game.seats) {
    const count = game.legalActions(state, id).length;
    const mayMove = Array.isArray(movers) && movers.includes(id);
    if (mayMove !== count > 0) throw new Error(`toMove and legalActions disagree on ${id}: ${count} actions`);
  }
  if ((turn.kind === 'over') !== (state.over !== null)) throw new Error('toMove and over disagree');
  if ((turn.kind === 'dice') !== (state.pending !== null)) throw new Error('toMove and pending disagree');
  if (canonicalJson(game.outcome(state)) !== canonicalJson(state.over)) throw new Error('outcome and over disagree');
}

/** Saved as text and opened again, the game is the same. @returns the game that was opened */
export function replay(game: Game, session: Session): Session {
  const journal = readJournal(JSON.parse(JSON.stringify(session.journal)));
  const again = Session.open(game, journal);
  if (digest(again.state) !== digest(session.state)) throw new Error('the replayed state differs');
  return again;
}

/** Undone as far as the rules allow and done again, the game is the same. */
export function undoAndRedo(game: Game, session: Session): void {
  const before = digest(session.state);
  const lengthBefore = session.length;
  const owners: Seat[] = [];
  for (;;) {
    const entry = session.journal.entries.at(-1);
    if (!entry || isDice(entry) || session.undo(entry.seat)) break;
    owners.push(entry.seat);
  }
  game.invariants(session.state);
  for (const owner of owners.reverse()) {
    const refusal = session.redo(owner);
    if (refusal) throw new Error(`redo refused: ${refusal.message}`);
  }
  if (session.length !== lengthBefore || digest(session.state) !== before) throw new Error('the redone state differs');
}

/** A state written as a position file and started from again looks the same to everybody. */
export function positionRoundTrip(game: Game, session: Session): void {
  const { state, setup } = session;
  const position = JSON.parse(JSON.stringify(game.position(state)));
  const again = Session.begin(game, { ...setup, position }).state;
  if (canonicalJson(game.position(again)) !== canonicalJson(position)) throw new Error('the position differs');
  for (const { id } of game.seats) {
    const [a, b] = [state, again].map((each) => canonicalJson(game.legalActions(each, id)));
    if (a !== b) throw new Error(`the legal actions of ${id} differ after a position round trip`);
  }
}

/** Two states that differ only in the others' secrets look the same, log included. */
export function secrets(game: Game, state: GameState, random: RandomState): void {
  for (const { id } of game.seats) {
    const other = game.swapSecrets(state, id, [...random]);
    for (const viewer of [id, 'spectator']) {
      if (viewer === 'spectator' && game.seats.length > 1 && id !== game.seats[0]?.id) continue;
      const [a, b] = [state, other].map((each) => [
        canonicalJson(game.view(each, viewer)),
        canonicalJson(each.news.map((news) => game.describe(news, viewer))),
        viewer === id ? canonicalJson(game.legalActions(each, id).map((action) => game.hint(each, id, action))) : '',
      ]);
      if (canonicalJson(a) !== canonicalJson(b)) throw new Error(`${viewer} can tell two states apart by a secret`);
    }
  }
}

/** Where a moment is called open nobody has a secret: nothing is there to be exchanged. */
export function openness(game: Game, state: GameState, random: RandomState): void {
  if (!game.status(game.view(state, 'spectator')).open) return;
  const known = (one: GameState): string => canonicalJson({ ...one, random: null });
  for (const { id } of game.seats) {
    if (known(game.swapSecrets(state, id, [...random])) !== known(state)) {
      throw new Error(`the moment is called open, but something is hidden from ${id}`);
    }
  }
}

/** A state drawn from a view gives that view. */
export function resampling(game: Game, state: GameState, random: RandomState): void {
  for (const { id } of game.seats) {
    const view = game.view(state, id);
    const drawn = game.resample(view, id, random);
    game.invariants(drawn);
    if (canonicalJson(game.view(drawn, id)) !== canonicalJson(view)) throw new Error(`resample of ${id}: view differs`);
    if (canonicalJson(game.toMove(drawn)) !== canonicalJson(game.toMove(state)))
      throw new Error('resample: toMove differs');
  }
}

/** Everything listed passes `check`; everything else is refused and changes nothing. */
export function actions(game: Game, session: Session, random: RandomState): void {
  const { state } = session;
  const before = digest(state);
  const listed = game.seats.flatMap(({ id }) =>
    game.legalActions(state, id).map((entry) => ({
      seat: id,
      action: entry.region === undefined ? (entry as Action) : game.sample(state, id, entry, random),
    })),
  );
  for (const { seat, action } of listed) {
    const refusal = game.check(state, seat, action);
    if (refusal) throw new Error(`listed but refused: ${seat} ${JSON.stringify(action)}: ${refusal.message}`);
  }
  for (const { seat, action } of mutations(game, state, listed, random)) {
    const length = session.length;
    const refusal = session.act(seat, action);
    if (!refusal) throw new Error(`not listed but accepted: ${seat} ${JSON.stringify(action)}`);
    if (session.length !== length) throw new Error('a refused action was written into the journal');
  }
  if (session.state !== state || digest(session.state) !== before)
    throw new Error('a refused action changed the state');
}

/** Plays one game without oracles, as fast as it goes. */
export function playOut(
  game: Game,
  setup: Setup,
  seats: Record<Seat, Player>,
  dice: DiceSource,
  random: RandomState,
): Session {
  const session = Session.begin(game, setup);
  while (session.length < ENTRY_BOUND && step(session, seats, dice, random));
  return session;
}
