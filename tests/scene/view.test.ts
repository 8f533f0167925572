import fc from 'fast-check';
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import {
  approach,
  clampView,
  eye,
  fitView,
  limitsFor,
  pan,
  shorterWay,
  type View,
  zoom,
} from '../../src/scene/camera/view.ts';

const AREA = { minX: -30, maxX: 45, minZ: -28, maxZ: 20 };
const PHONE = { fov: 32, aspect: 844 / 390 };

/** three's own camera at a view. */
function cameraAt(view: View, lens: { fov: number; aspect: number }): PerspectiveCamera {
  const camera = new PerspectiveCamera(lens.fov, lens.aspect, 1, 2000);
  camera.position.set(...eye(view));
  camera.lookAt(view.x, 0, view.z);
  camera.updateMatrixWorld();
  return camera;
}

const corners = (y: number) =>
  [AREA.minX, AREA.maxX].flatMap((x) => [AREA.minZ, AREA.maxZ].map((z) => new Vector3(x, y, z)));

describe('fitting', () => {
  test('shows the whole area at every angle and in every window, and goes no farther than it must', () => {
    const angles = fc.record({
      turn: fc.integer({ min: -180, max: 180 }),
      tilt: fc.integer({ min: 25, max: 89 }),
      aspect: fc.double({ min: 0.45, max: 2.4, noNaN: true }),
    });
    fc.assert(
      fc.property(angles, ({ turn, tilt, aspect }) => {
        const lens = { fov: 32, aspect };
        const camera = cameraAt(fitView(AREA, turn, tilt, lens, 0), lens);
        const seen = [...corners(0), ...corners(3)].map((corner) => corner.project(camera));
        const reach = Math.max(...seen.flatMap((point) => [Math.abs(point.x), Math.abs(point.y)]));
        expect(reach).toBeLessThanOrEqual(1 + 1e-6);
        expect(reach).toBeGreaterThan(0.999);
      }),
      { numRuns: 200 },
    );
  });

  test('the home seat sees +x to its right and -z above', () => {
    const camera = cameraAt(fitView(AREA, 0, 60, PHONE), PHONE);
    const [left, right] = [new Vector3(-5, 0, 0).project(camera), new Vector3(5, 0, 0).project(camera)];
    const [far, near] = [new Vector3(0, 0, -5).project(camera), new Vector3(0, 0, 5).project(camera)];
    expect(right.x).toBeGreaterThan(left.x);
    expect(far.y).toBeGreaterThan(near.y);
  });
});

describe('moving', () => {
  const limits = limitsFor(AREA, PHONE);
  const view = fitView(AREA, 40, 60, PHONE);

  test('some of the table stays in the picture whatever is done', () => {
    const wild = fc.record({
      x: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
      z: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
      turn: fc.double({ min: -1000, max: 1000, noNaN: true }),
      tilt: fc.double({ min: -200, max: 200, noNaN: true }),
      distance: fc.double({ min: -10, max: 1e5, noNaN: true }),
    });
    fc.assert(
      fc.property(wild, (any) => {
        const held = clampView(any, limits);
        const target = new Vector3(held.x, 0, held.z);
        expect(target.x).toBeGreaterThanOrEqual(AREA.minX);
        expect(target.x).toBeLessThanOrEqual(AREA.maxX);
        expect(held.distance).toBeLessThanOrEqual(limits.farthest);
        const seen = target.project(cameraAt(held, PHONE));
        expect(Math.hypot(seen.x, seen.y)).toBeLessThan(1e-3);
      }),
    );
  });

  test('panning follows the picture, however it is turned', () => {
    const moved = pan(view, 7, 3);
    const camera = cameraAt(view, PHONE);
    const at = new Vector3(moved.x, 0, moved.z).project(camera);
    expect(at.x).toBeGreaterThan(0.02);
    expect(at.y).toBeGreaterThan(0.01);
    expect(Math.hypot(moved.x - view.x, moved.z - view.z)).toBeCloseTo(Math.hypot(7, 3));
  });

  test('zooming keeps the point under the pointer where it is', () => {
    const keep = { x: 12, z: -9 };
    const before = new Vector3(keep.x, 0, keep.z).project(cameraAt(view, PHONE));
    const after = new Vector3(keep.x, 0, keep.z).project(cameraAt(zoom(view, 0.5, limits, keep), PHONE));
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });

  test('zooming stops at the limits', () => {
    expect(zoom(view, 1e-6, limits).distance).toBeGreaterThanOrEqual(20);
    expect(zoom(view, 1e6, limits).distance).toBe(limits.farthest);
  });

  test('a glide of the camera ends at its aim, and soon', () => {
    const to = { ...view, x: 0, z: 0, turn: 180, distance: 60 };
    let [now, steps] = [view, 0];
    while (now !== to && steps < 1000) {
      now = approach(now, to, 1 / 60);
      steps++;
    }
    expect(now).toBe(to);
    expect(steps).toBeLessThan(90);
  });

  test('a preset is reached by the shorter way about', () => {
    expect(shorterWay({ ...view, turn: 350 }, { ...view, turn: 0 }).turn).toBe(360);
    expect(shorterWay({ ...view, turn: -730 }, { ...view, turn: 180 }).turn).toBe(-900);
  });
});
