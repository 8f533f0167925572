import { describe, expect, test } from 'vitest';
import { cardOf, leanFor, leanOf } from '../../src/scene/pieces/lean.ts';
import { meet } from '../../src/scene/pieces/pick.ts';
import { stanceOf } from '../../src/scene/pieces/stance.ts';
import { FORMS } from './samples.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Where an eye looks that sees the table top at this tilt from +z, the home seat. */
const gaze = (tilt: number) => ({ x: 0, y: -Math.sin(radians(tilt)), z: -Math.cos(radians(tilt)) });
const facing = (heading: number) => stanceOf({ x: 0, y: 0, z: 0, heading, faceUp: true });

describe('a leaning figure', () => {
  test('leans away from the eye, whichever side it shows, the more the higher the eye', () => {
    for (const heading of [0, 180]) {
      const tops = [20, 45, 80].map((tilt) => cardOf(facing(heading), leanOf(leanFor(gaze(tilt)), facing(heading))).up);
      for (const up of tops) expect(up.z).toBeLessThan(0);
      expect(tops.map((up) => up.z)).toEqual(tops.map((up) => up.z).sort((a, b) => b - a));
      for (const up of tops) expect(up.length()).toBeCloseTo(1);
    }
  });

  test('stands upright where its edge is turned to the eye, and for an eye that looks level or upwards', () => {
    expect(leanOf(leanFor(gaze(60)), facing(90))).toBeCloseTo(0);
    expect(leanOf(leanFor(gaze(0)), facing(0))).toBeCloseTo(0);
    expect(leanOf(leanFor(gaze(-30)), facing(0))).toBeCloseTo(0);
    expect(leanOf(leanFor({ x: 0, y: 1, z: 0 }), facing(0))).toBeCloseTo(0);
  });

  test('leans without a leap while it turns', () => {
    const leaning = leanFor(gaze(70));
    for (let heading = 0; heading < 360; heading++) {
      const step = leanOf(leaning, facing(heading + 1)) - leanOf(leaning, facing(heading));
      expect(Math.abs(step)).toBeLessThan(radians(2));
    }
  });

  test('is pointed at where it is seen, its head too', () => {
    const leaning = leanFor(gaze(60));
    const stance = facing(0);
    const { up, foot } = cardOf(stance, leanOf(leaning, stance));
    const through = (height: number) => {
      const at = foot.clone().addScaledVector(up, height);
      const direction = gaze(60);
      return { origin: { x: at.x, y: at.y - 40 * direction.y, z: at.z - 40 * direction.z }, direction };
    };
    expect(meet(through(FORMS.figure.d - 0.1), FORMS.figure, stance, leaning)).toBeCloseTo(40);
    expect(meet(through(FORMS.figure.d + 0.2), FORMS.figure, stance, leaning)).toBeNull();
    expect(meet({ ...through(-0.6), direction: gaze(60) }, FORMS.figure, stance, leaning)).not.toBeNull();
  });
});
