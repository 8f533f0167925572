import type { LogLine, Session } from '../../machines/session/session.ts';
import type { ThrowRecord } from '../../models/dice/throw-record.ts';
import type { Viewer } from '../../rules/kernel/contract.ts';
import { type Entry, isDice } from '../../rules/kernel/journal.ts';
import { Cell } from '../cell.ts';
import { type Cast, castOf } from './frame.ts';
import { type TurnMark, turnMarks, turnStep } from './turns.ts';

/** Paces to choose from, 1 is about one entry a second. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 8];

/** What is shown of a game played back. */
export interface ReplayState {
  /** Number of entries done at the moment shown, 0 to the length of the game. */
  at: number;
  /** Through whose eyes. */
  viewer: Viewer;
  playing: boolean;
  speed: number;
  /** The throw that is rolling; the faces count, and the next moment is shown, when it has come to rest. */
  rolling: (Cast & { record: ThrowRecord }) | null;
  /** Whether the last change was a jump, in which pieces do not glide. */
  jumped: boolean;
  /** Whether whoever looks has said that they may see the secrets of a game that goes on. */
  secrets: boolean;
  /** Piece under the pointer or named by a list. */
  hovered: string | null;
  /** Which panel stands at the left. */
  panel: 'none' | 'log' | 'pieces' | 'cards';
}

/** A game played back: which moment of the session is shown, to whom, and at what pace it goes on. */
export class ReplayStore {
  private readonly cell: Cell<ReplayState>;
  readonly get: () => ReplayState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly entries: readonly Entry[];
  readonly marks: readonly TurnMark[];
  /** Whether the game played back is finished: then nothing of it is secret any more. */
  readonly finished: boolean;
  /** Whether throws are shown by their end at once; set by the page. */
  still = false;
  private readonly logs = new Map<Viewer, readonly LogLine[]>();

  constructor(
    readonly session: Session,
    panel: ReplayState['panel'] = 'none',
  ) {
    const { game, state } = session;
    this.entries = session.journal.entries;
    this.marks = turnMarks(session);
    this.finished = game.outcome(state) !== null;
    const alone = game.seats.length === 1 ? game.seats[0]?.id : undefined;
    this.cell = new Cell<ReplayState>({
      at: 0,
      viewer: alone ?? (this.finished ? 'caster' : 'spectator'),
      playing: false,
      speed: 1,
      rolling: null,
      jumped: true,
      secrets: false,
      hovered: null,
      panel,
    });
    this.get = this.cell.get;
    this.subscribe = this.cell.subscribe;
  }

  get length(): number {
    return this.session.length;
  }

  /** Whether nothing may be shown that one of several players keeps from the other. */
  get guarded(): boolean {
    return !this.finished && !this.get().secrets && this.session.game.seats.length > 1;
  }

  /** Whether the table may be seen through these eyes now. */
  mayLook(viewer: Viewer): boolean {
    return viewer === 'spectator' || !this.guarded;
  }

  /** Looks through other eyes. @returns false, and nothing is changed, where secrets have to be allowed first */
  look(viewer: Viewer): boolean {
    if (!this.mayLook(viewer)) return false;
    this.change({ viewer, hovered: null, jumped: true });
    return true;
  }

  /** The log of the whole game as the viewer reads it. */
  log(viewer: Viewer): readonly LogLine[] {
    const kept = this.logs.get(viewer) ?? this.session.log(viewer);
    this.logs.set(viewer, kept);
    return kept;
  }

  /** The throw that the entry before this moment was, or null. */
  castBefore(at: number): Cast | null {
    const entry = this.entries[at - 1];
    return entry && isDice(entry) ? castOf(this.session, at - 1, entry) : null;
  }

  /** Goes to any moment; takes numbers out of range for start and end. */
  jump(to: number): void {
    const at = Math.min(this.length, Math.max(0, Math.round(to)));
    this.change({ at, rolling: null, jumped: true, hovered: null });
  }

  /** One entry on or back. Recorded dice roll first; a second step ends their roll. */
  step(by: 1 | -1): void {
    const { at, rolling, playing } = this.get();
    if (rolling) {
      if (by === 1) this.land(rolling.record);
      else this.change({ rolling: null, playing: false });
      return;
    }
    const next = at + by;
    if (next < 0 || next > this.length) {
      this.change({ playing: false });
      return;
    }
    const cast = by === 1 && !this.still ? this.castBefore(next) : null;
    if (cast?.record) this.change({ rolling: { ...cast, record: cast.record }, jumped: false });
    else this.change({ at: next, jumped: false, hovered: null, playing: playing && next < this.length });
  }

  /** The throw lies still: the moment after it is shown. A throw that is no longer shown is not heard. */
  land(record: ThrowRecord): void {
    const { rolling, at, playing } = this.get();
    if (rolling?.record !== record) return;
    this.change({ rolling: null, at: at + 1, jumped: false, playing: playing && at + 1 < this.length });
  }

  /** To the beginning of the turn before or after. */
  turn(by: 1 | -1): void {
    this.jump(turnStep(this.marks, this.get().at, by, this.length));
  }

  /** Plays on or pauses; at the end it plays from the start. */
  toggle(): void {
    const { playing, at } = this.get();
    if (!playing && at === this.length) this.jump(0);
    this.change({ playing: !playing && this.length > 0 });
  }

  /** The next slower or faster pace. */
  pace(by: 1 | -1): void {
    const index = SPEEDS.indexOf(this.get().speed) + by;
    this.change({ speed: SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, index))] ?? 1 });
  }

  change(part: Partial<ReplayState>): void {
    const state = this.get();
    const fields = Object.keys(part) as (keyof ReplayState)[];
    if (fields.some((field) => !Object.is(part[field], state[field]))) this.cell.set({ ...state, ...part });
  }
}
