import { type InstancedBufferAttribute, type InstancedMesh, PerspectiveCamera, Texture, Vector3 } from 'three';
import { describe, expect, test, vi } from 'vitest';
import { slipPicture } from '../../src/scene/marks/slips.ts';
import { TagField } from '../../src/scene/marks/tags.ts';
import { layLabel } from '../../src/scene/overlay/label.ts';
import { PieceField } from '../../src/scene/pieces/field.ts';
import { leanFor } from '../../src/scene/pieces/lean.ts';
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

/** A camera 60 cm above the table, looking at its middle. */
function cameraAt(x: number, z: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(30, 2, 6, 900);
  camera.position.set(x, 60, z);
  camera.lookAt(0, 0, 0);
  return camera;
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

  test('float over the head of a figure, on the page, and go along with it and with the eye', () => {
    const { field, tags, numbers } = open();
    tags.resize(1000, 500);
    field.set(figures, 0, false);
    tags.set(figures);
    const lookFrom = (x: number, z: number) => {
      const camera = cameraAt(x, z);
      field.lean(leanFor(camera.getWorldDirection(new Vector3())));
      tags.arrange(camera, null);
      camera.updateMatrixWorld();
      const head = (field.topOf('a', new Vector3()) as Vector3).project(camera);
      return { x: head.x * 500, y: head.y * 250, corner: numbers('corner', 0) as [number, number] };
    };
    for (const [x, z] of [
      [0, 60],
      [30, 50],
      [0, -60],
    ] as const) {
      const { corner, ...head } = lookFrom(x, z);
      expect(Math.abs(corner[0] + 20 - head.x)).toBeLessThan(12);
      expect(corner[1] - head.y).toBeGreaterThan(0);
      expect(corner[1] - head.y).toBeLessThan(4);
    }
    const before = lookFrom(0, 60).corner;
    const moved = [piece('a', 'figure', { x: 8, z: 2 }, { tag: 'Captain' }), ...figures.slice(1)];
    field.set(moved, 0, false);
    tags.set(moved);
    expect(lookFrom(0, 60).corner[0]).toBeGreaterThan(before[0] + 20);
  });

  test('the one that is pointed at has the first choice of a place', () => {
    const { field, tags, numbers } = open();
    const camera = cameraAt(0, 60);
    tags.resize(1000, 500);
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    const crowd = names.map((id, i) =>
      piece(id, 'figure', { x: (i % 3) * 1.5, z: Math.floor(i / 3) * 1.5 }, { tag: `Levy ${i}` }),
    );
    field.set(crowd, 0, false);
    tags.set(crowd);
    const isShown = (index: number) => (numbers('corner', index)[0] ?? 0) < 1000;
    tags.arrange(camera, null);
    const left = names.findIndex((_, index) => !isShown(index));
    expect(left).toBeGreaterThanOrEqual(0);
    tags.arrange(camera, names[left] ?? null);
    expect(isShown(left)).toBe(true);
  });

  test('keep out of a label that lies drawn on the table', () => {
    const { field, tags, numbers } = open();
    const camera = cameraAt(0, 60);
    tags.resize(1000, 500);
    field.set(figures, 0, false);
    tags.set(figures);
    tags.arrange(camera, null);
    const free = numbers('corner', 0) as [number, number];
    const label = { kind: 'label' as const, at: { x: 3, z: 2 }, text: '8.5 cm', tone: 'plain' as const };
    const page = { width: 1000, height: 500, top: 0 };
    const { left, right, bottom, top } = layLabel(label, camera, page).box;
    const covers = ([x, y]: [number, number]) => x < right && x + 40 > left && y < top && y + 17 > bottom;
    expect(covers(free)).toBe(true);
    tags.arrange(camera, null, undefined, [label]);
    expect(covers(numbers('corner', 0) as [number, number])).toBe(false);
  });

  test('a label lies over its place, and under it where the page ends or covers the picture', () => {
    const camera = cameraAt(0, 60);
    camera.updateMatrixWorld();
    const page = { width: 1000, height: 500, top: 50 };
    const label = { at: { x: 0, z: 0 }, text: '8.5 cm' };
    expect(layLabel(label, camera, page)).toMatchObject({ hold: { y: -1.1 } });
    expect(layLabel(label, camera, page).box.bottom).toBeGreaterThan(0);
    const far = layLabel({ ...label, at: { x: 0, z: -30 } }, camera, page);
    expect(far.hold.y).toBe(2.1);
    expect(far.box.top).toBeLessThan(200);
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
