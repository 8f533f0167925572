import { Matrix4, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { answering, meet } from '../../src/scene/pieces/pick.ts';
import { stanceOf, writeMatrix } from '../../src/scene/pieces/stance.ts';
import { FORMS, piece } from './samples.ts';

const down = (x: number, z: number) => ({ origin: { x, y: 50, z }, direction: { x: 0, y: -1, z: 0 } });
const UPRIGHT = { x: 0, z: 1, amount: 0 };
const at = (heading = 0) => stanceOf({ x: 10, y: 0.5, z: -4, heading, faceUp: true });

describe('a line and a piece', () => {
  test('meets its top', () => {
    expect(meet(down(10, -4), FORMS.card, at(), UPRIGHT)).toBeCloseTo(49.45);
  });

  test('passes beside it', () => {
    expect(meet(down(13.3, -4), FORMS.card, at(), UPRIGHT)).toBeNull();
    expect(meet(down(10, 0.5), FORMS.card, at(), UPRIGHT)).toBeNull();
  });

  test('follows its heading', () => {
    expect(meet(down(14, -4), FORMS.card, at(90), UPRIGHT)).not.toBeNull();
    expect(meet(down(10, 0), FORMS.card, at(90), UPRIGHT)).toBeNull();
  });

  test('agrees with the matrix the piece is drawn with', () => {
    const stance = at(30);
    const corner = new Vector3(2.9, 0.02, -4.2).applyMatrix4(writeMatrix(new Matrix4(), stance, 0.05));
    expect(meet(down(corner.x, corner.z), FORMS.card, stance, UPRIGHT)).not.toBeNull();
    const beyond = new Vector3(3.3, 0.02, -4.2).applyMatrix4(writeMatrix(new Matrix4(), stance, 0.05));
    expect(meet(down(beyond.x, beyond.z), FORMS.card, stance, UPRIGHT)).toBeNull();
  });

  test('meets a decal, which has no thickness', () => {
    expect(meet(down(10, -4), FORMS.zone, at(), UPRIGHT)).toBeCloseTo(49.48);
  });

  test('does not meet what lies behind it', () => {
    const upwards = { origin: { x: 10, y: 50, z: -4 }, direction: { x: 0, y: 1, z: 0 } };
    expect(meet(upwards, FORMS.card, at(), UPRIGHT)).toBeNull();
  });
});

describe('who answers', () => {
  const top = piece('top', 'card', { x: 30, y: 0.1 }, { zone: 'US:deck' });
  const filler = piece('filler', 'card', { x: 30, y: 0.05 }, { zone: 'US:deck', pointable: false });
  const scenery = piece('zone', 'zone', { x: 30 }, { zone: 'US:deck', pointable: false });
  const elsewhere = piece('other', 'card', { x: 50 }, { zone: 'US:deck', pointable: false });

  test('a piece for itself, the top for the pile, nobody for scenery', () => {
    expect([...answering([scenery, filler, top, elsewhere])]).toEqual([
      ['top', 'top'],
      ['filler', 'top'],
    ]);
  });
});
