import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../src/scene/box.ts';
import { coveredBy, UNCOVERED } from '../../src/scene/camera/cover.ts';
import { placeTags, type Tagged } from '../../src/scene/marks/place-tags.ts';

const HEIGHT = 17;

/** A figure with its foot here, 24 pixels broad and 40 high. */
const figure = (x: number, y: number, width = 50): Tagged => ({
  body: { left: x - 12, right: x + 12, bottom: y, top: y + 40 },
  width,
});

const inOrder = (list: readonly Tagged[]) => list.map((_, index) => index);

const boxes = (list: readonly Tagged[]): (Box | null)[] =>
  placeTags(list, inOrder(list), HEIGHT).map((corner, index) => {
    if (!corner) return null;
    const { width } = list[index] as Tagged;
    return { left: corner.x, right: corner.x + width, bottom: corner.y, top: corner.y + HEIGHT };
  });

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;

const crowd = fc.array(
  fc
    .tuple(fc.integer({ min: -150, max: 150 }), fc.integer({ min: -100, max: 100 }), fc.integer({ min: 20, max: 90 }))
    .map(([x, y, width]) => figure(x, y, width)),
  { maxLength: 25 },
);

describe('names over pieces', () => {
  test('lie over the head where that is free', () => {
    expect(placeTags([figure(0, 0), figure(200, 0)], [0, 1], HEIGHT)).toEqual([
      { x: -25, y: 42 },
      { x: 175, y: 42 },
    ]);
  });

  test('make way for the piece behind: under the feet rather than over its face', () => {
    const [near, far] = boxes([figure(0, 0), figure(0, 45)]) as [Box, Box];
    expect(near.top).toBeLessThan(0);
    expect(far.bottom).toBeGreaterThan(85);
  });

  test('never cover each other, whoever stands where', () => {
    fc.assert(
      fc.property(crowd, (list) => {
        const laid = boxes(list).filter((box) => box !== null);
        for (const [index, box] of laid.entries()) {
          for (const other of laid.slice(index + 1)) expect(meet(box, other)).toBe(false);
        }
      }),
    );
  });

  test('stay beside their own piece, and are left out rather than bury others', () => {
    fc.assert(
      fc.property(crowd, (list) => {
        for (const [index, box] of boxes(list).entries()) {
          if (!box) continue;
          const { body } = list[index] as Tagged;
          const around = { left: body.left - 3, right: body.right + 3, bottom: body.bottom - 3, top: body.top + 20 };
          expect(meet(box, around)).toBe(true);
        }
      }),
    );
    const pile = Array.from({ length: 15 }, (_, i) => figure((i % 5) * 14, Math.floor(i / 5) * 14));
    const left = boxes(pile).filter((box) => box === null);
    expect(left.length).toBeGreaterThan(3);
  });

  test('keep out of what the page covers where they have another place, and lie there rather than nowhere', () => {
    const over = { left: -100, right: 100, bottom: 30, top: 90 };
    const [corner] = placeTags([figure(0, 0)], [0], HEIGHT, [over]);
    expect(corner).toEqual({ x: -25, y: -19 });
    const whole = { left: -500, right: 500, bottom: -500, top: 500 };
    expect(placeTags([figure(0, 0)], [0], HEIGHT, [whole])[0]).toEqual({ x: -25, y: 42 });
  });

  test('bars and panels are reckoned from the middle of the picture', () => {
    const cover = {
      top: 50,
      right: 0,
      bottom: 0,
      left: 20,
      corners: [{ x: 'right', y: 'bottom', width: 300, height: 200 }],
    } as const;
    const boxes = coveredBy(cover, { width: 1000, height: 600 });
    const at = (x: number, y: number) =>
      boxes.some(({ left, right, bottom, top }) => left < x && x < right && bottom < y && y < top);
    expect([at(0, 0), at(0, 249), at(0, 251), at(0, 400)]).toEqual([false, false, true, true]);
    expect([at(-479, 0), at(-481, 0), at(499, 0), at(501, 0), at(0, -301)]).toEqual([false, true, false, true, true]);
    expect([at(201, -101), at(199, -101), at(201, -99)]).toEqual([true, false, false]);
  });

  test('never lie beyond the picture where there is room in it', () => {
    const covered = coveredBy(UNCOVERED, { width: 1000, height: 600 });
    expect(placeTags([figure(0, 270)], [0], HEIGHT, covered)[0]).toEqual({ x: -25, y: 251 });
  });

  test('who is asked about comes first', () => {
    const pile = Array.from({ length: 15 }, (_, i) => figure((i % 5) * 14, Math.floor(i / 5) * 14));
    const order = [7, ...inOrder(pile).filter((index) => index !== 7)];
    expect(placeTags(pile, order, HEIGHT)[7]).not.toBeNull();
  });
});
