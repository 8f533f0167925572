import { describe, expect, it } from 'vitest';
import { figureOn, TURNS, topFace } from '../../../src/models/dice/group.ts';
import { type DieKind, FACES } from '../../../src/models/dice/request.ts';
import { SOLIDS } from '../../../src/models/dice/solids.ts';
import { onLedge } from '../../../src/models/dice/tray.ts';
import { dot, multiply, rotate } from '../../../src/models/dice/vector.ts';

const KINDS: DieKind[] = ['d10', 'd6', 'coin'];

describe('solids', () => {
  it.each(KINDS)('%s bears each of its faces once', (kind) => {
    const values = SOLIDS[kind].faces.map((face) => face.value);
    expect([...values].sort()).toEqual([...FACES[kind]].sort());
  });

  it.each([
    ['d10', 9],
    ['d6', 7],
  ] as const)('opposite faces of a %s add to %i', (kind, sum) => {
    for (const face of SOLIDS[kind].faces) {
      const opposite = SOLIDS[kind].faces.find((other) => dot(other.normal, face.normal) < -0.999999);
      expect(Number(face.value) + Number(opposite?.value)).toBe(sum);
    }
  });

  it('a d10 has even figures about one apex and odd ones about the other', () => {
    for (const { value, normal } of SOLIDS.d10.faces) expect(Number(value) % 2 === 0).toBe(normal[1] > 0);
  });

  it.each(['d10', 'd6'] as const)('all corners of a %s face lie in its plane, figure upright in it', (kind) => {
    const { faces, flat, corners, reach } = SOLIDS[kind];
    for (const { normal, outline, top } of faces) {
      expect(outline).toHaveLength(4);
      for (const corner of outline) expect(dot(normal, corner)).toBeCloseTo(flat, 9);
      expect(dot(normal, top)).toBeCloseTo(0, 9);
      expect(dot(top, top)).toBeCloseTo(1, 9);
      expect(corners.every((corner) => dot(normal, corner) < flat + 1e-9)).toBe(true);
    }
    for (const corner of corners) expect(Math.sqrt(dot(corner, corner))).toBeLessThan(reach);
  });

  it.each(KINDS)('a waiting %s lies on a face with the figure upright', (kind) => {
    const { at, turned } = onLedge(kind, 0, 1);
    const { face, upright } = topFace(kind, turned);
    expect(upright).toBeCloseTo(1, 9);
    expect(at[1]).toBe(SOLIDS[kind].flat);
    expect(rotate(turned, SOLIDS[kind].faces[face]?.top ?? [0, 1, 0])[2]).toBeCloseTo(-1, 9);
  });
});

describe('rotation groups', () => {
  it.each([
    ['d10', 10],
    ['d6', 24],
    ['coin', 2],
  ] as const)('the group of the %s has %i elements and is closed', (kind, size) => {
    const turns = TURNS[kind];
    expect(turns).toHaveLength(size);
    const names = new Set(turns.map(({ faces }) => String(faces)));
    expect(names.size).toBe(size);
    for (const a of turns) {
      for (const b of turns) {
        const both = b.faces.map((middle) => a.faces[middle]);
        expect(names.has(String(both))).toBe(true);
        const turned = multiply(a.rotation, b.rotation);
        SOLIDS[kind].faces.forEach(({ normal }, f) => {
          expect(
            dot(rotate(turned, normal), SOLIDS[kind].faces[both[f] as number]?.normal ?? [0, 0, 0]),
          ).toBeGreaterThan(0.999999);
        });
      }
    }
  });

  it.each(KINDS)('whichever face of a %s comes up, every figure stands on it in equally many turns', (kind) => {
    SOLIDS[kind].faces.forEach((_, up) => {
      const figures = TURNS[kind].map((_, turn) => figureOn(kind, up, turn));
      const counts = FACES[kind].map((face) => figures.filter((figure) => figure === face).length);
      expect(new Set(counts)).toEqual(new Set([TURNS[kind].length / FACES[kind].length]));
    });
  });

  it.each(KINDS)('the figure told for a %s is the one that the turned mesh shows', (kind) => {
    const { faces } = SOLIDS[kind];
    faces.forEach(({ normal }, up) => {
      TURNS[kind].forEach(({ rotation }, turn) => {
        const shown = faces.find((face) => dot(rotate(rotation, face.normal), normal) > 0.999999);
        expect(figureOn(kind, up, turn)).toBe(shown?.value);
      });
    });
  });

  it('names a turn that does not exist', () => {
    expect(() => figureOn('coin', 0, 2)).toThrow('coin: no face 0 or no turn 2');
  });
});
