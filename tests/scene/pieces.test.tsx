import ReactThreeTestRenderer from '@react-three/test-renderer';
import { createRef } from 'react';
import type { InstancedMesh, Scene } from 'three';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Camera, FRESH } from '../../src/scene/camera/Camera.tsx';
import { Pieces } from '../../src/scene/pieces/Pieces.tsx';
import { planFor } from '../../src/scene/plan.ts';
import type { TableHandle, TableProps } from '../../src/scene/props.ts';
import { ATLAS, FORMS, pages, piece } from './samples.ts';

const textures = pages();
vi.mock('../../src/scene/pieces/pages.ts', () => ({ usePages: () => textures }));

const props = (more: Partial<TableProps> = {}) => ({
  pieces: [piece('t', 'tile'), piece('c', 'card', { x: 20 })],
  forms: FORMS,
  atlas: ATLAS,
  atlasFolder: './',
  marks: new Map(),
  focused: null,
  reducedMotion: true,
  onPoint: vi.fn(),
  onHover: vi.fn(),
  onReady: vi.fn(),
  ...more,
});

const create = (element: React.ReactElement) =>
  ReactThreeTestRenderer.create(element, { frameloop: 'never', width: 800, height: 400 });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    callback();
    return 0;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('pieces in the canvas', () => {
  test('one mesh per form, and what changes is changed', async () => {
    const renderer = await create(<Pieces {...props()} />);
    const scene = renderer.scene.instance as unknown as Scene;
    const count = (name: string) => (scene.getObjectByName(name) as InstancedMesh | undefined)?.count;
    expect([count('tile'), count('card'), count('signs')]).toEqual([1, 1, 0]);
    await renderer.update(
      <Pieces
        {...props({ pieces: [piece('t', 'tile'), piece('u', 'tile', { x: 9 })], marks: new Map([['u', ['legal']]]) })}
      />,
    );
    expect([count('tile'), count('card'), count('signs')]).toEqual([2, 0, 1]);
    await renderer.unmount();
    expect(scene.getObjectByName('tile')).toBeUndefined();
  });

  test('a click names the piece; a drag, a filler without a top and the wood name none', async () => {
    const given = props();
    const renderer = await create(<Pieces {...given} />);
    const group = renderer.scene.children[0];
    const scene = renderer.scene.instance as unknown as Scene;
    if (!group) throw new Error('nothing was drawn');
    const event = (more: object) => ({ object: scene.getObjectByName('card'), instanceId: 0, delta: 0, ...more });
    await renderer.fireEvent(group, 'click', event({ delta: 12 }));
    await renderer.fireEvent(group, 'click', event({ instanceId: undefined }));
    expect(given.onPoint).not.toHaveBeenCalled();
    await renderer.fireEvent(group, 'click', event({}));
    expect(given.onPoint).toHaveBeenCalledExactlyOnceWith('c');
    await renderer.unmount();
  });

  test('the piece under the pointer is told of and marked, and its leaving too', async () => {
    const given = props();
    const renderer = await create(<Pieces {...given} />);
    const group = renderer.scene.children[0];
    const scene = renderer.scene.instance as unknown as Scene;
    if (!group) throw new Error('nothing was drawn');
    const over = { object: scene.getObjectByName('tile'), instanceId: 0, pointerType: 'mouse', buttons: 0 };
    await renderer.fireEvent(group, 'pointerMove', over);
    expect(given.onHover).toHaveBeenLastCalledWith('t');
    expect((scene.getObjectByName('signs') as InstancedMesh).count).toBe(1);
    await renderer.fireEvent(group, 'pointerMove', { ...over, object: scene.getObjectByName('card'), buttons: 1 });
    expect(given.onHover).toHaveBeenLastCalledWith('t');
    await renderer.fireEvent(group, 'pointerOut', over);
    expect(given.onHover).toHaveBeenLastCalledWith(null);
    await renderer.unmount();
  });

  test('onReady is told once, after a frame with the pieces', async () => {
    const given = props();
    const renderer = await create(<Pieces {...given} />);
    expect(given.onReady).not.toHaveBeenCalled();
    await renderer.advanceFrames(3, 0.016);
    expect(given.onReady).toHaveBeenCalledOnce();
    await renderer.unmount();
  });
});

describe('the camera', () => {
  const plan = planFor([piece('t', 'tile'), piece('u', 'tile', { x: 40, z: 30 })], FORMS, null);
  const open = async () => {
    const handle = createRef<TableHandle>();
    const state = { ...FRESH };
    const element = (seatAt: number) => <Camera ref={handle} plan={plan} seatAt={seatAt} reducedMotion state={state} />;
    const renderer = await create(element(0));
    if (!handle.current) throw new Error('the camera gave no handle');
    return { renderer, handle: handle.current, state, element };
  };

  test('starts at the seat, goes along when another player sits down, and else moves only when told', async () => {
    const { renderer, handle, state, element } = await open();
    expect(state.view?.turn).toBe(0);
    await renderer.update(element(0));
    expect(state.view?.turn).toBe(0);
    await renderer.update(element(180));
    expect(Math.abs(state.view?.turn ?? 0)).toBe(180);
    await ReactThreeTestRenderer.act(async () => handle.look('above'));
    expect(state.view?.tilt).toBeGreaterThan(89);
    expect(state.preset).toBe('above');
    await renderer.unmount();
  });

  test('glides to the seat’s new place though the table grows meanwhile', async () => {
    const state = { ...FRESH };
    const wider = planFor([piece('t', 'tile'), piece('u', 'tile', { x: 90, z: 30 })], FORMS, plan);
    const element = (of: typeof plan, seatAt: number) => (
      <Camera plan={of} seatAt={seatAt} reducedMotion={false} state={state} />
    );
    const renderer = await create(element(plan, 0));
    await renderer.update(element(wider, 180));
    expect(state.view?.turn).toBe(0);
    await ReactThreeTestRenderer.act(async () => renderer.advanceFrames(400, 0.016));
    expect(Math.abs(state.view?.turn ?? 0)).toBeCloseTo(180, 0);
    await renderer.unmount();
  });

  test('every key step changes the view, and no number of them loses the table', async () => {
    const { renderer, handle, state } = await open();
    const steps = [
      'left',
      'up',
      'right',
      'down',
      'turn-left',
      'turn-right',
      'tilt-down',
      'tilt-up',
      'in',
      'out',
    ] as const;
    for (const step of steps) {
      const before = state.view;
      await ReactThreeTestRenderer.act(async () => handle.nudge(step));
      expect(state.view, step).not.toEqual(before);
    }
    await ReactThreeTestRenderer.act(async () => {
      for (let i = 0; i < 100; i++) handle.nudge('left');
    });
    expect(state.view?.x).toBe(plan.whole.minX);
    expect(state.preset).toBeNull();
    await renderer.unmount();
  });
});
