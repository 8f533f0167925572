import type { Session } from '../../machines/session/session.ts';
import { areCoins, type DiceRequest, type Face } from '../../models/dice/request.ts';
import type { ThrowRecord } from '../../models/dice/throw-record.ts';
import type { LegalAction } from '../../rules/kernel/action.ts';
import { Cell } from '../cell.ts';
import type { Advised } from '../opponent/advise.ts';
import { type Guidance, isHeld } from '../teach/guidance.ts';
import { Hold } from './hold.ts';
import { groupAt, keyed, type Option, optionsAt } from './option.ts';
import { labelOf, type Refusal, refusalFor } from './refuse.ts';
import { AimStore } from './region/aim-store.ts';
import { type Scene, sceneOf } from './scene-of.ts';
import { turnFor } from './turn.ts';

/** What of the page is open, pointed at or said; nothing of the game. */
export interface Ui {
  /** Piece under the pointer, or named by a list. */
  hovered: string | null;
  /** Piece under the keyboard's cursor. */
  cursor: string | null;
  /** Number of the option whose button is under pointer or focus. */
  previewed: number | null;
  /** Options to choose from at the piece that was pointed at; empty where there is no such choice. */
  choices: readonly number[];
  /** Heading of the group of options that is open; the others show their headings alone. */
  group: string | null;
  refusal: Refusal | null;
  /** Advice that was asked for about the decision in hand. */
  advice: Advised | null;
  /** Which dialog lies over the table. */
  dialog: 'none' | 'help' | 'settings' | 'menu' | 'seats';
  /** Clause at which Help opens, '' for its start. */
  clause: string;
  /** Whether the panel with log and pieces is open. */
  logOpen: boolean;
  /** Whether the panel with the close-up and the piles is open. */
  pilesOpen: boolean;
  /** Whether the victory screen was laid aside to look at the table. */
  laidAside: boolean;
  /** The dice thrown last, shown until the next decision. */
  thrown: Thrown | null;
  /** Whether a decision is taken that is kept back until its moment has been shown for its least time. */
  held: boolean;
  /** Why the program did what it did, by number of the entry. */
  reasons: ReadonlyMap<number, string>;
}

/** A throw that was answered. */
export interface Thrown {
  request: DiceRequest;
  faces: Face[];
}

export interface PlayState extends Scene {
  ui: Ui;
  /** What a guide asks for now, or null where nobody guides. */
  guidance: Guidance | null;
}

const CLOSED: Ui = {
  hovered: null,
  cursor: null,
  previewed: null,
  choices: [],
  group: null,
  refusal: null,
  advice: null,
  dialog: 'none',
  clause: '',
  logOpen: false,
  pilesOpen: false,
  laidAside: false,
  thrown: null,
  held: false,
  reasons: new Map(),
};

/** Of the options at one piece those that the guide asks for; all of them where it asks for none. */
function asked(options: readonly Option[], numbers: number[], guidance: Guidance | null): number[] {
  const wanted = numbers.filter((index) => options[index] && !isHeld(guidance, options[index].action));
  return wanted.length > 0 ? wanted : numbers;
}

/**
 * The state of the play page: a session, who sits at the screen, and what is open. All that is shown is made from the
 * view of whoever sits there; where nobody does, from the spectator's.
 */
export class PlayStore {
  private readonly cell: Cell<PlayState>;
  /** Seats whose players sit at this screen; the others are played by the program. */
  private here: readonly string[];
  /** What the guide asks for as the game stands. */
  private guide: () => Guidance | null = () => null;
  /** Aiming of decisions whose noun is a place or a way, and the measuring tape. */
  readonly aim = new AimStore(this);
  private readonly hold = new Hold();
  private seesAll = false;
  /** The moment that is shown, and to whom. */
  private moment: { state: unknown; seated: string | null } = { state: null, seated: null };
  readonly get: () => PlayState;
  readonly subscribe: (listener: () => void) => () => void;

  /**
   * @param open which panels are open at first
   */
  constructor(
    readonly session: Session,
    open: Pick<Ui, 'logOpen' | 'pilesOpen'> = { logOpen: false, pilesOpen: false },
  ) {
    this.here = session.game.seats.map((seat) => seat.id);
    this.cell = new Cell<PlayState>({ ...this.scene(null), guidance: null, ui: { ...CLOSED, ...open } });
    this.get = this.cell.get;
    this.subscribe = this.cell.subscribe;
    let aim = this.aim.get().aim;
    this.aim.subscribe(() => {
      const before = aim;
      aim = this.aim.get().aim;
      // What was said of an aim is laid aside with it.
      if (before && !aim) this.change({ refusal: null });
    });
  }

  /** Whether several players take turns at this screen. */
  get isShared(): boolean {
    return this.here.length > 1;
  }

  /**
   * Says whose players sit at this screen. With one seat nothing is ever handed over; the decisions of the others,
   * taken through the session, are shown with `refresh`.
   * @param guide what the one at the screen is asked to do, read anew at every change
   */
  sit(here: readonly string[], guide: () => Guidance | null = () => null): void {
    this.here = here;
    this.guide = guide;
    // Reasons told to who saw everything are none for a player.
    this.show(null, { reasons: new Map() });
  }

  /** Keeps why the program took the decision that was taken last. */
  explain(why: string): void {
    this.change({ reasons: new Map(this.get().ui.reasons).set(this.session.length - 1, why) });
  }

  /** In a show, where nobody sits at the screen: whether every side's secrets are open to who watches. */
  watch(seesAll: boolean): void {
    this.seesAll = seesAll;
    this.show(null, {});
  }

  /** Shows what the session or the guide has become without the one at the screen. */
  refresh(): void {
    this.show(this.get().seated, {});
  }

  /** The player who was asked for says that they are there. */
  arrive(): void {
    const { handTo } = this.get();
    if (handTo !== null) this.show(handTo, {});
  }

  /** Clears the screen of everything private; whoever is to move has to say again that they are there. */
  leave(): void {
    this.show(null, {});
  }

  /** Takes the decision for whoever sits at the screen; a refusal is shown. */
  act(action: LegalAction): void {
    const { seated, guidance } = this.get();
    if (seated === null) return;
    if (guidance && isHeld(guidance, action)) {
      this.change({ refusal: { about: 'Later', message: guidance.later, clause: '' }, choices: [] });
      return;
    }
    if (this.hold.when(() => this.decide(seated, action))) this.change({ held: true, choices: [], refusal: null });
  }

  private decide(seated: string, action: LegalAction): void {
    const { verb, noun } = action;
    const { thrown } = this.get().ui;
    const refusal = this.session.act(seated, noun === undefined ? { verb } : { verb, noun });
    if (refusal) this.change({ refusal: { about: this.named(action), ...refusal }, choices: [], held: false });
    else this.show(seated, { thrown: this.session.state.pending ? thrown : null });
  }

  /** What a decision is called: what was aimed at as its option is. */
  private named(action: LegalAction): string {
    const { aim } = this.aim.get();
    return aim?.entry.verb === action.verb ? aim.label : labelOf(this.get().options, action);
  }

  /** Takes the option of this number, if there is one. */
  take(index: number): void {
    const option = this.get().options[index];
    if (!option) return;
    if (this.aim.begin(option)) this.change({ choices: [], refusal: null });
    else this.act(option.action);
  }

  /**
   * Pointing at a piece lays an end of the tape there, where it is in hand; else it takes the action it stands for,
   * offers the choice where there are several or the only one closes something, or says why not.
   */
  point(piece: string): void {
    const { seated, options, pending, pieces, status, over, guidance } = this.get();
    if (over || (seated === null && !this.isShared)) return;
    const found = pieces.find(({ id }) => id === piece);
    if (found && this.aim.get().tape) {
      this.aim.point(found.pose.x, found.pose.z, 'press', piece);
      return;
    }
    const about = found?.label ?? piece;
    if (pending) {
      const first = areCoins(pending.dice) ? 'The coin is to be flipped first.' : 'The dice are to be thrown first.';
      this.change({ refusal: { about, message: first, clause: '' } });
      return;
    }
    if (seated === null) return;
    const choices = asked(options, optionsAt(options, piece, pieces), guidance);
    const [only] = choices;
    if (choices.length === 1 && only !== undefined && !options[only]?.hint.closes) this.take(only);
    else if (choices.length > 0) {
      this.change({ choices, refusal: null, group: groupAt(options, piece) ?? this.get().ui.group });
    } else if (found) {
      const { game, state } = this.session;
      const refusal = refusalFor(game, state, seated, options, pieces, found, status);
      this.change({ refusal, choices: [] });
    }
  }

  /** Answers the pending throw with the faces that came to rest. */
  settle(id: string, faces: Face[], thrown?: ThrowRecord): void {
    const { pending } = this.session.state;
    const refusal = this.session.settle(id, faces, thrown);
    if (refusal) this.change({ refusal: { about: 'The throw', ...refusal } });
    else this.show(this.get().seated, { thrown: pending ? { request: pending, faces } : null });
  }

  undo(): void {
    const { seated } = this.get();
    if (seated === null) return;
    const refusal = this.session.undo(seated);
    if (refusal) this.change({ refusal: { about: 'Undo', ...refusal } });
    else this.show(seated, {});
  }

  redo(): void {
    const { seated } = this.get();
    if (seated === null) return;
    const refusal = this.session.redo(seated);
    if (refusal) this.change({ refusal: { about: 'Redo', ...refusal } });
    else this.show(seated, {});
  }

  /** Changes what is open or pointed at. */
  change(ui: Partial<Ui>): void {
    const state = this.get();
    const fields = Object.keys(ui) as (keyof Ui)[];
    if (fields.every((field) => Object.is(ui[field], state.ui[field]))) return;
    const chosen = ui.cursor ? groupAt(state.options, ui.cursor) : null;
    const next: Ui = { ...state.ui, ...(chosen === null ? {} : { group: chosen }), ...ui };
    const options = next.group === state.ui.group ? state.options : keyed(state.options, next.group);
    this.cell.set({ ...state, options, ui: next });
  }

  /** Opens Help at a clause. */
  read(clause: string): void {
    this.change({ dialog: 'help', clause });
  }

  private show(before: string | null, ui: Partial<Ui>): void {
    // Where nothing was secret everybody could look on: who is to have secrets now has to be there alone.
    const seated = this.get().status.open && !this.isOpen ? null : before;
    const { hovered, cursor, group: opened, dialog, clause, logOpen, pilesOpen, laidAside } = this.get().ui;
    const scene = this.scene(seated);
    this.aim.renew(scene);
    const there = (id: string | null) => (scene.pieces.some((piece) => piece.id === id) ? id : null);
    const group = scene.options.some(({ hint }) => hint.group === opened) ? opened : null;
    const options = keyed(scene.options, group);
    const kept = {
      group,
      dialog,
      clause,
      logOpen,
      pilesOpen,
      laidAside,
      hovered: there(hovered),
      cursor: there(cursor),
    };
    const reasons = this.reasonsUpTo(this.session.length);
    const isNew = this.moment.state !== this.session.state || this.moment.seated !== scene.seated;
    const held = !isNew && this.get().ui.held;
    this.cell.set({ ...scene, options, guidance: this.guide(), ui: { ...CLOSED, ...kept, reasons, held, ...ui } });
    if (isNew) this.begin(scene);
  }

  /** The program's reasons for what still stands. */
  private reasonsUpTo(length: number): Ui['reasons'] {
    const { reasons } = this.get().ui;
    return [...reasons.keys()].every((entry) => entry < length)
      ? reasons
      : new Map([...reasons].filter(([entry]) => entry < length));
  }

  /**
   * A moment begins to be shown. Where it has a least time and leaves no choice, it passes by itself, unless another
   * player at this screen might learn from that how little there was to choose.
   */
  private begin({ seated, status, options }: Scene): void {
    this.moment = { state: this.session.state, seated };
    this.hold.begin(status.leastMs ?? 0);
    const [only, second] = options;
    if (status.leastMs !== undefined && only && !second && !this.isShared) this.take(0);
  }

  private get isOpen(): boolean {
    const { game, state } = this.session;
    return game.status(game.view(state, 'spectator')).open ?? false;
  }

  private scene(seated: string | null): Scene {
    const { game, state } = this.session;
    const turn = turnFor(this.here, game.toMove(state), state.pending, seated, this.isOpen);
    const seesAll = this.seesAll && this.here.length === 0;
    const scene = sceneOf(this.session, turn, { isShared: this.isShared, seesAll });
    // A throw that all look at is seen from where the one sits whose decision led to it: the table stays as it is.
    const isLeft = seated !== null && turn.seated === null && turn.handTo === null && state.pending !== null;
    return isLeft ? { ...scene, seatAt: this.get().seatAt } : scene;
  }
}
