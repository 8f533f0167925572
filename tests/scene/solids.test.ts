import { type BufferGeometry, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { footprint, formHeight, outline, solidOf } from '../../src/scene/pieces/solids.ts';
import { FORMS } from './samples.ts';

/** Calls back with each triangle's corners and the direction its corners' normals agree on. */
function eachTriangle(geometry: BufferGeometry, see: (corners: Vector3[], normal: Vector3, side: number) => void) {
  const [at, normals, sides] = ['position', 'normal', 'side'].map((name) => geometry.getAttribute(name));
  const index = geometry.getIndex();
  if (!at || !normals || !sides || !index) throw new Error('the solid lacks an attribute');
  for (let i = 0; i < index.count; i += 3) {
    const three = [0, 1, 2].map((k) => index.getX(i + k));
    const corners = three.map((n) => new Vector3().fromBufferAttribute(at, n));
    const normal = new Vector3();
    for (const n of three) normal.add(new Vector3().fromBufferAttribute(normals, n));
    see(corners, normal, sides.getX(three[0] as number));
  }
}

describe.each(Object.entries(FORMS))('the solid of a %s', (_, form) => {
  const geometry = solidOf(form);

  test('faces outwards everywhere', () => {
    let seen = 0;
    eachTriangle(geometry, ([a, b, c], normal) => {
      const face = (b as Vector3)
        .clone()
        .sub(a as Vector3)
        .cross((c as Vector3).clone().sub(a as Vector3));
      if (face.length() > 1e-9) expect(face.dot(normal)).toBeGreaterThan(0);
      seen++;
    });
    expect(seen).toBeGreaterThan(8);
  });

  test('is as large as its form says, centred', () => {
    geometry.computeBoundingBox();
    const size = geometry.boundingBox?.getSize(new Vector3());
    const centre = geometry.boundingBox?.getCenter(new Vector3());
    expect(size?.y).toBeCloseTo(formHeight(form), 5);
    expect(size?.x).toBeCloseTo(Math.max(footprint(form).w, form.w), 5);
    expect(centre?.length()).toBeCloseTo(0, 5);
  });

  test('shows whole pictures', () => {
    const uv = geometry.getAttribute('uv');
    const sides = geometry.getAttribute('side');
    const us = Array.from({ length: uv.count }, (_, i) => (sides.getX(i) === 0 ? [uv.getX(i), uv.getY(i)] : [])).flat();
    expect(Math.min(...us)).toBeCloseTo(0);
    expect(Math.max(...us)).toBeCloseTo(1);
  });
});

describe('a card', () => {
  test('shows its picture upright from the home seat, and its back too once turned over its long side', () => {
    const geometry = solidOf(FORMS.card);
    const [at, uv, sides] = ['position', 'uv', 'side'].map((name) => geometry.getAttribute(name));
    if (!at || !uv || !sides) throw new Error('the solid lacks an attribute');
    for (let i = 0; i < at.count; i++) {
      if (sides.getX(i) === 0) expect(uv.getX(i)).toBeCloseTo(0.5 + at.getX(i) / 6.3);
      if (sides.getX(i) === 1) expect(uv.getX(i)).toBeCloseTo(0.5 - at.getX(i) / 6.3);
      if (sides.getX(i) < 2) expect(uv.getY(i)).toBeCloseTo(0.5 + at.getZ(i) / 8.8);
    }
  });
});

test('an outline stays within its rectangle and runs once about it', () => {
  const points = outline(6, 4, 1, 6);
  for (const { x, z } of points) {
    expect(Math.abs(x)).toBeLessThanOrEqual(3 + 1e-9);
    expect(Math.abs(z)).toBeLessThanOrEqual(2 + 1e-9);
  }
  const area = points.reduce((sum, a, i) => {
    const b = points[(i + 1) % points.length] as typeof a;
    return sum + (a.x * b.z - b.x * a.z) / 2;
  }, 0);
  expect(area).toBeGreaterThan(24 - 4 + Math.PI - 0.1);
  expect(area).toBeLessThan(24 - 4 + Math.PI);
});
