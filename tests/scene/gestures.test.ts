import { describe, expect, test } from 'vitest';
import { listen } from '../../src/scene/camera/gestures.ts';
import type { View } from '../../src/scene/camera/view.ts';

const START: View = { x: 0, z: 0, turn: 0, tilt: 60, distance: 100 };

/** An element and a rig without a page. */
function stand() {
  const held = new Set<number>();
  const element = Object.assign(new EventTarget(), {
    setPointerCapture: (id: number) => held.add(id),
    releasePointerCapture: (id: number) => held.delete(id),
    hasPointerCapture: (id: number) => held.has(id),
  });
  let view = START;
  let isFree = true;
  const off = listen(element as unknown as HTMLElement, {
    aim: () => view,
    limits: () => ({ area: { minX: -50, maxX: 50, minZ: -50, maxZ: 50 }, farthest: 300 }),
    picture: () => ({ height: 500, fov: 32 }),
    under: () => ({ x: 10, z: 0 }),
    isFree: () => isFree,
    go: (to) => {
      view = to;
    },
  });
  const send = (type: string, x: number, y: number, more: object = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), {
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      buttons: type === 'pointerup' ? 0 : 1,
      shiftKey: false,
      clientX: x,
      clientY: y,
      ...more,
    });
    element.dispatchEvent(event);
    return event;
  };
  const hold = (held: boolean) => {
    isFree = !held;
  };
  return { send, off, held, hold, view: () => view };
}

describe('mouse', () => {
  test('the left button moves the table with the hand', () => {
    const { send, view } = stand();
    send('pointerdown', 100, 100);
    send('pointermove', 150, 100);
    expect(view().x).toBeLessThan(0);
    expect(view().turn).toBe(0);
    send('pointermove', 150, 150);
    expect(view().z).toBeLessThan(0);
  });

  test('moves nothing while something on the table is in the hand, and goes on without a jump', () => {
    const { send, hold, held, view } = stand();
    send('pointerdown', 100, 100);
    hold(true);
    send('pointermove', 160, 40);
    expect(view()).toEqual(START);
    expect(held.size).toBe(0);
    hold(false);
    send('pointermove', 161, 40);
    expect(Math.abs(view().x)).toBeLessThan(1);
  });

  test('the right button, and shift with the left, turn and tilt', () => {
    for (const more of [{ button: 2, buttons: 2 }, { shiftKey: true }]) {
      const { send, view } = stand();
      send('pointerdown', 100, 100, more);
      send('pointermove', 140, 120, more);
      expect(view()).toMatchObject({ x: 0, z: 0 });
      expect(view().turn).not.toBe(0);
      expect(view().tilt).toBeGreaterThan(60);
    }
  });

  test('moving without a button, and a press that stays, do nothing', () => {
    const { send, view, held } = stand();
    send('pointermove', 200, 200, { buttons: 0 });
    send('pointerdown', 100, 100);
    send('pointerup', 100, 100);
    expect(view()).toBe(START);
    expect(held.size).toBe(0);
  });

  test('the wheel zooms towards the pointer and does not scroll the page', () => {
    const { send, view } = stand();
    const event = send('wheel', 5, 5, { deltaY: -100, deltaMode: 0 });
    expect(event.defaultPrevented).toBe(true);
    expect(view().distance).toBeLessThan(100);
    expect(view().x).toBeGreaterThan(0);
  });

  test('after off nothing is heard', () => {
    const { send, off, view } = stand();
    off();
    send('wheel', 5, 5, { deltaY: -100, deltaMode: 0 });
    expect(view()).toBe(START);
  });
});

describe('touch', () => {
  const finger = (id: number) => ({ pointerId: id, pointerType: 'touch' });

  test('one finger moves the table', () => {
    const { send, view } = stand();
    send('pointerdown', 100, 100, finger(1));
    send('pointermove', 130, 100, finger(1));
    expect(view().x).toBeLessThan(0);
  });

  test('two fingers spread zoom in, and turned they turn', () => {
    const { send, view } = stand();
    send('pointerdown', 100, 100, finger(1));
    send('pointerdown', 200, 100, finger(2));
    send('pointermove', 300, 100, finger(2));
    expect(view().distance).toBeCloseTo(50);
    send('pointermove', 300, 150, finger(2));
    expect(view().turn).not.toBe(0);
  });

  test('a finger that is lifted leaves the other in charge', () => {
    const { send, view } = stand();
    send('pointerdown', 100, 100, finger(1));
    send('pointerdown', 200, 100, finger(2));
    send('pointerup', 200, 100, finger(2));
    send('pointermove', 120, 100, finger(1));
    expect(view().distance).toBe(100);
    expect(view().x).toBeLessThan(0);
  });
});
