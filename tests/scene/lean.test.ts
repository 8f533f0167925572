import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { cardOf, leanFor, postureOf } from '../../src/scene/pieces/lean.ts';
import { meet } from '../../src/scene/pieces/pick.ts';
import { stanceOf } from '../../src/scene/pieces/stance.ts';
import { FORMS } from './samples.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Where an eye looks that sees the table top at this tilt from +z, the home seat. */
const gaze = (tilt: number) => ({ x: 0, y: -Math.sin(radians(tilt)), z: -Math.cos(radians(tilt)) });
const facing = (heading: number) => stanceOf({ x: 0, y: 0, z: 0, heading, faceUp: true });
const lean = (tilt: number, heading: number) => postureOf(leanFor(gaze(tilt)), facing(heading)).lean;

/** How far the face of the figure that is seen is turned towards the eye: 1 straight, 0 edge, -1 its back. */
function shown(heading: number): number {
  const { right } = cardOf(facing(heading), leanFor(gaze(45)));
  return new Vector3().crossVectors(right, new Vector3(0, 1, 0)).z;
}

describe('a leaning figure', () => {
  test('leans away from the eye, whichever side it shows, the more the higher the eye', () => {
    for (const heading of [0, 180]) {
      const tops = [20, 45, 80].map((tilt) => cardOf(facing(heading), leanFor(gaze(tilt))).up);
      for (const up of tops) expect(up.z).toBeLessThan(0);
      expect(tops.map((up) => up.z)).toEqual(tops.map((up) => up.z).sort((a, b) => b - a));
      for (const up of tops) expect(up.length()).toBeCloseTo(1);
    }
  });

  test('stands upright for an eye that looks level or upwards', () => {
    expect(lean(0, 0)).toBeCloseTo(0);
    expect(lean(-30, 0)).toBeCloseTo(0);
    expect(postureOf(leanFor({ x: 0, y: 1, z: 0 }), facing(0)).lean).toBeCloseTo(0);
  });

  test('stands in its heading’s plane where it shows itself, and never shows only its edge', () => {
    for (const heading of [0, 30, -45, 180, 150, -140]) {
      expect(postureOf(leanFor(gaze(45)), facing(heading)).turn).toBeCloseTo(0);
    }
    for (let heading = 0; heading < 360; heading++) expect(Math.abs(shown(heading))).toBeGreaterThan(0.64);
    // Seen exactly from the side, on either side, it shows its face, also with a rounding error.
    for (const heading of [90, -90, 90.001, 89.999, -90.001]) expect(shown(heading)).toBeCloseTo(Math.cos(radians(50)));
    expect(shown(110)).toBeLessThan(-0.64);
  });

  test('turns and leans without a leap but the one where its back comes into sight', () => {
    const leaning = leanFor(gaze(70));
    let leaps = 0;
    for (let heading = 0; heading < 360; heading++) {
      const [before, after] = [heading, heading + 1].map((at) => {
        const { right, up } = cardOf(facing(at), leaning);
        return [...right.toArray(), ...up.toArray()];
      }) as [number[], number[]];
      const step = Math.max(...before.map((value, axis) => Math.abs(value - (after[axis] as number))));
      if (step > radians(3)) leaps++;
    }
    expect(leaps).toBe(2);
  });

  test('is pointed at where it is seen, its head too, whichever way it faces', () => {
    const leaning = leanFor(gaze(60));
    for (const heading of [0, 90, 200]) {
      const stance = facing(heading);
      const { up, foot } = cardOf(stance, leaning);
      const through = (height: number) => {
        const at = foot.clone().addScaledVector(up, height);
        const direction = gaze(60);
        return { origin: { x: at.x, y: at.y - 40 * direction.y, z: at.z - 40 * direction.z }, direction };
      };
      expect(meet(through(FORMS.figure.d - 0.1), FORMS.figure, stance, leaning)).toBeCloseTo(40);
      expect(meet(through(FORMS.figure.d + 0.2), FORMS.figure, stance, leaning)).toBeNull();
      expect(meet({ ...through(-0.6), direction: gaze(60) }, FORMS.figure, stance, leaning)).not.toBeNull();
    }
  });
});
