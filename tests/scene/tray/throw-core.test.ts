import * as rapier from '@dimforge/rapier3d-compat';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GESTURES } from '../../../src/models/dice/gesture.ts';
import { type ThrowOrder, throwDice } from '../../../src/models/dice/physics/throw-dice.ts';
import { TRAY_PLAN } from '../../../src/models/dice/physics/tray-world.ts';
import type { DiceRequest } from '../../../src/models/dice/request.ts';
import type { ThrowRecord } from '../../../src/models/dice/throw-record.ts';
import { openTrack } from '../../../src/models/dice/track.ts';
import { LEDGE_Z } from '../../../src/models/dice/tray.ts';
import { WIND_UP } from '../../../src/scene/tray/playback.ts';
import { ThrowCore } from '../../../src/scene/tray/throw-core.ts';

const request = (id: string): DiceRequest => ({
  id,
  dice: [{ kind: 'd10' }, { kind: 'd6' }],
  purpose: 'Attack',
  seat: 'US',
  need: '7 or more',
  succeeds: [7, 8, 9],
  chance: 0.3,
});

/** A tray's surroundings whose clock and timers are moved by hand. */
class Bench {
  time = 100;
  still = false;
  timers: { due: number; call: () => void }[] = [];
  thrown: ThrowRecord[] = [];
  settled: ThrowRecord[] = [];
  failures: unknown[] = [];
  orders: ThrowOrder[] = [];
  broken = false;
  readonly core = new ThrowCore({
    now: () => this.time,
    later: (seconds, call) => {
      const timer = { due: this.time + seconds, call };
      this.timers.push(timer);
      return () => {
        this.timers = this.timers.filter((other) => other !== timer);
      };
    },
    speed: () => 1,
    still: () => this.still,
    onChange: () => undefined,
    onThrown: (record) => this.thrown.push(record),
    onSettled: (record) => this.settled.push(record),
    onFailure: (error) => this.failures.push(error),
  });

  readonly thrower = (order: ThrowOrder): ThrowRecord => {
    this.orders.push(order);
    if (this.broken) throw new Error('broken');
    return throwDice(rapier, order).record;
  };

  /** Lets time pass with the page in the background: timers run, no picture is drawn. */
  pass(seconds: number): void {
    this.time += seconds;
    const due = this.timers.filter((timer) => timer.due <= this.time);
    this.timers = this.timers.filter((timer) => timer.due > this.time);
    for (const { call } of due) call();
  }
}

beforeAll(() => rapier.init());
let bench: Bench;
beforeEach(() => {
  bench = new Bench();
});

describe('the course of a throw', () => {
  it('lays the dice on the ledge, throws on a gesture and answers once, when they lie still', () => {
    const { core } = bench;
    core.load(bench.thrower);
    core.ask(request('a'), 5);
    core.ask(request('a'), 6);
    expect(core.waiting).toBe(true);
    expect(core.pose(0).at[2]).toBe(LEDGE_Z);
    core.throwNow(GESTURES.normal);
    core.throwNow(GESTURES.fast);
    expect(bench.orders).toEqual([{ id: 'a', dice: request('a').dice, seed: 5, gesture: GESTURES.normal }]);
    expect(bench.thrown).toHaveLength(1);
    expect(bench.settled).toHaveLength(0);
    expect(core.moving).toBe(true);
    const track = openTrack(bench.thrown[0]?.track ?? '');
    bench.pass(track.seconds);
    expect(bench.settled).toHaveLength(0);
    bench.pass(0.3);
    core.tick();
    expect(bench.settled).toEqual(bench.thrown);
    expect(core.moving).toBe(false);
    expect(core.pose(1)).toEqual(track.end(1));
  });

  it('starts where the dice lay and ends as the record does, without a jump', () => {
    const { core } = bench;
    core.load(bench.thrower);
    core.ask(request('a'), 5);
    const laid = core.pose(0).at;
    core.throwNow(GESTURES.normal);
    expect(Math.hypot(...core.pose(0).at.map((v, i) => v - (laid[i] as number)))).toBeLessThan(1e-6);
    let before = laid;
    while (core.moving) {
      bench.time += 1 / 120;
      core.tick();
      const { at } = core.pose(0);
      expect(Math.hypot(...at.map((v, i) => v - (before[i] as number)))).toBeLessThan(4);
      before = at;
    }
  });

  it('shows which die was cocked while it is taken up to be thrown again', () => {
    const { core } = bench;
    const rough = { friction: 2, restitution: 0.1 };
    const plan = { ...TRAY_PLAN, die: { d10: rough, d6: rough, coin: rough } };
    const dice = Array.from({ length: 4 }, () => ({ kind: 'd10' as const }));
    const thrown = (seed: number) => throwDice(rapier, { id: 'a', dice, seed, gesture: GESTURES.normal }, plan).record;
    let record = thrown(0);
    for (let seed = 1; record.segments.length !== 2; seed++) record = thrown(seed);
    core.load(() => record);
    core.ask({ ...request('a'), dice: record.dice }, 5);
    core.throwNow(GESTURES.normal);
    const again = record.segments[1] as ThrowRecord['segments'][number];
    const shown = () => record.dice.map((_, die) => core.cocked(die));
    expect(shown()).toEqual([false, false, false, false]);
    bench.time += WIND_UP + again.at - 0.2;
    expect(shown()).toEqual([0, 1, 2, 3].map((die) => again.dice.includes(die)));
    bench.time += 0.3;
    expect(shown()).toEqual([false, false, false, false]);
  });

  it('ends by the timer alone while the page is in the background', () => {
    bench.core.load(bench.thrower);
    bench.core.ask(request('a'), 5);
    bench.core.throwNow(GESTURES.slow);
    bench.pass(60);
    expect(bench.settled.map(({ id }) => id)).toEqual(['a']);
  });

  it('shows the result at once on skip, in flight or before the throw', () => {
    const { core } = bench;
    core.load(bench.thrower);
    core.ask(request('a'), 5);
    core.throwNow(GESTURES.normal);
    core.skip(GESTURES.normal);
    expect(bench.settled.map(({ id }) => id)).toEqual(['a']);
    core.ask(request('b'), 5);
    core.skip(GESTURES.normal);
    expect(bench.settled.map(({ id }) => id)).toEqual(['a', 'b']);
    bench.pass(60);
    core.skip(GESTURES.normal);
    expect(bench.settled).toHaveLength(2);
    expect(bench.settled[1]?.faces).toEqual(bench.settled[0]?.faces);
  });

  it('gives the same faces at once where motion is reduced', () => {
    bench.core.load(bench.thrower);
    bench.core.ask(request('a'), 5);
    bench.core.throwNow(GESTURES.normal);
    bench.pass(60);
    bench.still = true;
    bench.core.ask(request('b'), 5);
    bench.core.throwNow(GESTURES.normal);
    expect(bench.settled).toHaveLength(2);
    expect(bench.settled[1]?.faces).toEqual(bench.settled[0]?.faces);
    expect(bench.settled[1]?.track).toBe(bench.settled[0]?.track);
  });

  it('queues a second request until the first is answered', () => {
    const { core } = bench;
    core.load(bench.thrower);
    core.ask(request('a'), 5);
    core.throwNow(GESTURES.normal);
    core.ask(request('b'), 6);
    core.throwNow(GESTURES.normal);
    expect(bench.orders).toHaveLength(1);
    bench.pass(60);
    expect(core.request?.id).toBe('b');
    core.throwNow(GESTURES.normal);
    bench.pass(60);
    expect(bench.settled.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(bench.orders.map(({ seed }) => seed)).toEqual([5, 6]);
  });

  it('reports a throw that failed and throws the same request again with another seed', () => {
    const { core } = bench;
    core.load(bench.thrower);
    bench.broken = true;
    core.ask(request('a'), 5);
    core.throwNow(GESTURES.normal);
    expect(bench.failures).toHaveLength(1);
    expect(core.waiting).toBe(true);
    bench.broken = false;
    core.throwNow(GESTURES.normal);
    bench.pass(60);
    expect(bench.settled.map(({ id }) => id)).toEqual(['a']);
    expect(bench.orders[1]?.seed).not.toBe(bench.orders[0]?.seed);
    core.ask(request('b'), 7);
    core.throwNow(GESTURES.normal);
    bench.pass(60);
    expect(bench.settled[1]).toEqual({ ...throwDice(rapier, { ...(bench.orders[2] as ThrowOrder) }).record });
  });

  it('remembers a gesture made before the physics has arrived', () => {
    bench.core.ask(request('a'), 5);
    bench.core.throwNow(GESTURES.fast);
    expect(bench.core.waiting).toBe(true);
    bench.core.load(bench.thrower);
    bench.pass(60);
    expect(bench.settled[0]?.gesture).toEqual(GESTURES.fast);
  });

  it('drops a request that the game no longer waits for, but answers one that rolls', () => {
    const { core } = bench;
    core.load(bench.thrower);
    core.ask(request('a'), 5);
    core.withdraw();
    core.throwNow(GESTURES.normal);
    expect(bench.orders).toHaveLength(0);
    core.ask(request('b'), 5);
    core.throwNow(GESTURES.normal);
    core.withdraw();
    bench.pass(60);
    expect(bench.settled.map(({ id }) => id)).toEqual(['b']);
  });

  it('calls nobody back once it is stopped', () => {
    bench.core.load(bench.thrower);
    bench.core.ask(request('a'), 5);
    bench.core.throwNow(GESTURES.normal);
    bench.core.stop();
    bench.pass(60);
    expect(bench.settled).toHaveLength(0);
    expect(bench.timers).toHaveLength(0);
  });

  it('moves held dice with the hand and lays them back', () => {
    const { core } = bench;
    core.ask(request('a'), 5);
    const laid = core.pose(0);
    core.hold([3, 3.4, 2]);
    expect(core.pose(0).at[2]).toBe(2);
    expect(core.pose(1).at[0]).toBeGreaterThan(core.pose(0).at[0]);
    core.hold(null);
    expect(core.pose(0)).toEqual(laid);
  });
});
