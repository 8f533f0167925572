import type { Gesture } from '../../models/dice/gesture.ts';
import type { ThrowOrder } from '../../models/dice/physics/throw-dice.ts';
import type { DiceRequest } from '../../models/dice/request.ts';
import type { ThrowRecord } from '../../models/dice/throw-record.ts';
import { type BodyPose, onLedge, TRAY } from '../../models/dice/tray.ts';
import { add, multiply, type Quat, unitQuat, type Vec3 } from '../../models/dice/vector.ts';
import { Playback } from './playback.ts';

/** What the tray's course of events needs from its surroundings. */
export interface Surroundings {
  /** Seconds of a clock that never goes back. */
  now(): number;
  /** Calls back after so many seconds, also while nothing is drawn; the answer cancels it. */
  later(seconds: number, call: () => void): () => void;
  /** Pace of the show, 1 is real. */
  speed(): number;
  /** Whether results are shown at once. */
  still(): boolean;
  /** Something to be drawn has changed. */
  onChange(): void;
  /**
   * A throw was made: its outcome is certain although its dice still roll. `windUp`: seconds until the track begins.
   */
  onThrown(record: ThrowRecord, windUp: number): void;
  /** The dice of a throw lie still, or were skipped. Comes exactly once for each request that is thrown. */
  onSettled(record: ThrowRecord): void;
  /** A throw failed; the same request can be thrown again. */
  onFailure(error: unknown): void;
}

/** Makes a record of an order; given once the physics is loaded. */
export type Thrower = (order: ThrowOrder) => ThrowRecord;

interface Asked {
  request: DiceRequest;
  seed: number;
}

type Phase =
  | { name: 'idle' }
  /** Dice lie on the ledge or are held. */
  | { name: 'waiting'; asked: Asked; attempts: number; hand: Vec3 | null; shaken: number }
  | { name: 'rolling'; asked: Asked; record: ThrowRecord; playback: Playback; cancel: () => void }
  /** The dice of the last throw lie where they came to rest. */
  | { name: 'settled'; asked: Asked; record: ThrowRecord; playback: Playback };

/** Far past any track's end. */
const ALWAYS = Number.MAX_SAFE_INTEGER;
/** cm between dice in a hand. */
const HELD_APART = 2.9;

/**
 * The course of events in the tray: requests wait their turn, the first is thrown on a gesture, shown, and answered
 * once. Knows neither React nor three, so that tests can drive it by hand.
 */
export class ThrowCore {
  private phase: Phase = { name: 'idle' };
  private readonly queue: Asked[] = [];
  private thrower: Thrower | null = null;
  /** A gesture made before the physics was there. */
  private wish: { gesture: Gesture; skip: boolean } | null = null;

  constructor(private readonly around: Surroundings) {}

  /** The request that is shown, null when the tray is empty. */
  get request(): DiceRequest | null {
    return this.phase.name === 'idle' ? null : this.phase.asked.request;
  }

  /** The record that is shown or being shown. */
  get record(): ThrowRecord | null {
    return this.phase.name === 'rolling' || this.phase.name === 'settled' ? this.phase.record : null;
  }

  get waiting(): boolean {
    return this.phase.name === 'waiting';
  }

  get settled(): boolean {
    return this.phase.name === 'settled';
  }

  /** Whether the next picture differs from this one without any event. */
  get moving(): boolean {
    return this.phase.name === 'rolling';
  }

  /** Physics has arrived; a gesture that was made too early is carried out now. */
  load(thrower: Thrower): void {
    this.thrower = thrower;
    const wish = this.wish;
    this.wish = null;
    if (wish) this.roll(wish.gesture, wish.skip);
  }

  /** Asks for a throw. One that is asked for already is left as it is; while another rolls it waits its turn. */
  ask(request: DiceRequest, seed: number): void {
    const known = [this.phase.name === 'idle' ? null : this.phase.asked, ...this.queue];
    if (known.some((asked) => asked?.request.id === request.id)) return;
    this.queue.push({ request, seed });
    // A request that nobody has thrown gives way: the game no longer waits for it.
    if (this.phase.name !== 'rolling') this.next();
  }

  /** The game waits for no dice: a request not yet thrown is dropped, one that rolls is still answered. */
  withdraw(): void {
    this.queue.length = 0;
    if (this.phase.name !== 'waiting') return;
    this.wish = null;
    this.phase = { name: 'idle' };
    this.around.onChange();
  }

  /** Moves the waiting dice with the hand, cm in the tray's axes; null lays them back. */
  hold(hand: Vec3 | null): void {
    if (this.phase.name !== 'waiting') return;
    const moved =
      hand && this.phase.hand ? Math.abs(hand[0] - this.phase.hand[0]) + Math.abs(hand[2] - this.phase.hand[2]) : 0;
    this.phase = { ...this.phase, hand, shaken: this.phase.shaken + moved };
    this.around.onChange();
  }

  /** Throws the waiting dice; does nothing when none wait. */
  throwNow(gesture: Gesture): void {
    this.roll(gesture, false);
  }

  /** Shows the result at once; dice that still wait are thrown first. */
  skip(gesture: Gesture): void {
    if (this.phase.name === 'rolling') this.settle();
    else this.roll(gesture, true);
  }

  /** Ends a throw whose time has come; called by the timer and by every picture. */
  tick(): void {
    if (this.phase.name === 'rolling' && this.around.now() >= this.phase.playback.end) this.settle();
  }

  /** Forgets everything; nothing is called back afterwards. */
  stop(): void {
    if (this.phase.name === 'rolling') this.phase.cancel();
    this.queue.length = 0;
    this.wish = null;
    this.phase = { name: 'idle' };
  }

  /** Where a die of the shown request is. */
  pose(die: number): BodyPose {
    const { phase } = this;
    if (phase.name === 'rolling') return phase.playback.pose(die, this.around.now());
    if (phase.name === 'settled') return phase.playback.pose(die, ALWAYS);
    if (phase.name === 'idle') return onLedge('d10', 0, 1);
    const { dice } = phase.asked.request;
    const laid = onLedge(dice[die]?.kind ?? 'd10', die, dice.length);
    if (!phase.hand) return laid;
    const place: Vec3 = [
      ((die % 4) - (Math.min(4, dice.length) - 1) / 2) * HELD_APART,
      Math.floor(die / 4) * HELD_APART,
      0,
    ];
    const s = phase.shaken * 0.16 + die;
    const tumble: Quat = unitQuat([Math.sin(s), Math.sin(s * 0.7 + die), Math.sin(s * 0.5), 1.2]);
    const limit = TRAY.halfX - 1.6 - Math.abs(place[0]);
    const [x, y, z] = phase.hand;
    const centre: Vec3 = [Math.max(-limit, Math.min(limit, x)), y, z];
    return { at: add(centre, place), turned: multiply(tumble, laid.turned) };
  }

  /** Whether a die is just being taken up because it did not lie flat. */
  cocked(die: number): boolean {
    return this.phase.name === 'rolling' && this.phase.playback.cocked(die, this.around.now());
  }

  private roll(gesture: Gesture, skip: boolean): void {
    if (this.phase.name !== 'waiting') return;
    if (!this.thrower) {
      this.wish = { gesture, skip };
      return;
    }
    const { asked, attempts } = this.phase;
    const from = asked.request.dice.map((_, die) => this.pose(die));
    const seed = (asked.seed + attempts * 0x9e3779b9) >>> 0;
    let record: ThrowRecord;
    try {
      record = this.thrower({ id: asked.request.id, dice: asked.request.dice, seed, gesture });
    } catch (error) {
      this.phase = { name: 'waiting', asked, attempts: attempts + 1, hand: null, shaken: 0 };
      this.around.onChange();
      this.around.onFailure(error);
      return;
    }
    const playback = new Playback(record, this.around.now(), this.around.speed(), from);
    const atOnce = skip || this.around.still();
    const cancel = atOnce ? () => undefined : this.around.later(playback.end - this.around.now(), () => this.settle());
    this.phase = { name: 'rolling', asked, record, playback, cancel };
    this.around.onThrown(record, playback.windUp);
    if (atOnce) this.settle();
    else this.around.onChange();
  }

  private settle(): void {
    if (this.phase.name !== 'rolling') return;
    const { asked, record, playback, cancel } = this.phase;
    cancel();
    this.phase = { name: 'settled', asked, record, playback };
    this.around.onChange();
    this.around.onSettled(record);
    this.next();
  }

  private next(): void {
    const asked = this.queue.shift();
    if (!asked) return;
    this.wish = null;
    this.phase = { name: 'waiting', asked, attempts: 0, hand: null, shaken: 0 };
    this.around.onChange();
  }
}
