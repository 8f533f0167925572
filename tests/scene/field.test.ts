import { type InstancedMesh, Matrix4, Quaternion, Raycaster, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../../src/models/table/piece.ts';
import { MarkField } from '../../src/scene/marks/field.ts';
import { PieceField } from '../../src/scene/pieces/field.ts';
import { ATLAS, FORMS, pages, piece } from './samples.ts';

const open = () => new PieceField(FORMS, ATLAS, pages());
const mesh = (field: PieceField, name: string) => {
  const found = field.group.getObjectByName(name);
  if (!found) throw new Error(`no mesh for ${name}`);
  return found as InstancedMesh;
};

/** Where an instance is drawn. */
function drawn(of: InstancedMesh, index: number) {
  const [at, turned, matrix] = [new Vector3(), new Quaternion(), new Matrix4()];
  of.getMatrixAt(index, matrix);
  matrix.decompose(at, turned, new Vector3());
  return {
    at,
    front: new Vector3(0, 1, 0).applyQuaternion(turned),
    top: new Vector3(0, 0, -1).applyQuaternion(turned),
  };
}

const hand = (n: number): Piece[] => Array.from({ length: n }, (_, i) => piece(`c${i}`, 'card', { x: 7 * i, z: 20 }));

describe('pieces on the table', () => {
  test('one mesh per form, one instance per piece', () => {
    const field = open();
    field.set([piece('t', 'tile'), ...hand(5), piece('d', 'disc', { y: 0.25 })], 0, false);
    expect(field.group.children.map((child) => [child.name, (child as InstancedMesh).count])).toEqual([
      ['tile', 1],
      ['card', 5],
      ['disc', 1],
    ]);
  });

  test('an unknown form is left out', () => {
    const field = open();
    field.set([{ ...piece('x', 'tile'), form: 'constructor' }], 0, false);
    expect(field.group.children).toHaveLength(0);
  });

  test('each lies as its pose says', () => {
    const field = open();
    field.set(
      [piece('up', 'card', { x: 1, y: 2, z: 3, heading: 90 }), piece('down', 'card', { faceUp: false })],
      0,
      false,
    );
    const [up, down] = [drawn(mesh(field, 'card'), 0), drawn(mesh(field, 'card'), 1)];
    expect(up.at.toArray()).toEqual([1, 2.025, 3].map((n) => expect.closeTo(n, 5)));
    expect(up.front.y).toBeCloseTo(1);
    // Counter-clockwise from above: the picture's upper edge, -z at 0 degrees, is at -x.
    expect(up.top.x).toBeCloseTo(-1);
    expect(down.front.y).toBeCloseTo(-1);
    expect(down.top.z).toBeCloseTo(-1);
  });

  test('each brings the places of its two pictures', () => {
    const field = open();
    field.set([piece('c', 'card')], 0, false);
    const { geometry } = mesh(field, 'card');
    expect(geometry.getAttribute('frontRect').getX(0)).toBeCloseTo(0.5 / 200);
    expect(geometry.getAttribute('backRect').getX(0)).toBeCloseTo(50.5 / 200);
  });

  test('more pieces than there was room for are all drawn, and the old mesh is let go', () => {
    const field = open();
    field.set(hand(3), 0, false);
    const small = mesh(field, 'card');
    let freed = 0;
    small.addEventListener('dispose', () => freed++);
    small.geometry.addEventListener('dispose', () => freed++);
    field.set(hand(40), 0, false);
    expect(freed).toBe(2);
    expect(field.group.children).toHaveLength(1);
    expect(mesh(field, 'card').count).toBe(40);
    expect(drawn(mesh(field, 'card'), 39).at.x).toBeCloseTo(273);
    field.set(hand(2), 0, false);
    expect(mesh(field, 'card').count).toBe(2);
  });

  test('ink is drawn after what is solid, and a small print after a large one, whichever lay there first', () => {
    const forms = { ...FORMS, mat: { shape: 'decal', w: 120, d: 80, h: 0, corner: 0 } } as const;
    const field = new PieceField(forms, ATLAS, pages());
    field.set([piece('z', 'zone'), { ...piece('m', 'tile'), form: 'mat' }, piece('t', 'tile')], 0, false);
    const [zone, mat, tile] = ['zone', 'mat', 'tile'].map((name) => mesh(field, name).renderOrder) as [
      number,
      number,
      number,
    ];
    expect(tile).toBeLessThan(mat);
    expect(mat).toBeLessThan(zone);
  });

  test('decals throw no shadow', () => {
    const field = open();
    field.set([piece('z', 'zone'), piece('c', 'card')], 0, false);
    expect(mesh(field, 'zone').castShadow).toBe(false);
    expect(mesh(field, 'card').castShadow).toBe(true);
  });

  test('dispose frees meshes, geometries and materials', () => {
    const field = open();
    field.set([piece('t', 'tile'), piece('c', 'card'), piece('f', 'figure')], 0, false);
    const freed = new Set<unknown>();
    const watch = (thing: { addEventListener(type: 'dispose', listener: () => void): void }) =>
      thing.addEventListener('dispose', () => freed.add(thing));
    for (const child of [...field.group.children] as InstancedMesh[]) {
      watch(child);
      watch(child.geometry);
      watch(child.material as never);
      if (child.customDepthMaterial) watch(child.customDepthMaterial);
    }
    field.dispose();
    expect(freed.size).toBe(10);
  });
});

describe('gliding', () => {
  const before = [piece('a', 'card'), piece('b', 'card', { x: 20 })];
  const after = [piece('a', 'card', { x: 10, faceUp: false }), piece('b', 'card', { x: 30 })];

  test('starts where it was, ends exactly in the new pose, then moves no more', () => {
    const field = open();
    field.set(before, 0, true);
    field.set(after, 1000, true);
    expect(field.moving).toBe(true);
    expect(drawn(mesh(field, 'card'), 0).at.x).toBeCloseTo(0);
    expect(field.tick(1200)).toBe(true);
    const { at } = drawn(mesh(field, 'card'), 0);
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(10);
    expect(at.y).toBeGreaterThan(1);
    expect(field.tick(2000)).toBe(false);
    const end = drawn(mesh(field, 'card'), 0);
    expect(end.at.toArray()).toEqual([10, 0.025, 0].map((n) => expect.closeTo(n, 5)));
    expect(end.front.y).toBeCloseTo(-1);
    expect(field.moving).toBe(false);
  });

  test('the first pieces lie there at once, and so do all with reduced motion', () => {
    const field = open();
    field.set(before, 0, true);
    expect(field.moving).toBe(false);
    field.set(after, 10, false);
    expect(field.moving).toBe(false);
    expect(drawn(mesh(field, 'card'), 1).at.x).toBeCloseTo(30);
  });

  test('a new aim on the way is gone to from where the piece is', () => {
    const field = open();
    field.set(before, 0, true);
    field.set(after, 1000, true);
    field.tick(1200);
    const x = field.seen('a')?.stance.x as number;
    field.set(before, 1200, true);
    field.tick(1201);
    expect(field.seen('a')?.stance.x).toBeCloseTo(x, 1);
    field.tick(3000);
    expect(field.seen('a')?.stance.x).toBe(0);
  });

  test('news that change nothing about it do not delay a piece under way', () => {
    const field = open();
    field.set(before, 0, true);
    field.set(after, 1000, true);
    field.set([...after], 1300, true);
    field.tick(1560);
    expect(field.moving).toBe(false);
  });

  test('a card that left the deck glides to the hand from the top of the deck', () => {
    const deck = (n: number) => Array.from({ length: n }, (_, i) => piece(`deck/${i}`, 'card', { x: 50, y: 0.05 * i }));
    const field = open();
    field.set(deck(4), 0, true);
    field.set([...deck(3), piece('drawn', 'card', { z: 30 })], 10, true);
    expect(field.seen('drawn')?.stance.x).toBe(50);
    expect(field.seen('drawn')?.stance.y).toBeCloseTo(0.15);
  });
});

describe('pointing', () => {
  const ray = (x: number, z: number) => new Raycaster(new Vector3(x, 80, z), new Vector3(0, -1, 0));
  const pieces = [
    piece('t', 'tile'),
    piece('scenery', 'disc', { y: 0.25 }, { pointable: false, zone: 'elsewhere' }),
    piece('counter', 'disc', { x: 3, y: 0.25 }),
  ];

  test('meets the uppermost piece that may be pointed at', () => {
    const field = open();
    field.set(pieces, 0, false);
    const answer = (x: number, z: number) => {
      const [hit] = ray(x, z).intersectObject(field.group);
      return hit?.instanceId === undefined ? null : field.answer(hit.object, hit.instanceId);
    };
    expect(answer(3, 0)).toBe('counter');
    expect(answer(0, 0)).toBe('t');
    expect(answer(-4, 4)).toBe('t');
    expect(answer(20, 0)).toBeNull();
  });

  describe('at a figure whose card leans aside', () => {
    /** From the seat, half from above, at a point so high over the table. */
    const from = (x: number, y: number, z: number) =>
      new Raycaster(new Vector3(x, y + 40, z + 40), new Vector3(0, -1, -1).normalize());
    const standing = (...more: Piece[]): PieceField => {
      const field = open();
      field.lean({ x: 0, z: 1, amount: 0.6 });
      field.set([piece('t', 'tile'), piece('aside', 'figure', { heading: 90 }), ...more], 0, false);
      return field;
    };

    test('over its base it is that figure, before what lies behind', () => {
      const field = standing();
      const shown = (x: number, y: number) => field.pick(from(x, y, 0));
      expect([-0.9, 0, 0.9].map((x) => shown(x, 1.5))).toEqual(['aside', 'aside', 'aside']);
      expect(shown(3, 1.5)).toBe('t');
      expect(shown(0, 6)).toBe(null);
    });

    test('but another figure that is seen there is that other one', () => {
      const field = standing(piece('behind', 'figure', { x: 0.8, z: -1.5, heading: 0 }));
      expect(field.pick(from(0.8, 0.3, -2.25))).toBe('behind');
      expect(standing().pick(from(0.8, 0.3, -2.25))).toBe('aside');
    });
  });

  test('the piece under the pointer is brighter and, if small and free, higher', () => {
    const field = open();
    field.set(pieces, 0, false);
    const tone = (name: string, index: number) => mesh(field, name).geometry.getAttribute('tone').getX(index);
    field.light('counter');
    expect(tone('disc', 1)).toBeGreaterThan(1);
    expect(drawn(mesh(field, 'disc'), 1).at.y).toBeGreaterThan(0.4);
    field.light('t');
    expect(tone('disc', 1)).toBe(1);
    expect(drawn(mesh(field, 'disc'), 1).at.y).toBeCloseTo(0.35);
    expect(drawn(mesh(field, 'tile'), 0).at.y).toBeCloseTo(0.125);
  });
});

describe('signs and shades', () => {
  test('one instance per sign, on top of its piece, and following it', () => {
    const field = open();
    const marks = new MarkField(field.group, field);
    field.set([piece('t', 'tile'), piece('c', 'card', { x: 20 })], 0, true);
    marks.mark(
      new Map([
        ['t', ['legal', 'last']],
        ['gone', ['legal']],
      ]),
      'c',
      null,
    );
    const signs = mesh(field, 'signs');
    expect(signs.count).toBe(3);
    const style = signs.geometry.getAttribute('style');
    expect([0, 1, 2].map((i) => style.getX(i))).toEqual([0, 2, 5]);
    expect(drawn(signs, 1).at.y).toBeGreaterThan(0.25);
    expect(drawn(signs, 2).at.x).toBeCloseTo(20);
    field.set([piece('t', 'tile'), piece('c', 'card', { x: 40 })], 100, true);
    field.tick(2000);
    marks.follow();
    expect(drawn(signs, 2).at.x).toBeCloseTo(40);
    marks.mark(new Map(), null, null);
    expect(mesh(field, 'signs').visible).toBe(false);
  });

  test('a pile has one shade, a decal none', () => {
    const field = open();
    const marks = new MarkField(field.group, field);
    const pieces = [0, 1, 2].map((i) => piece(`p${i}`, 'card', { y: 0.05 * i }));
    field.set([...pieces, piece('z', 'zone')], 0, false);
    marks.shade([...pieces, piece('z', 'zone')]);
    expect(mesh(field, 'shades').count).toBe(1);
    marks.dispose();
    expect(field.group.getObjectByName('shades')).toBeUndefined();
  });
});
