import { type Chance, chance } from '../chance.ts';
import { type Gesture, quantise } from '../gesture.ts';
import { figureOn, TURNS } from '../group.ts';
import type { Surface as Struck } from '../impact.ts';
import type { DieKind } from '../request.ts';
import { SOLIDS } from '../solids.ts';
import type { Rethrow, ThrowRecord } from '../throw-record.ts';
import { FRAME_RATE } from '../track.ts';
import { type BodyPose, onLedge, TRAY } from '../tray.ts';
import { length, type Vec3 } from '../vector.ts';
import { type Launch, launch, release } from './launch.ts';
import { type Reading, read } from './reading.ts';
import { Recorder } from './recorder.ts';
import { addDie, type Body, buildTray, type Engine, TRAY_PLAN, type TrayPlan } from './tray-world.ts';

/** Most dice in the tray at a time; more are thrown in turns, the earlier ones set aside on the ledge. */
export const HANDFUL = 4;

/** After so many rethrows the other dice of the handful are set aside, so that nothing is left to lean on. */
const CROWDED = 3;
/** After so many rethrows in one handful the throw is given up with a DiceError; never seen in the proper tray. */
const GIVE_UP = 12;
/** Changes of speed that can be heard, cm/s, and the shortest time between two of one die, steps. */
const AUDIBLE = 16;
const IMPACT_GAP = 4;

/** Dice that will not come to rest on a face. Nothing was decided; the same request may be thrown again. */
export class DiceError extends Error {
  override readonly name = 'DiceError';
}

/** What is to be thrown. */
export interface ThrowOrder {
  /** Id of the request. */
  id: string;
  dice: readonly { kind: DieKind }[];
  /** Whole number from 0 to 2^32 - 1; from a source that nobody can foresee where it matters. */
  seed: number;
  gesture: Gesture;
}

/** What fairness runs count besides the faces. */
export interface ThrowTally {
  /** Dice that were not flat when they were first read. */
  cocked: number;
  /** Dice found outside the tray. */
  outside: number;
  /** Dice still moving at the time limit. */
  restless: number;
  /** Seconds from the hand's letting go until the last die was read, carrying included. */
  seconds: number;
}

const poseOf = (body: Body): BodyPose => {
  const p = body.translation();
  const q = body.rotation();
  return { at: [p.x, p.y, p.z], turned: [q.x, q.y, q.z, q.w] };
};

/** One throw under way: all its dice, the hand they are thrown by, and what is written down of it. */
class Throw {
  readonly tally: ThrowTally = { cocked: 0, outside: 0, restless: 0, seconds: 0 };
  readonly recorder: Recorder;
  /** Face of the blank that came up, by die. */
  readonly up: number[] = [];
  private readonly poses: BodyPose[];
  private readonly chance: Chance;
  /** Steps between two frames. */
  private readonly stride: number;

  constructor(
    private readonly engine: Engine,
    private readonly plan: TrayPlan,
    private readonly kinds: DieKind[],
    private readonly gesture: Gesture,
    seed: number,
  ) {
    this.chance = chance(seed, 1);
    this.poses = kinds.map((kind, i) => onLedge(kind, i, kinds.length));
    this.recorder = new Recorder(this.poses);
    this.stride = Math.round(1 / (plan.step * FRAME_RATE));
  }

  private kind(die: number): DieKind {
    return this.kinds[die] as DieKind;
  }

  private ledge(die: number): BodyPose {
    return onLedge(this.kind(die), die, this.kinds.length);
  }

  /** Throws a handful in a fresh tray until every die of it has been read. */
  handful(dice: number[]): void {
    const world = buildTray(this.engine, this.plan);
    try {
      const bodies = new Map<number, Body>();
      dice.forEach((die, place) => {
        const start = launch(this.kind(die), place, dice.length, this.gesture, this.chance);
        const body = addDie(this.engine, world, this.plan, this.kind(die));
        release(body, start);
        bodies.set(die, body);
        this.poses[die] = start.pose;
      });
      this.recorder.begin(dice, 'throw');
      this.recorder.frame();
      for (let rethrows = 0; ; rethrows++) {
        const atRest = this.settle(world, bodies);
        const again = this.readAll(bodies, atRest);
        if (again.size === 0) return;
        for (const [, why] of again) this.tally[why]++;
        if (rethrows >= GIVE_UP) throw new DiceError('The dice did not come to rest on a face.');
        if (rethrows >= CROWDED) this.clear(bodies, again, (body) => world.removeRigidBody(body));
        this.again(bodies, again);
      }
    } finally {
      world.free();
    }
  }

  /** Steps until all dice of the tray lie still or the time is up; says which were still at the end. */
  private settle(world: { step(): void }, bodies: Map<number, Body>): (die: number) => boolean {
    const { plan } = this;
    const steps = Math.round(plan.limit / plan.step);
    const quiet = new Map<number, number>();
    const heard = new Map<number, number>();
    let before = new Map([...bodies].map(([die, body]) => [die, body.linvel()]));
    for (let step = 1; step <= steps; step++) {
      world.step();
      this.recorder.time += plan.step;
      let allQuiet = true;
      const after = new Map<number, { x: number; y: number; z: number }>();
      for (const [die, body] of bodies) {
        const v = body.linvel();
        const w = body.angvel();
        after.set(die, v);
        const slow =
          v.x * v.x + v.y * v.y + v.z * v.z < plan.restSpeed ** 2 &&
          w.x * w.x + w.y * w.y + w.z * w.z < plan.restSpin ** 2;
        const steps = slow ? (quiet.get(die) ?? 0) + 1 : 0;
        quiet.set(die, steps);
        if (steps < plan.restSteps) allQuiet = false;
        const u = before.get(die) ?? v;
        const change: Vec3 = [v.x - u.x, v.y - u.y + plan.gravity * plan.step, v.z - u.z];
        if (length(change) > AUDIBLE && step - (heard.get(die) ?? -IMPACT_GAP) >= IMPACT_GAP) {
          heard.set(die, step);
          this.recorder.impact({
            die,
            surface: struck(this.kind(die), poseOf(body), change),
            strength: length(change),
          });
        }
      }
      before = after;
      if (step % this.stride === 0 || allQuiet) {
        for (const [die, body] of bodies) this.poses[die] = poseOf(body);
        this.recorder.frame();
      }
      if (allQuiet) break;
    }
    return (die) => (quiet.get(die) ?? 0) >= plan.restSteps;
  }

  /** Reads every die of the tray, also those read before: one of them may have been knocked by a later throw. */
  private readAll(bodies: Map<number, Body>, atRest: (die: number) => boolean): Map<number, Rethrow> {
    const again = new Map<number, Rethrow>();
    for (const [die, body] of bodies) {
      const reading: Reading = read(this.kind(die), poseOf(body), atRest(die));
      if ('face' in reading) this.up[die] = reading.face;
      else again.set(die, reading.rethrow);
    }
    return again;
  }

  /** Takes the dice that lie well out of a crowded tray, for good. */
  private clear(bodies: Map<number, Body>, again: Map<number, Rethrow>, remove: (body: Body) => void): void {
    const aside = [...bodies].filter(([die]) => !again.has(die));
    for (const [die, body] of aside) {
      remove(body);
      bodies.delete(die);
    }
    this.setAside(aside.map(([die]) => die));
  }

  /** Lays dice that have been read on the ledge, the face that came up still up. */
  setAside(dice: number[]): void {
    if (dice.length === 0) return;
    this.recorder.carry(
      new Map(dice.map((die) => [die, { at: this.ledge(die).at, turned: (this.poses[die] as BodyPose).turned }])),
    );
  }

  /** Picks dice up in sight and throws them again with the same gesture. */
  private again(bodies: Map<number, Body>, dice: Map<number, Rethrow>): void {
    const launches = new Map<number, Launch>();
    let place = 0;
    for (const die of dice.keys()) {
      launches.set(die, launch(this.kind(die), place++, dice.size, this.gesture, this.chance));
    }
    this.recorder.carry(new Map([...launches].map(([die, { pose }]) => [die, pose])));
    for (const [die, start] of launches) {
      release(bodies.get(die) as Body, start);
      this.recorder.begin([die], dice.get(die) as Rethrow);
    }
  }
}

/** What a die struck, judged by the push it got and by where it is. */
function struck(kind: DieKind, { at }: BodyPose, [x, y, z]: Vec3): Struck {
  const near = SOLIDS[kind].reach * 1.1;
  const sideways = Math.max(Math.abs(x), Math.abs(z));
  if (y > sideways && at[1] < near) return 'felt';
  const atWall = TRAY.halfX - Math.abs(at[0]) < near || TRAY.halfZ - Math.abs(at[2]) < near;
  if (atWall && x * at[0] + z * at[2] < 0) return 'rim';
  return at[1] < near && y > 0.5 * sideways ? 'felt' : 'die';
}

/**
 * Throws dice, physically, until every one of them lies flat on the felt: up to four at a time, a cocked or lost die
 * alone again, in sight, with the figures turned as before. The same order gives the same record, bit for bit, in
 * every page and terminal that uses the same engine. It reads no clock and takes about 10 ms.
 * @param engine initialised Rapier; one hidden throw compiles what it needs
 * @throws DiceError when dice will not come to rest on a face; the next throw is not affected
 */
export function throwDice(
  engine: Engine,
  order: ThrowOrder,
  plan: TrayPlan = TRAY_PLAN,
): { record: ThrowRecord; tally: ThrowTally } {
  const kinds = order.dice.map(({ kind }) => kind);
  if (kinds.length === 0) throw new DiceError('There are no dice to throw.');
  const gesture = quantise(order.gesture);
  const figures = chance(order.seed, 0);
  const dice = kinds.map((kind) => ({ kind, turn: figures.int(TURNS[kind].length) }));
  const run = new Throw(engine, plan, kinds, gesture, order.seed);
  for (let first = 0; first < kinds.length; first += HANDFUL) {
    const handful = kinds.map((_, i) => i).slice(first, first + HANDFUL);
    run.handful(handful);
    if (first + HANDFUL < kinds.length) run.setAside(handful);
  }
  const { recorder, tally, up } = run;
  tally.seconds = recorder.time;
  const record: ThrowRecord = {
    id: order.id,
    faces: dice.map(({ kind, turn }, i) => figureOn(kind, up[i] as number, turn)),
    dice,
    track: recorder.track(),
    impacts: recorder.heard(),
    segments: recorder.segments,
    seed: order.seed,
    gesture,
    engine: plan.name,
  };
  return { record, tally };
}
