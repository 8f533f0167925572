import { expect, it } from 'vitest';
import { GESTURES } from '../../../src/models/dice/gesture.ts';
import { LEDGE_Z, TRAY } from '../../../src/models/dice/tray.ts';
import { Hand } from '../../../src/scene/tray/hand.ts';

/** A hand that moves evenly from one point to another, a sample every 10 ms. */
function moved(from: [number, number], to: [number, number], milliseconds: number): Hand {
  const hand = new Hand();
  for (let t = 0; t <= milliseconds; t += 10) {
    const k = t / milliseconds;
    hand.move(from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k, t);
  }
  return hand;
}

it('throws as fast as the hand lets go', () => {
  const gesture = moved([0, LEDGE_Z], [0, -6], 100).letGo(100);
  expect(gesture?.speed).toBeGreaterThan(180);
  expect(gesture?.speed).toBeLessThan(220);
  expect(gesture?.aim).toBe(0);
});

it('aims sideways and lets go where the hand is', () => {
  const gesture = moved([0, 10], [7, -4], 100).letGo(100);
  expect(gesture?.aim).toBe(4);
  expect(gesture?.from).toBe(7);
});

it('takes a tap for the button', () => {
  expect(moved([2, LEDGE_Z], [2.1, LEDGE_Z], 80).letGo(80)).toEqual(GESTURES.normal);
});

it('lays the dice back when a slow hand lets go over the ledge, and throws slowly over the felt', () => {
  expect(moved([0, LEDGE_Z], [5, LEDGE_Z], 2000).letGo(2000)).toBeNull();
  expect(moved([0, LEDGE_Z], [0, 2], 2000).letGo(2000)?.speed).toBe(GESTURES.slow.speed);
});

it('counts a hand that rested before it let go as slow', () => {
  expect(moved([0, LEDGE_Z], [0, -6], 100).letGo(1500)?.speed).toBe(GESTURES.slow.speed);
});

it('holds the dice inside the tray', () => {
  const [x, , z] = moved([0, 0], [80, -80], 100).at;
  expect(x).toBeLessThan(TRAY.halfX);
  expect(z).toBeGreaterThan(-TRAY.halfZ);
});

it('throws also where frames come slowly and no two samples lie close together', () => {
  const hand = new Hand();
  hand.move(0, LEDGE_Z + 8, 0);
  hand.move(0, LEDGE_Z, 150);
  expect(hand.letGo(150)?.aim).toBe(0);
});
