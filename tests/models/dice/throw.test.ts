import * as rapier from '@dimforge/rapier3d-compat';
import { beforeAll, describe, expect, it } from 'vitest';
import { chance } from '../../../src/models/dice/chance.ts';
import { chiSquare, chiSquareP } from '../../../src/models/dice/chi-square.ts';
import { GESTURES, type Gesture } from '../../../src/models/dice/gesture.ts';
import { TURNS, topFace } from '../../../src/models/dice/group.ts';
import { openImpacts } from '../../../src/models/dice/impact.ts';
import { read } from '../../../src/models/dice/physics/reading.ts';
import { DiceError, throwDice } from '../../../src/models/dice/physics/throw-dice.ts';
import { type Engine, TRAY_PLAN, type TrayPlan } from '../../../src/models/dice/physics/tray-world.ts';
import { type DieKind, FACES, isFace } from '../../../src/models/dice/request.ts';
import { SOLIDS } from '../../../src/models/dice/solids.ts';
import { faultOf, meshTurn, type ThrowRecord } from '../../../src/models/dice/throw-record.ts';
import { openTrack } from '../../../src/models/dice/track.ts';
import { TRAY } from '../../../src/models/dice/tray.ts';
import { multiply, type Quat, rotate } from '../../../src/models/dice/vector.ts';

const LONG = 90_000;

const of = (...kinds: DieKind[]) => kinds.map((kind) => ({ kind }));
const order = (dice: { kind: DieKind }[], seed: number, gesture: Gesture = GESTURES.normal) => ({
  id: 'test',
  dice,
  seed,
  gesture,
});

beforeAll(() => rapier.init());

describe('a throw', () => {
  it('shows the faces it records, flat, inside the tray, whatever is thrown and however', { timeout: LONG }, () => {
    const draw = chance(2024, 0);
    const counts = FACES.d10.map(() => 0);
    for (let seed = 0; seed < 300; seed++) {
      const dice = Array.from({ length: 1 + draw.int(4) }, () => ({
        kind: (['d10', 'd10', 'd10', 'd6', 'coin'] as const)[draw.int(5)] ?? 'd10',
      }));
      const gesture = { speed: 90 + 5 * draw.int(49), aim: draw.int(17) - 8, from: draw.int(17) - 8 };
      const { record } = throwDice(rapier, order(dice, seed, gesture));
      expect(faultOf(record)).toBeNull();
      const track = openTrack(record.track);
      record.dice.forEach(({ kind, turn }, i) => {
        expect(isFace(kind, record.faces[i])).toBe(true);
        // What is drawn: the face of the numbered mesh that points straight up is the one recorded.
        const pose = track.end(i);
        const drawn = meshTurn(kind, turn, pose.turned);
        const heights = SOLIDS[kind].faces.map((face) => rotate(drawn, face.normal)[1]);
        expect(SOLIDS[kind].faces[heights.indexOf(Math.max(...heights))]?.value).toBe(record.faces[i]);
        expect(Math.abs(pose.at[0])).toBeLessThan(TRAY.halfX);
        expect(Math.abs(pose.at[2])).toBeLessThan(TRAY.halfZ);
        if (kind === 'd10') counts[record.faces[i] as number] = (counts[record.faces[i] as number] ?? 0) + 1;
      });
    }
    expect(chiSquareP(chiSquare(counts), 9)).toBeGreaterThan(1e-4);
  });

  it('comes out the same, bit for bit, from the same order', () => {
    const first = throwDice(rapier, order(of('d10', 'd10', 'd6', 'coin'), 77)).record;
    throwDice(rapier, order(of('coin'), 5));
    const { dice, seed, gesture } = JSON.parse(JSON.stringify(first)) as ThrowRecord;
    expect(throwDice(rapier, order(dice, seed, gesture)).record).toEqual(first);
    expect(throwDice(rapier, order(dice, seed + 1, gesture)).record.track).not.toBe(first.track);
  });

  it('draws the turns of the figures apart from the throw: the body rolls alike whatever stands on it', () => {
    const turns = new Set<number>();
    for (let seed = 0; seed < 120; seed++)
      turns.add(throwDice(rapier, order(of('d10'), seed)).record.dice[0]?.turn ?? -1);
    expect([...turns].sort((a, b) => a - b)).toEqual(TURNS.d10.map((_, i) => i));
  });

  it('is small, can be heard, and starts with the throw', () => {
    const { record } = throwDice(rapier, order(of('d10', 'd10', 'd10', 'd10'), 3));
    expect(record.track.length).toBeLessThan(2600);
    expect(record.segments[0]).toEqual({ at: 0, dice: [0, 1, 2, 3], why: 'throw' });
    const impacts = openImpacts(record.impacts);
    expect(impacts.length).toBeGreaterThan(8);
    expect(new Set(impacts.map(({ surface }) => surface))).toContain('felt');
    expect(impacts.every(({ at }, i) => at >= (impacts[i - 1]?.at ?? 0))).toBe(true);
  });

  it('of more than four dice goes in handfuls, the earlier dice set aside as they lay', () => {
    const { record } = throwDice(rapier, order(of('d10', 'd10', 'd6', 'd10', 'd10', 'coin'), 11));
    expect(faultOf(record)).toBeNull();
    expect(record.segments.filter(({ why }) => why === 'throw').map(({ dice }) => dice)).toEqual([
      [0, 1, 2, 3],
      [4, 5],
    ]);
    const track = openTrack(record.track);
    for (const die of [0, 1, 2, 3]) expect(track.end(die).at[2]).toBeGreaterThan(TRAY.halfZ);
    for (const die of [4, 5]) expect(track.end(die).at[2]).toBeLessThan(TRAY.halfZ);
  });

  it('turns no die but by physics in its last half second: the last frames are nearly the same', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { record } = throwDice(rapier, order(of('d10'), seed));
      const track = openTrack(record.track);
      const end = track.end(0);
      const before = track.pose(0, track.seconds - 0.066);
      expect(topFace('d10', before.turned).face).toBe(topFace('d10', end.turned).face);
      expect(Math.hypot(...end.at.map((v, i) => v - (before.at[i] as number)))).toBeLessThan(0.15);
    }
  });

  it.each(['slow', 'fast'] as const)('ends with the %sest gesture', (name) => {
    for (let seed = 0; seed < 60; seed++) {
      const { record, tally } = throwDice(rapier, order(of('d10', 'coin'), seed, GESTURES[name]));
      expect(faultOf(record)).toBeNull();
      expect(tally.outside).toBe(0);
      expect(tally.seconds).toBeLessThan(20);
    }
  });

  it('without dice is refused', () => {
    expect(() => throwDice(rapier, order([], 1))).toThrow(DiceError);
  });
});

describe('reading', () => {
  /** A turn about x by an angle in degrees. */
  const tilt = (degrees: number): Quat => {
    const half = (degrees * Math.PI) / 360;
    return [Math.sin(half), 0, 0, Math.cos(half)];
  };
  const y = SOLIDS.d6.flat;

  it('reads a die up to 5 degrees off, and calls it cocked beyond', () => {
    expect(read('d6', { at: [0, y, 0], turned: tilt(4.9) }, true)).toEqual({ face: 0 });
    expect(read('d6', { at: [0, y, 0], turned: tilt(5.1) }, true)).toEqual({ rethrow: 'cocked' });
    expect(read('d6', { at: [0, y, 0], turned: multiply(tilt(90), tilt(-3)) }, true)).toEqual({ face: 3 });
  });

  it('calls a level die that lies on another one cocked', () => {
    expect(read('coin', { at: [0, SOLIDS.coin.flat + 0.26, 0], turned: tilt(0) }, true)).toEqual({ rethrow: 'cocked' });
  });

  it('never reads a die that moves or lies outside', () => {
    expect(read('d6', { at: [0, y, 0], turned: tilt(0) }, false)).toEqual({ rethrow: 'restless' });
    expect(read('d6', { at: [TRAY.halfX + 0.1, y, 0], turned: tilt(0) }, true)).toEqual({ rethrow: 'outside' });
    expect(read('d6', { at: [0, -3, 0], turned: tilt(0) }, true)).toEqual({ rethrow: 'outside' });
    expect(read('d6', { at: [Number.NaN, y, 0], turned: tilt(0) }, true)).toEqual({ rethrow: 'outside' });
  });
});

describe('rethrows', () => {
  /** Rough dice that stay leaning on each other and on the walls. */
  const rough = { friction: 2, restitution: 0.1 };
  const roughPlan: TrayPlan = {
    ...TRAY_PLAN,
    wall: { friction: 1, restitution: 0.1 },
    die: { d10: rough, d6: rough, coin: rough },
  };

  it('throw a cocked die alone again, in sight, until every die is flat', { timeout: LONG }, () => {
    let rethrown = 0;
    for (let seed = 0; seed < 40; seed++) {
      const { record, tally } = throwDice(rapier, order(of('d10', 'd10', 'd10', 'd10'), seed), roughPlan);
      expect(faultOf(record)).toBeNull();
      const again = record.segments.filter(({ why }) => why !== 'throw');
      expect(again).toHaveLength(tally.cocked + tally.outside + tally.restless);
      for (const { at, dice } of again) {
        expect(dice).toHaveLength(1);
        // It flies again: somewhere after the rethrow it is well above the felt.
        const track = openTrack(record.track);
        const heights = [0, 0.03, 0.06].map((later) => track.pose(dice[0] as number, at + later).at[1]);
        expect(Math.max(...heights)).toBeGreaterThan(2);
      }
      rethrown += again.length;
    }
    expect(rethrown).toBeGreaterThan(10);
  });

  it('bring a die back that left the tray', { timeout: LONG }, () => {
    const open: TrayPlan = { ...TRAY_PLAN, walls: ['right', 'far', 'near'] };
    let escaped = 0;
    for (let seed = 0; seed < 25; seed++) {
      const towardsTheGap = { speed: 150, aim: -2, from: -3 };
      const { record, tally } = throwDice(rapier, order(of('d10', 'd6'), seed, towardsTheGap), open);
      expect(faultOf(record)).toBeNull();
      escaped += tally.outside;
    }
    expect(escaped).toBeGreaterThan(5);
  });

  it('give up at last, and the next throw is as if nothing had happened', { timeout: LONG }, () => {
    const before = throwDice(rapier, order(of('d10', 'd10'), 9)).record;
    const bottomless: TrayPlan = { ...TRAY_PLAN, walls: [], limit: 1 };
    expect(() => throwDice(rapier, order(of('d10', 'd10'), 9, GESTURES.fast), bottomless)).toThrow(DiceError);
    expect(throwDice(rapier, order(of('d10', 'd10'), 9)).record).toEqual(before);
  });
});

it('2,000 throws leave nothing behind', { timeout: LONG }, () => {
  let alive = 0;
  let made = 0;
  class Counted extends rapier.World {
    constructor(gravity: rapier.Vector) {
      super(gravity);
      alive++;
      made++;
    }
    override free() {
      alive--;
      super.free();
    }
  }
  const engine: Engine = { ...rapier, World: Counted as unknown as Engine['World'] };
  const first = throwDice(engine, order(of('d6'), 1)).record;
  for (let seed = 2; seed <= 2000; seed++) throwDice(engine, order(of('d6'), seed));
  expect(made).toBe(2000);
  expect(alive).toBe(0);
  expect(throwDice(engine, order(of('d6'), 1)).record).toEqual(first);
});

describe('a record from outside', () => {
  it('is refused where it is damaged or its dice show other faces', () => {
    const { record } = throwDice(rapier, order(of('d10', 'd6'), 21));
    const spoilt = (change: object) => faultOf({ ...record, ...change });
    expect(spoilt({})).toBeNull();
    expect(faultOf(null)).toContain('throw');
    expect(spoilt({ id: 7 })).toContain('throw.id');
    expect(spoilt({ dice: [] })).toContain('throw.dice');
    expect(spoilt({ faces: [record.faces[0]] })).toContain('throw.faces');
    expect(spoilt({ faces: [((record.faces[0] as number) + 1) % 10, record.faces[1]] })).toContain('throw.faces[0]');
    expect(spoilt({ track: record.track.slice(8) })).toContain('throw.track');
    expect(spoilt({ dice: [{ kind: 'd12', turn: 0 }, record.dice[1]] })).toContain('throw.dice[0].kind');
    expect(spoilt({ dice: [{ kind: 'd10', turn: 10 }, record.dice[1]] })).toContain('throw.dice[0].turn');
    expect(spoilt({ dice: [record.dice[0]], faces: [record.faces[0]] })).toContain('throw.track');
  });
});
