import type { Drawing, Spot } from '../../../models/table/drawing.ts';
import type { Piece } from '../../../models/table/piece.ts';
import type { AimInput } from '../../../rules/kernel/aim.ts';
import type { PlanePhase } from '../../../scene/props.ts';
import { Cell } from '../../cell.ts';
import type { Option } from '../option.ts';
import type { Scene } from '../scene-of.ts';
import type { PlayStore } from '../store.ts';
import {
  type Aim,
  headingFrom,
  isUnclicked,
  picksAt,
  pointed,
  shown,
  spotAhead,
  type Tape,
  taped,
  withPoint,
} from './aiming.ts';

/**
 * What is being done on the table top beside pointing at pieces: aiming, measuring, both, or nothing. The tape may be
 * taken up while something is aimed at: the pointer is then the tape's, and the aim waits.
 */
export interface AimState {
  aim: Aim | null;
  tape: Tape | null;
}

/** A piece that was taken. */
interface Carried {
  /** Where the pointer took it. */
  taken: Spot;
  /** From there to where it stood. */
  off: Spot;
  isMoved: boolean;
  /** Whether a press that moves nothing means the place under the pointer, as anywhere else on the table. */
  isPoint: boolean;
}

const NONE: readonly Drawing[] = [];
const NOTHING: AimState = { aim: null, tape: null };
/** A piece that was moved by less was only pressed on, cm. */
const SLIP = 0.6;
const SLACK: Tape = { from: null, to: null, fast: false, measured: null };

/**
 * Aiming of region entries and the measuring tape; apart from the page's state, because it changes with the pointer.
 */
export class AimStore {
  private readonly cell = new Cell<AimState>(NOTHING);
  private carried: Carried | null = null;
  readonly get = this.cell.get;
  readonly subscribe = this.cell.subscribe;

  constructor(private readonly play: PlayStore) {}

  /** What is drawn on the table. */
  static drawings({ aim, tape }: AimState): readonly Drawing[] {
    const [aimed, measured] = [aim?.aimed.drawings ?? NONE, tape?.measured?.drawings ?? NONE];
    return measured.length === 0 ? aimed : [...aimed, ...measured];
  }

  /**
   * Starts to fill in a region entry; false where the game does not say how. The piece that is pointed at by pointer or
   * cursor is picked, where it stands for something to pick.
   */
  begin({ action, hint }: Option): boolean {
    const { seated, session } = this.here();
    const { aiming } = session.game;
    if (seated === null || !aiming || action.region === undefined) return false;
    const needs = aiming.needs(session.state, seated, action);
    const { hovered, cursor } = this.play.get().ui;
    const picks = picksAt(needs, hovered ?? cursor);
    const input = picks.length > 0 ? { ...needs.start, picks } : needs.start;
    // From now on the pointer is the aim's: what was under it would stay lit as if it were chosen, and its close-up
    // would lie over the table.
    this.play.change({ hovered: null });
    this.put({ entry: action, label: hint.label, needs, input, passing: null, target: -1, asked: false });
    return true;
  }

  /** Ends aiming and measuring without doing anything. */
  cancel(): void {
    this.carried = null;
    this.cell.set(NOTHING);
  }

  /**
   * The table has changed: what was aimed at is over. The tape stays in hand and is read anew; in a hand-over it is laid
   * aside.
   * @param scene what is seen from now on
   */
  renew({ viewer, handTo }: Pick<Scene, 'viewer' | 'handTo'>): void {
    const { tape } = this.get();
    this.cancel();
    if (tape && handTo === null) this.lay(tape, viewer);
  }

  /**
   * Takes what is settled, never what the pointer passes over; a refusal is shown by the page as for any other decision.
   * Where nothing was clicked and the pointer shows something else, it has to be asked for twice.
   */
  confirm(): void {
    const { aim } = this.get();
    if (!aim?.settled.action) return;
    if (!aim.asked && isUnclicked(aim)) this.put({ ...aim, asked: true });
    else this.play.act(aim.settled.action);
  }

  /** Fills in more. */
  edit(change: Partial<AimInput>): void {
    const { aim } = this.get();
    if (aim) this.put({ ...aim, input: { ...aim.input, ...change }, passing: null, asked: false });
  }

  /** Adds a leg, or puts the point, by direction and length from where the last one ended. */
  go(heading: number, length: number): void {
    const { aim } = this.get();
    if (!aim) return;
    const { needs, input } = aim;
    const from = (needs.points > 1 ? input.points.at(-1) : undefined) ?? needs.from;
    if (from) this.edit({ points: withPoint(needs, input.points, spotAhead(from, heading, length)) });
  }

  /** Takes the last point back; false where there is none. */
  back(): boolean {
    const { aim } = this.get();
    if (!aim || aim.input.points.length === 0) return false;
    const points = aim.input.points.slice(0, -1);
    // A heading that was set for a path goes with its last leg.
    this.edit(points.length === 0 && aim.needs.points > 1 ? { points, heading: null } : { points });
    return true;
  }

  /** Moves the last point by so much, cm; the first key press puts it where aiming starts from. */
  nudge(dx: number, dz: number): void {
    const { aim } = this.get();
    if (!aim || aim.needs.points === 0) return;
    const { points } = aim.input;
    const last = points.at(-1) ?? aim.needs.from;
    if (last) this.edit({ points: [...points.slice(0, -1), { x: last.x + dx, z: last.z + dz }] });
  }

  /** Goes to the next or the last thing before it, where one of a list is to be picked. */
  step(by: 1 | -1): void {
    const { picks } = this.get().aim?.needs ?? {};
    if (picks?.mode !== 'one') return;
    const { list } = picks;
    const at = list.findIndex(({ value }) => value === this.get().aim?.input.picks[0]);
    const next = list[Math.min(Math.max(at + by, 0), list.length - 1)];
    if (next) this.edit({ picks: [next.value] });
  }

  /** Turns by so many degrees. */
  turn(by: number): void {
    const { aim } = this.get();
    if (!aim || aim.needs.heading === 'none') return;
    const { input, needs } = aim;
    const last = input.points.at(-1);
    const before = input.points.at(-2) ?? needs.from;
    const along = last && before ? headingFrom(before, last) : (needs.facing ?? 0);
    this.edit({ heading: ((((input.heading ?? along) + by) % 360) + 360) % 360 });
  }

  /** Turns to the next of the targets, or the one before. */
  face(by: 1 | -1): void {
    const { aim } = this.get();
    if (!aim || aim.needs.heading === 'none') return;
    const { needs, input } = aim;
    const { targets } = needs;
    const target = aim.target < 0 && by < 0 ? targets.length - 1 : (aim.target + by + targets.length) % targets.length;
    const [from, to] = [input.points.at(-1) ?? needs.from, targets[target]];
    if (from && to) this.put({ ...aim, target, input: { ...input, heading: headingFrom(from, to) }, passing: null });
  }

  /** Takes up the tape, or lays it aside. */
  toggleTape(): void {
    const { aim, tape } = this.get();
    if (!this.play.session.game.aiming) return;
    this.cell.set({ aim, tape: tape ? null : SLACK });
  }

  /**
   * The pointer on the table top.
   * @param id the piece under it there
   */
  point(x: number, z: number, phase: PlanePhase, id: string | null = null): void {
    const { aim, tape } = this.get();
    const at = { x, z };
    if (tape) this.lay(taped(tape, this.figureAt(id) ?? at, phase));
    else if (aim && this.carried) this.carry(aim, this.carried, at, phase);
    else if (aim && phase === 'press' && id !== null && id === aim.needs.moves) this.take(id, at, true);
    else if (aim && phase !== 'release') this.put({ ...aim, ...pointed(aim, at, phase, id) });
  }

  /**
   * A piece is pressed on. Where to put it down is all there is to decide about it: it is taken, and what it may do is
   * aimed at.
   * @param at where the pointer is on the table top
   * @returns false where it stays where it is
   */
  grab(id: string, at: Spot): boolean {
    const { options, guidance, pending } = this.play.get();
    const { seated, session } = this.here();
    const { aim, tape } = this.get();
    const { aiming } = session.game;
    if (seated === null || !aiming || aim || tape || guidance || pending) return false;
    const [only, ...others] = options.filter(({ hint }) => hint.targets.includes(id));
    if (!only?.action.region || others.length > 0) return false;
    if (aiming.needs(session.state, seated, only.action).moves !== id) return false;
    this.play.change({ choices: [], refusal: null });
    this.begin(only);
    this.take(id, at, false);
    return true;
  }

  private take(id: string, at: Spot, isPoint: boolean): void {
    const piece = this.play.get().pieces.find((one) => one.id === id);
    if (!piece) return;
    const off = { x: piece.pose.x - at.x, z: piece.pose.z - at.z };
    this.carried = { taken: at, off, isMoved: false, isPoint };
  }

  /** The piece goes along with the pointer from where it stood, and a point lies where it is let go. */
  private carry(aim: Aim, carried: Carried, at: Spot, phase: PlanePhase): void {
    const { taken, off } = carried;
    const isOver = phase === 'release' || phase === 'leave';
    if (isOver) this.carried = null;
    if (!carried.isMoved && Math.hypot(at.x - taken.x, at.z - taken.z) < SLIP) {
      if (phase === 'release' && carried.isPoint) this.put({ ...aim, ...pointed(aim, taken, 'press') });
      return;
    }
    // What was planned before is planned anew.
    const input = carried.isMoved ? aim.input : { ...aim.input, points: [] };
    carried.isMoved = true;
    const there = { x: at.x + off.x, z: at.z + off.z };
    const meant = phase === 'release' ? 'press' : isOver ? 'leave' : 'hover';
    this.put({ ...aim, ...pointed({ needs: aim.needs, input }, there, meant) });
  }

  /** Where the figure under the pointer stands: its head covers table that lies far behind its base. */
  private figureAt(id: string | null): Spot | null {
    const piece = id === null ? undefined : this.play.get().pieces.find((one) => one.id === id);
    return piece && this.isFigure(piece) ? { x: piece.pose.x, z: piece.pose.z } : null;
  }

  /** Whether a piece is a figure on a base, from and to which the tape is laid. */
  isFigure({ form }: Piece): boolean {
    return this.play.session.game.forms[form]?.shape === 'standee';
  }

  private here() {
    return { seated: this.play.get().seated, session: this.play.session };
  }

  private lay({ from, to, fast }: Omit<Tape, 'measured'>, viewer = this.play.get().viewer): void {
    const { game, state } = this.play.session;
    const view = game.view(state, viewer);
    const measured = from && to ? (game.aiming?.measure(view, from, to) ?? null) : null;
    this.cell.set({ aim: this.get().aim, tape: { from, to, fast, measured } });
  }

  private put(aim: Omit<Aim, 'aimed' | 'settled'>): void {
    const { seated, session } = this.here();
    const { aiming } = session.game;
    if (seated === null || !aiming) return;
    const read = (input: AimInput) => aiming.aimed(session.state, seated, aim.entry, input);
    const input = shown(aim);
    const aimed = read(input);
    const settled = input === aim.input ? aimed : read(aim.input);
    this.cell.set({ aim: { ...aim, aimed, settled }, tape: this.get().tape });
  }
}
