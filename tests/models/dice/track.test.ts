import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flick, GESTURES, quantise } from '../../../src/models/dice/gesture.ts';
import { openImpacts, packImpacts } from '../../../src/models/dice/impact.ts';
import { FRAME_RATE, openTrack, packTrack } from '../../../src/models/dice/track.ts';
import type { BodyPose } from '../../../src/models/dice/tray.ts';
import { type Quat, unitQuat, type Vec3 } from '../../../src/models/dice/vector.ts';

const part = fc.double({ min: -1, max: 1, noNaN: true });
const turned = fc
  .tuple(part, part, part, part)
  .filter((q) => q.some((v) => Math.abs(v) > 0.01))
  .map((q): Quat => unitQuat(q));
const coordinate = fc.double({ min: -20, max: 20, noNaN: true });
const at: fc.Arbitrary<Vec3> = fc.tuple(coordinate, coordinate, coordinate);
const pose = fc.record({ at, turned });

const angle = (a: Quat, b: Quat): number =>
  2 * Math.acos(Math.min(1, Math.abs(a.reduce((sum, v, i) => sum + v * (b[i] as number), 0))));

describe('track', () => {
  it('keeps places to 0.001 cm and turns to 0.02 degrees', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(pose, pose), { minLength: 1, maxLength: 6 }), (frames) => {
        const track = openTrack(packTrack(frames));
        expect(track.dice).toBe(2);
        frames.forEach((frame, i) => {
          frame.forEach((wanted, die) => {
            const got = track.pose(die, i / FRAME_RATE);
            const off = wanted.at.map((v, axis) => Math.abs((got.at[axis] as number) - v));
            expect(Math.max(...off)).toBeLessThan(0.00101);
            expect((angle(got.turned, wanted.turned) * 180) / Math.PI).toBeLessThan(0.02);
          });
        });
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });

  it('goes evenly between frames and stays at the ends', () => {
    const frames: BodyPose[][] = [[{ at: [0, 1, 0], turned: [0, 0, 0, 1] }], [{ at: [1, 1, 0], turned: [0, 1, 0, 0] }]];
    const track = openTrack(packTrack(frames));
    expect(track.pose(0, 0.5 / FRAME_RATE).at[0]).toBeCloseTo(0.5, 3);
    expect((angle(track.pose(0, 0.5 / FRAME_RATE).turned, [0, 0, 0, 1]) * 180) / Math.PI).toBeCloseTo(90, 0);
    expect(track.pose(0, -5)).toEqual(track.pose(0, 0));
    expect(track.pose(0, 99)).toEqual(track.end(0));
    expect(track.seconds).toBeCloseTo(1 / FRAME_RATE, 9);
  });

  it('refuses damaged text', () => {
    const text = packTrack([[{ at: [0, 0, 0], turned: [0, 0, 0, 1] }]]);
    expect(() => openTrack(text.slice(0, -4))).toThrow('as many bytes');
    expect(() => openTrack('AAAA')).toThrow('version 1');
    expect(() => openTrack('')).toThrow('version 1');
    expect(() => openTrack('%')).toThrow();
  });
});

describe('impacts', () => {
  it('come back as they were, to a hundredth of a second and 2 cm/s', () => {
    const impacts = [
      { at: 0.03, die: 0, surface: 'felt', strength: 40 },
      { at: 1.27, die: 5, surface: 'rim', strength: 510 },
      { at: 2, die: 3, surface: 'die', strength: 18 },
    ] as const;
    expect(openImpacts(packImpacts(impacts))).toEqual(impacts);
    expect(openImpacts('')).toEqual([]);
    expect(() => openImpacts('AAAA')).toThrow('four bytes');
  });
});

describe('gesture', () => {
  it('is clamped and made of whole numbers, whatever the hand did', () => {
    const any = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, 0, -0));
    fc.assert(
      fc.property(any, any, any, (vx, vz, x) => {
        const gesture = flick(vx, vz, x);
        expect(gesture.speed).toBeGreaterThanOrEqual(GESTURES.slow.speed);
        expect(gesture.speed).toBeLessThanOrEqual(GESTURES.fast.speed);
        expect(gesture.speed % 5).toBe(0);
        for (const value of [gesture.aim, gesture.from]) expect(Math.abs(value)).toBeLessThanOrEqual(8);
        expect(JSON.parse(JSON.stringify(gesture))).toEqual(gesture);
        expect(quantise(gesture)).toEqual(gesture);
      }),
    );
  });

  it('follows the hand', () => {
    expect(flick(0, -200, 3)).toEqual({ speed: 200, aim: 0, from: 3 });
    expect(flick(100, -100, 0).aim).toBe(8);
    expect(flick(-50, -100, 0).aim).toBe(-4);
    expect(flick(0, 300, 0)).toEqual({ speed: 300, aim: 0, from: 0 });
  });
});
