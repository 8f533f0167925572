import type { Reasoned } from '../../bots/player.ts';
import { type DiceRequest, throwerOf } from '../../models/dice/request.ts';
import type { GameState, Seat } from '../../rules/kernel/contract.ts';
import type { BotClient } from '../bots/client.ts';
import { Cell } from '../cell.ts';
import type { PlayStore } from '../play/store.ts';
import type { Throwing } from '../play/throwing.ts';
import { type Bots, peopleOf } from './bots.ts';

/** Longest time for one decision, ms. */
const MOST = 2000;

/** What the seats played by the program are at, as the page shows it. */
export interface OpponentState {
  bots: Bots;
  /** `thinking` and `throwing` include the pause that lets a person follow. */
  at: 'nothing' | 'thinking' | 'throwing' | 'failed';
  /** The seat that is at it. */
  seat: Seat | null;
  /** The reason of the last decision, where everybody may hear it. */
  said: { seat: Seat; why: string } | null;
  /** Why no decision came, '' where one did. */
  problem: string;
  /** Whether the program waits to be told to go on. */
  paused: boolean;
}

/** What the program's seats need from their surroundings. */
export interface Surroundings {
  store: PlayStore;
  /** As the game is opened. */
  bots: Bots;
  client: Pick<BotClient, 'choose' | 'drop' | 'close'>;
  /** The dice tray. */
  dice: Pick<Cell<Throwing>, 'get' | 'subscribe'>;
  /** Pause before each decision and throw, ms; 0 shows dice at once too. */
  pace(): number;
  /** Called when other seats are played by the program than before. */
  onSeated(bots: Bots): void;
}

/** Something to be done for a seat in this state. */
interface Task {
  kind: 'choose' | 'throw';
  seat: Seat;
  state: GameState;
}

/** The seed of the program's own generator for one decision; apart from the game's, whose draws it must not foresee. */
const seedAt = (seed: number, length: number): number => (((seed ^ 0x5bd1e995) >>> 0) + length * 0x9e3779b9) >>> 0;

/**
 * Plays the seats that no person plays: asks for each decision, takes it after a pause, throws the dice. What is to be
 * done follows from the session alone, so that it goes on after a reload and starts anew after an undo; an answer for
 * a state that is past is dropped.
 */
export class Opponent {
  private readonly cell: Cell<OpponentState>;
  private task: Task | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The state in which no decision came; nothing is asked in it again unless somebody says so. */
  private failedIn: GameState | null = null;
  /** Whether one decision or throw may be made although paused. */
  private granted = false;
  private endings: (() => void)[] = [];
  readonly get: () => OpponentState;
  readonly subscribe: (listener: () => void) => () => void;

  constructor(private readonly around: Surroundings) {
    const { bots } = around;
    this.cell = new Cell<OpponentState>({ bots, at: 'nothing', seat: null, said: null, problem: '', paused: false });
    this.get = this.cell.get;
    this.subscribe = this.cell.subscribe;
  }

  /** Whether all seats are played by the program. */
  get isShow(): boolean {
    const { seats } = this.around.store.session.game;
    return seats.every(({ id }) => id in this.get().bots);
  }

  /** Plays from now on. */
  begin(): void {
    const { store, dice } = this.around;
    this.endings = [store.session.subscribe(() => this.follow()), dice.subscribe(() => this.follow())];
    this.follow();
  }

  /** Stops; nothing is called afterwards. */
  end(): void {
    for (const end of this.endings) end();
    this.endings = [];
    this.forget();
    this.around.client.close();
  }

  /** Says which seats the program plays from now on. */
  seat(bots: Bots): void {
    const { store, onSeated } = this.around;
    const ids = store.session.game.seats.map(({ id }) => id);
    this.forget();
    this.failedIn = null;
    this.tell({ bots, said: null, problem: '' });
    onSeated(bots);
    store.sit(peopleOf(ids, bots));
    this.follow();
  }

  /** Asks once more after no decision came. */
  again(): void {
    this.failedIn = null;
    this.tell({ problem: '' });
    this.follow();
  }

  /** Hands a seat to whoever sits at the screen. */
  release(seat: Seat): void {
    const { [seat]: _released, ...bots } = this.get().bots;
    this.seat(bots);
  }

  pause(paused: boolean): void {
    this.granted = false;
    this.tell({ paused });
    this.follow();
  }

  /** One decision or throw, then waits. */
  step(): void {
    this.granted = true;
    this.tell({ paused: true });
    this.follow();
  }

  /** Looks at what is to be done and begins it, unless that is under way. */
  private follow(): void {
    const task = this.due();
    const { task: old } = this;
    const isSame = task?.kind === old?.kind && task?.seat === old?.seat && task?.state === old?.state;
    if (isSame && task !== null) return;
    this.forget();
    this.task = task;
    this.show();
    if (task?.kind === 'choose') void this.choose(task);
    if (task?.kind === 'throw') this.timer = setTimeout(() => this.throwDice(), this.around.pace());
  }

  private due(): Task | null {
    const { store, dice } = this.around;
    const { game, state } = store.session;
    const { bots, paused } = this.get();
    if ((paused && !this.granted) || state === this.failedIn) return null;
    if (state.pending) {
      const { id, seat } = state.pending;
      const { request, rolling, problem } = dice.get();
      const isReady = request === id && !rolling && problem === '';
      return isReady && this.throws(state.pending) ? { kind: 'throw', seat, state } : null;
    }
    const movers = game.toMove(state);
    // Where both decide in secret the program comes last: it would change the table under a person's hands.
    if (typeof movers === 'string' || movers.some((id) => !(id in bots))) return null;
    const [seat] = movers;
    return seat === undefined ? null : { kind: 'choose', seat, state };
  }

  /** Whether the program throws: its own dice, and what is no one's where no player is there to do it. */
  private throws({ seat, common }: DiceRequest): boolean {
    return seat in this.get().bots && (!common || this.isShow);
  }

  private async choose(task: Task): Promise<void> {
    const { store, client, pace } = this.around;
    const { game, setup, length } = store.session;
    const { seat, state } = task;
    const began = performance.now();
    const asked = {
      game: setup.game,
      view: game.view(state, seat),
      seat,
      actions: game.legalActions(state, seat),
      seed: seedAt(setup.seed, length),
      ms: MOST,
    };
    const isCurrent = () => this.task === task;
    try {
      const choice = await client.choose(this.get().bots[seat] ?? '', asked, isCurrent);
      if (choice === null || !isCurrent()) return;
      const { leastMs = 0 } = game.status(game.view(state, 'spectator'));
      const pause = Math.max(this.wasUnseen ? 0 : pace(), leastMs) - (performance.now() - began);
      this.timer = setTimeout(() => this.take(task, choice), Math.max(0, pause));
    } catch (error) {
      if (isCurrent()) this.fail(task, error instanceof Error ? error.message : String(error));
    }
  }

  private take(task: Task, { action, why }: Reasoned): void {
    const { store } = this.around;
    const { verb, noun } = action;
    const { seat } = task;
    this.granted = false;
    this.task = null;
    const refusal = store.session.act(seat, noun === undefined ? { verb } : { verb, noun });
    if (refusal) {
      this.fail(task, refusal.message);
      return;
    }
    const isOpen = why !== '' && this.isOpen(seat);
    this.tell({ said: isOpen ? { seat, why } : null });
    if (isOpen) store.explain(why);
    store.refresh();
  }

  /** Whether who watches saw all of what the seat just did; else a reason might give the rest away. */
  private isOpen(seat: Seat): boolean {
    const { session, get } = this.around.store;
    const { game, state } = session;
    const { viewer } = get();
    const eyes = viewer === 'caster' ? viewer : 'spectator';
    return state.news.every((news) => game.describe(news, seat) === game.describe(news, eyes));
  }

  /** Whether nothing of the last entry was told to who looks on: there is nothing to follow then. */
  private get wasUnseen(): boolean {
    const { session, get } = this.around.store;
    const { game, state } = session;
    const { viewer } = get();
    return state.news.length > 0 && state.news.every((news) => game.describe(news, viewer) === null);
  }

  private throwDice(): void {
    const { dice, pace } = this.around;
    const { control } = dice.get();
    this.granted = false;
    if (pace() === 0) control?.skip();
    else control?.throwNow();
  }

  private fail({ state }: Task, problem: string): void {
    this.failedIn = state;
    this.task = null;
    this.tell({ problem });
    this.follow();
  }

  /** Drops what is under way. */
  private forget(): void {
    clearTimeout(this.timer);
    this.task = null;
    this.around.client.drop();
  }

  private show(): void {
    const { state } = this.around.store.session;
    const { pending } = state;
    if (state === this.failedIn) this.tell({ at: 'failed', seat: this.get().seat });
    else if (pending && this.throws(pending)) this.tell({ at: 'throwing', seat: throwerOf(pending), problem: '' });
    else if (this.task) this.tell({ at: 'thinking', seat: this.task.seat, problem: '' });
    else this.tell({ at: 'nothing', seat: null, problem: '' });
  }

  private tell(change: Partial<OpponentState>): void {
    const state = this.get();
    const fields = Object.keys(change) as (keyof OpponentState)[];
    if (fields.some((field) => !Object.is(change[field], state[field]))) this.cell.set({ ...state, ...change });
  }
}
