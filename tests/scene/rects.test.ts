import { describe, expect, test } from 'vitest';
import { faceRect, formPages, neededPages } from '../../src/scene/pieces/rects.ts';
import { ATLAS, FORMS, piece } from './samples.ts';

describe('places on the page', () => {
  test('a face lies half a pixel within its border', () => {
    const [x, y, w, h] = faceRect(ATLAS, 'tile/1A');
    expect([x * 1000, y * 500, w * 1000, h * 500].map((n) => Math.round(n * 1e6) / 1e6)).toEqual([
      100.5, 50.5, 199, 199,
    ]);
  });

  test('a face that is not in the index has no width', () => {
    expect(faceRect(ATLAS, 'tile/99')[2]).toBe(0);
    expect(faceRect(ATLAS, 'constructor')[2]).toBe(0);
  });

  test('each form is drawn with the page of its pictures', () => {
    const pages = formPages(
      ATLAS,
      [piece('a', 'tile'), piece('b', 'card'), piece('c', 'disc', {}, { front: '?' })],
      FORMS,
    );
    expect(pages.get('tile')).toBe(0);
    expect(pages.get('card')).toBe(1);
  });

  test('a page on demand is needed as soon as a piece shows one of its faces, any other page always', () => {
    const [first, second] = ATLAS.pages;
    if (!first || !second) throw new Error('expected two pages');
    const lazy = { ...ATLAS, pages: [first, { ...second, onDemand: true as const }] };
    expect(neededPages(ATLAS, [])).toEqual([0, 1]);
    expect(neededPages(lazy, [piece('a', 'tile')])).toEqual([0]);
    expect(neededPages(lazy, [piece('a', 'tile'), piece('b', 'tile', {}, { back: 'card/back' })])).toEqual([0, 1]);
  });
});
