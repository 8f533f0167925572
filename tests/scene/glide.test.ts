import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { glideTo, matchVanished, sameStance, shortTurn, stagger, stanceAt } from '../../src/scene/pieces/glide.ts';
import { stanceOf } from '../../src/scene/pieces/stance.ts';
import { piece } from './samples.ts';

const deck = (n: number) =>
  Array.from({ length: n }, (_, i) => piece(`US:deck/${i}`, 'card', { x: 30, y: 0.05 * i, faceUp: false }));

describe('what a piece that appears was before', () => {
  test('a drawn card is the uppermost of the deck', () => {
    const matched = matchVanished(deck(10), [...deck(9), piece('US-RIFLEMAN-A-1', 'card', { x: -5, z: 20 })]);
    expect([...matched].map(([id, was]) => [id, was.id])).toEqual([['US-RIFLEMAN-A-1', 'US:deck/9']]);
  });

  test('three drawn cards come from three places of the deck', () => {
    const hand = ['a', 'b', 'c'].map((id, i) => piece(id, 'card', { x: 6 * i, z: 20 }));
    const matched = matchVanished(deck(10), [...deck(7), ...hand]);
    expect(new Set([...matched.values()].map((was) => was.id))).toEqual(
      new Set(['US:deck/9', 'US:deck/8', 'US:deck/7']),
    );
  });

  test('the same picture goes before nearness', () => {
    const far = piece('far', 'card', { x: 90 }, { front: 'card/2' });
    const near = piece('near', 'card', { x: 1 }, { front: 'card/3' });
    const matched = matchVanished([far, near], [piece('new', 'card', {}, { front: 'card/2' })]);
    expect(matched.get('new')?.id).toBe('far');
  });

  test('other forms are passed over', () => {
    expect(matchVanished([piece('t', 'tile')], [piece('c', 'card')]).size).toBe(0);
  });

  test('what stayed is no beginning', () => {
    expect(matchVanished([piece('c', 'card')], [piece('c', 'card'), piece('d', 'card')]).size).toBe(0);
  });
});

describe('the way', () => {
  const from = stanceOf({ x: 0, y: 0, z: 0, heading: 350, faceUp: false });
  const to = stanceOf({ x: 10, y: 0.25, z: -5, heading: 10, faceUp: true });

  test('begins at one end and ends exactly at the other', () => {
    const glide = glideTo(from, to, 1000, 6.3);
    expect(stanceAt(glide, 900)).toEqual(from);
    expect(stanceAt(glide, 1000)).toEqual(from);
    expect(stanceAt(glide, 1000 + glide.duration)).toBe(to);
  });

  test('takes 350 to 500 ms', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 300, noNaN: true }), (x) => {
        const { duration } = glideTo(from, { ...to, x }, 0, 6.3);
        return duration >= 350 && duration <= 500;
      }),
    );
  });

  test('a card that turns over never dips into the table', () => {
    const glide = glideTo(from, { ...to, x: 0, z: 0, y: 0 }, 0, 6.3);
    for (let t = 0; t <= 1; t += 0.02) {
      const { y, flip } = stanceAt(glide, t * glide.duration);
      expect(y).toBeGreaterThanOrEqual(3.15 * Math.abs(Math.sin((flip * Math.PI) / 180)) - 1e-6);
    }
  });

  test('a piece that neither goes nor turns over does not rise', () => {
    expect(glideTo(from, { ...from, heading: 20 }, 0, 6).lift).toBe(0);
  });

  test('turns by the shorter way', () => {
    expect(shortTurn(350, 10)).toBe(20);
    expect(shortTurn(10, 350)).toBe(-20);
    const half = stanceAt(glideTo(from, to, 0, 6), glideTo(from, to, 0, 6).duration / 2);
    expect(half.heading).toBeCloseTo(360);
  });

  test('sameStance sees every part', () => {
    expect(sameStance(from, { ...from })).toBe(true);
    for (const other of [{ x: 0.1 }, { y: 0.1 }, { z: 0.1 }, { heading: 351 }, { flip: 0 }]) {
      expect(sameStance(from, { ...from, ...other })).toBe(false);
    }
    expect(sameStance(from, { ...from, heading: -10 })).toBe(true);
  });

  test('many pieces set out within a third of a second', () => {
    expect(stagger(0)).toBe(0);
    expect(stagger(3)).toBeGreaterThan(stagger(1));
    expect(stagger(100)).toBeLessThanOrEqual(334);
  });
});
