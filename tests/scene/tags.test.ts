import { type InstancedBufferAttribute, type InstancedMesh, PerspectiveCamera, Texture } from 'three';
import { describe, expect, test, vi } from 'vitest';
import { slipPicture } from '../../src/scene/marks/slips.ts';
import { TagField } from '../../src/scene/marks/tags.ts';
import { PieceField } from '../../src/scene/pieces/field.ts';
import { leanFor } from '../../src/scene/pieces/lean.ts';
import { formHeight } from '../../src/scene/pieces/solids.ts';
import { ATLAS, FORMS, pages, piece } from './samples.ts';

// A browser would be needed to write on paper.
vi.mock('../../src/scene/marks/slips.ts', () => ({
  SLIP_HEIGHT: 17,
  slipPicture: vi.fn((texts: readonly string[]) => ({
    picture: new Texture(),
    slips: new Map([...new Set(texts)].map((text, at) => [text, { rect: [0, at / 10, 0.1, 0.1], width: 40 }])),
  })),
}));

function open() {
  const field = new PieceField(FORMS, ATLAS, pages());
  const tags = new TagField(field.group, field);
  const numbers = (name: string, index: number) => {
    const { geometry } = field.group.getObjectByName('tags') as InstancedMesh;
    const { array, itemSize } = geometry.getAttribute(name) as InstancedBufferAttribute;
    return [...array.slice(index * itemSize, (index + 1) * itemSize)];
  };
  const count = () => (field.group.getObjectByName('tags') as InstancedMesh).count;
  return { field, tags, numbers, count };
}

const figures = [
  piece('a', 'figure', { x: 3, z: 2 }, { tag: 'Captain' }),
  piece('b', 'figure', { x: -3, z: 2 }, { tag: 'Trooper 1' }),
  piece('c', 'card', { x: 20 }),
];

describe('names over pieces', () => {
  test('pieces with a tag have one, others have none, and none are shown where they are not wanted', () => {
    const { field, tags, count } = open();
    field.set(figures, 0, false);
    tags.set(figures);
    expect(count()).toBe(2);
    tags.set([]);
    expect(count()).toBe(0);
  });

  test('float over the head of a figure, which leans with the eye, and go along with it', () => {
    const { field, tags, numbers } = open();
    field.set(figures, 0, false);
    tags.set(figures);
    const [x, y, z] = numbers('spot', 0) as [number, number, number];
    expect([x, y, z]).toEqual([3, expect.closeTo(formHeight(FORMS.figure)), 2]);
    expect(field.lean(leanFor({ x: 0, y: -0.8, z: -0.6 }))).toBe(true);
    tags.follow();
    const leant = numbers('spot', 0) as [number, number, number];
    expect(leant[1]).toBeLessThan(y);
    expect(leant[2]).toBeLessThan(z);
    expect(field.lean(leanFor({ x: 0, y: -0.8, z: -0.6 }))).toBe(false);
    const moved = [piece('a', 'figure', { x: 8, z: 2 }, { tag: 'Captain' }), ...figures.slice(1)];
    field.set(moved, 0, false);
    tags.set(moved);
    expect(numbers('spot', 0)[0]).toBe(8);
  });

  test('are lifted off each other where the camera sees one behind the other', () => {
    const { field, tags, numbers } = open();
    const camera = new PerspectiveCamera(30, 2, 6, 900);
    camera.position.set(0, 60, 60);
    camera.lookAt(0, 0, 0);
    tags.resize(1000, 500);
    const behind = [
      piece('a', 'figure', { x: 0, z: 2 }, { tag: 'Captain' }),
      piece('b', 'figure', { x: 0, z: 1 }, { tag: 'Trooper 1' }),
      piece('c', 'figure', { x: 20, z: 1 }, { tag: 'Levy 1' }),
    ];
    field.set(behind, 0, false);
    tags.set(behind);
    tags.arrange(camera);
    const [near, far, aside] = [0, 1, 2].map((index) => numbers('lift', index)[0]);
    expect([near, aside]).toEqual([0, 0]);
    expect(far).toBeGreaterThan(0);
    expect(far).toBeLessThan(17);
    camera.position.set(0, 60, -60);
    camera.lookAt(0, 0, 0);
    tags.arrange(camera);
    expect(numbers('lift', 0)[0]).toBeGreaterThan(0);
    expect(numbers('lift', 1)[0]).toBe(0);
  });

  test('are written anew only for a name that was not there yet', () => {
    const { field, tags } = open();
    vi.mocked(slipPicture).mockClear();
    field.set(figures, 0, false);
    for (let time = 0; time < 3; time++) tags.set(figures);
    expect(slipPicture).toHaveBeenCalledTimes(1);
    const more = [...figures, piece('d', 'figure', {}, { tag: 'Levy 1' })];
    field.set(more, 0, false);
    tags.set(more);
    expect(slipPicture).toHaveBeenCalledTimes(2);
    expect(vi.mocked(slipPicture).mock.lastCall?.[0]).toContain('Captain');
  });
});
