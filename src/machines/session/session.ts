import { type Actor, createActor } from 'xstate';
import type { Face } from '../../models/dice/request.ts';
import type { ThrowRecord } from '../../models/dice/throw-record.ts';
import type { Action, Violation } from '../../rules/kernel/action.ts';
import { isViolation, readAction } from '../../rules/kernel/action.ts';
import type { Game, GameEvent, GameState, News, Seat, Setup, Viewer } from '../../rules/kernel/contract.ts';
import { InputError } from '../../rules/kernel/contract.ts';
import { digest } from '../../rules/kernel/digest.ts';
import { DIGEST_EVERY, type Entry, emptyJournal, isDice, type Journal } from '../../rules/kernel/journal.ts';
import { undoRefusal } from '../../rules/kernel/undo.ts';

/** A moment of the game: where the machine stands and with what state. */
interface Moment<S> {
  value: unknown;
  context: S;
}

/** A line of the log as one viewer reads it. */
export interface LogLine {
  /** Number of the entry that caused it, from 0; -1 for the set-up. */
  entry: number;
  text: string;
}

/**
 * One game being played: the machine driven with `actor.send`, the journal it leaves behind, undo and redo. The same
 * class runs in page, terminal and tests. Every moment is kept (states share what did not change), so a jump to any
 * step costs nothing.
 */
export class Session<S extends GameState = GameState, V = unknown> {
  private actor: Actor<Game['machine']>;
  /** moments[n] is the game after n entries. */
  private readonly moments: Moment<S>[] = [];
  private readonly entries: Entry[] = [];
  /** Entries taken back, the next to be redone last. */
  private readonly undone: Entry[] = [];
  private readonly listeners = new Set<() => void>();
  /** Digests by number of entries; worked out when a journal is asked for, dropped when their entry is taken back. */
  private readonly digests = new Map<number, string>();

  private constructor(
    readonly game: Game<S, V>,
    readonly setup: Setup,
  ) {
    this.actor = createActor(game.machine, { input: { state: game.start(setup) } });
    this.actor.start();
    this.keep();
  }

  /**
   * A new game.
   * @throws InputError where the setup is unusable
   */
  static begin<S extends GameState, V>(game: Game<S, V>, setup: Setup): Session<S, V> {
    return new Session(game, setup);
  }

  /**
   * A game from its journal, every entry checked as if it were played now, every digest compared.
   * @throws InputError naming the entry that the rules refuse or the digest that differs
   */
  static open<S extends GameState, V>(game: Game<S, V>, journal: Journal): Session<S, V> {
    const session = new Session(game, journal.setup);
    const wanted = new Map(journal.digests.map((mark) => [mark.at, mark.digest]));
    journal.entries.forEach((entry, index) => {
      const refusal = session.apply(entry);
      if (refusal) throw new InputError(`entries[${index}]`, `a legal entry (${refusal.clause}: ${refusal.message})`);
      const expected = wanted.get(index + 1);
      if (expected !== undefined && expected !== digest(session.state)) {
        throw new InputError(`digests (at ${index + 1})`, `${digest(session.state)}, which the entries lead to`);
      }
    });
    return session;
  }

  /** The state now. Never changed afterwards. */
  get state(): S {
    return this.moment(this.entries.length).context;
  }

  /** Number of entries so far. */
  get length(): number {
    return this.entries.length;
  }

  /** The journal so far, a fresh object. */
  get journal(): Journal {
    const journal = emptyJournal(this.setup);
    journal.entries = [...this.entries];
    for (let at = DIGEST_EVERY; at <= this.length; at += DIGEST_EVERY) {
      const mark = this.digests.get(at) ?? digest(this.at(at));
      this.digests.set(at, mark);
      journal.digests.push({ at, digest: mark });
    }
    return journal;
  }

  /** The state after `count` entries, 0 to `length`. */
  at(count: number): S {
    return this.moment(count).context;
  }

  /** Takes a decision; nothing is changed where it is refused. `action` may be anything. */
  act(seat: Seat, action: unknown): Violation | null {
    const read = readAction(action);
    if (isViolation(read)) return read;
    return this.enter({ seat, action: read });
  }

  /**
   * Answers pending dice.
   * @param id of the request; an answer for another request is refused
   * @param thrown the recorded throw, kept in the journal for replays
   */
  settle(id: string, faces: Face[], thrown?: ThrowRecord): Violation | null {
    return this.enter(thrown === undefined ? { dice: id, faces } : { dice: id, faces, thrown });
  }

  /** Why the last entry may not be taken back by `seat`, or null where it may. */
  undoRefusal(seat: Seat): Violation | null {
    const entry = this.entries.at(-1);
    if (!entry) return { clause: 'KERNEL-UNDO-00', message: 'Nothing has been done yet.' };
    const { game, length } = this;
    return undoRefusal(
      { entry, before: game.toMove(this.at(length - 1)), after: game.toMove(this.at(length)), state: this.at(length) },
      seat,
    );
  }

  /** Takes the last decision back where the four rules of undo allow it. */
  undo(seat: Seat): Violation | null {
    const refusal = this.undoRefusal(seat);
    if (refusal) return refusal;
    this.digests.delete(this.length);
    this.undone.push(this.entries.pop() as Entry);
    this.moments.pop();
    this.rewind();
    this.tell();
    return null;
  }

  /** Why `seat` may not take once more what was taken back last, or null where it may: it was its own decision. */
  redoRefusal(seat: Seat): Violation | null {
    const entry = this.undone.at(-1);
    if (!entry) return { clause: 'KERNEL-UNDO-00', message: 'Nothing has been taken back.' };
    return isDice(entry) || entry.seat === seat
      ? null
      : { clause: 'KERNEL-UNDO-01', message: 'What was taken back is the other player’s.' };
  }

  /** Takes the decision that was taken back last once more. */
  redo(seat: Seat): Violation | null {
    const barred = this.redoRefusal(seat);
    if (barred) return barred;
    const refusal = this.apply(this.undone.pop() as Entry);
    this.tell();
    return refusal;
  }

  /** The log in plain words, hiding what the viewer may not know. */
  log(viewer: Viewer): LogLine[] {
    return this.moments.flatMap((moment, count) =>
      moment.context.news.flatMap((news: News) => {
        const text = this.game.describe(news, viewer);
        return text === null ? [] : [{ entry: count - 1, text }];
      }),
    );
  }

  /** Calls `listener` after every change; returns the function that ends it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private enter(entry: Entry): Violation | null {
    const refusal = this.apply(entry);
    if (refusal) return refusal;
    this.undone.length = 0;
    this.tell();
    return null;
  }

  /** Sends one entry to the machine; a machine that keeps its context has refused. */
  private apply(entry: Entry): Violation | null {
    const before = this.state;
    this.actor.send(event(entry));
    if (this.actor.getSnapshot().context === before) return this.reason(entry);
    this.entries.push(entry);
    this.keep();
    return null;
  }

  private reason(entry: Entry): Violation {
    if (!isDice(entry)) {
      const refusal = this.game.check(this.state, entry.seat, entry.action);
      return refusal ?? { clause: 'KERNEL-TURN', message: 'This cannot be done now.' };
    }
    const { pending } = this.state;
    if (!pending) return { clause: 'KERNEL-DICE', message: 'No dice are waited for.' };
    if (pending.id !== entry.dice) {
      return { clause: 'KERNEL-DICE', message: `The throw ${pending.id} is waited for, not ${entry.dice}.` };
    }
    const kinds = pending.dice.map((die) => die.kind).join(', ');
    return { clause: 'KERNEL-DICE', message: `One printed face is needed for each of: ${kinds}.` };
  }

  private keep(): void {
    const { value, context } = this.actor.getSnapshot();
    this.moments.push({ value, context: context as S });
  }

  private rewind(): void {
    this.actor.stop();
    const { value, context } = this.moment(this.length);
    const { machine } = this.game;
    this.actor = createActor(machine, { snapshot: machine.resolveState({ value: value as never, context }) });
    this.actor.start();
  }

  private moment(count: number): Moment<S> {
    const moment = this.moments[count];
    if (!moment) throw new InputError('step', `a whole number from 0 to ${this.length}`);
    return moment;
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

function event(entry: Entry): GameEvent {
  return isDice(entry)
    ? { type: 'dice.settled', id: entry.dice, faces: entry.faces }
    : { type: 'act', seat: entry.seat, action: entry.action as Action };
}
