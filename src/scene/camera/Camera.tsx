import { useFrame, useThree } from '@react-three/fiber';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { EventDispatcher, type PerspectiveCamera, Plane, Raycaster, Vector2, Vector3 } from 'three';
import type { Plan } from '../plan.ts';
import type { CameraPreset, TableHandle } from '../props.ts';
import { type Cover, type Picture, UNCOVERED } from './cover.ts';
import { listen } from './gestures.ts';
import { presetView } from './presets.ts';
import { approach, clampView, eye, type Lens, limitsFor, pan, shorterWay, type View, zoom } from './view.ts';

/** The camera's vertical angle, degrees: long enough that tiles at the far side are not dwarfed. */
export const FOV = 32;
const TABLE_TOP = new Plane(new Vector3(0, 1, 0), 0);

/** Where the camera is; kept outside the canvas so that a canvas made anew shows what the lost one did. */
export interface CameraState {
  view: View | null;
  /** The preset it stands at, fitted anew to a window of another size; null once it was moved by hand. */
  preset: CameraPreset | null;
  /** True as soon as it was moved or told to move: from then on pieces that are laid farther out move it no more. */
  asked: boolean;
}

/** Before the first frame. */
export const FRESH: CameraState = { view: null, preset: 'seat', asked: false };

interface CameraProps {
  ref?: Ref<TableHandle>;
  plan: Plan;
  seatAt: number;
  /** Nothing is covered where it is left out. */
  inset?: Cover | undefined;
  reducedMotion: boolean;
  state: CameraState;
}

/** The part of the picture that nothing covers, as a picture of its own about the same axis. */
function freeLens(size: { width: number; height: number }, inset: Cover): Lens {
  const height = Math.max(size.height - inset.top - inset.bottom, 1);
  const width = Math.max(size.width - inset.left - inset.right, 1);
  const half = Math.tan((FOV * Math.PI) / 360) * (height / Math.max(size.height, 1));
  return { fov: (Math.atan(half) * 360) / Math.PI, aspect: width / height };
}

/** What moves the camera by hand; whoever takes something from the table switches it off meanwhile. */
class CameraHand extends EventDispatcher {
  enabled = true;
}

/** The picture as the presets need it. */
const pictureOf = ({ width, height }: { width: number; height: number }, cover: Cover): Picture => ({
  width,
  height,
  cover,
  half: Math.tan((FOV * Math.PI) / 360),
});

/** Moves the canvas's camera: by gesture, by key, to a preset; draws frames only while it moves. */
export function Camera({ ref, plan, seatAt, inset = UNCOVERED, reducedMotion, state }: CameraProps) {
  const camera = useThree((three) => three.camera) as PerspectiveCamera;
  const size = useThree((three) => three.size);
  const element = useThree((three) => three.gl.domElement);
  const invalidate = useThree((three) => three.invalidate);
  const aim = useRef<View | null>(null);
  const idle = useRef(true);
  const lens = freeLens(size, inset);
  const picture = pictureOf(size, inset);
  const now = useRef({ plan, seatAt, reducedMotion, lens, picture });
  now.current = { plan, seatAt, reducedMotion, lens, picture };

  const place = (view: View) => {
    state.view = view;
    camera.position.set(...eye(view));
    camera.lookAt(view.x, 0, view.z);
    camera.updateMatrixWorld();
    invalidate();
  };
  const go = (view: View, name: CameraPreset | null = null) => {
    state.asked = true;
    state.preset = name;
    aim.current = clampView(view, limitsFor(now.current.plan.whole, now.current.lens));
    if (now.current.reducedMotion) place(aim.current);
    invalidate();
  };
  const driver = useRef({ place, go });
  driver.current = { place, go };

  useLayoutEffect(() => {
    camera.fov = FOV;
    camera.near = 6;
    camera.far = 900;
    // The axis goes through the middle of what is free.
    const { width, height } = size;
    camera.setViewOffset(width, height, (inset.right - inset.left) / 2, (inset.bottom - inset.top) / 2, width, height);
    camera.updateProjectionMatrix();
  }, [camera, size, inset]);

  // Not a glide: a window that changes its size, or a table that is being laid out, has no view to glide from.
  useLayoutEffect(() => {
    const { plan, seatAt } = now.current;
    const held = state.preset === null ? state.view : null;
    aim.current = held ?? presetView(state.preset ?? 'seat', plan, seatAt, pictureOf(size, inset));
    driver.current.place(aim.current);
  }, [size, inset, state]);

  const seat = useRef(seatAt);
  useLayoutEffect(() => {
    // Where the seat changes too the camera glides there.
    if (state.asked || seat.current !== now.current.seatAt) return;
    aim.current = presetView('seat', plan, now.current.seatAt, now.current.picture);
    driver.current.place(aim.current);
  }, [plan, state]);

  // Another player has sat down, or the player sits elsewhere now.
  useLayoutEffect(() => {
    if (seat.current === seatAt) return;
    seat.current = seatAt;
    const view = presetView('seat', now.current.plan, seatAt, now.current.picture);
    driver.current.go(state.view ? shorterWay(state.view, view) : view, 'seat');
  }, [seatAt, state]);

  const set = useThree((three) => three.set);
  useEffect(() => {
    const hand = new CameraHand();
    set({ controls: hand });
    const picker = new Raycaster();
    const spot = new Vector3();
    const off = listen(element, {
      isFree: () => hand.enabled,
      aim: () => aim.current ?? presetView('seat', now.current.plan, now.current.seatAt, now.current.picture),
      limits: () => limitsFor(now.current.plan.whole, now.current.lens),
      picture: () => ({ height: now.current.picture.height, fov: FOV }),
      under: (clientX, clientY) => {
        const box = element.getBoundingClientRect();
        const x = ((clientX - box.left) / box.width) * 2 - 1;
        const y = 1 - ((clientY - box.top) / box.height) * 2;
        picker.setFromCamera(new Vector2(x, y), camera);
        return picker.ray.intersectPlane(TABLE_TOP, spot) ? { x: spot.x, z: spot.z } : null;
      },
      go: (view) => driver.current.go(view),
    });
    return () => {
      off();
      set({ controls: null });
    };
  }, [element, camera, set]);

  useFrame((_, delta) => {
    const [view, to] = [state.view, aim.current];
    if (!view || !to || view === to) {
      idle.current = true;
      return;
    }
    // The time since the last frame means nothing where there was no frame because nothing moved.
    const seconds = idle.current ? 1 / 60 : Math.min(delta, 1);
    idle.current = false;
    driver.current.place(approach(view, to, seconds));
  });

  useImperativeHandle(ref, () => ({
    look: (name) => {
      const { plan, seatAt, picture } = now.current;
      const view = presetView(name, plan, seatAt, picture);
      driver.current.go(state.view ? shorterWay(state.view, view) : view, name);
    },
    nudge: (step) => {
      const { plan, lens } = now.current;
      const view = aim.current;
      if (!view) return;
      const way = 0.08 * view.distance;
      const steps: Record<typeof step, () => View> = {
        left: () => pan(view, -way, 0),
        right: () => pan(view, way, 0),
        up: () => pan(view, 0, way),
        down: () => pan(view, 0, -way),
        'turn-left': () => ({ ...view, turn: view.turn - 15 }),
        'turn-right': () => ({ ...view, turn: view.turn + 15 }),
        'tilt-up': () => ({ ...view, tilt: view.tilt + 8 }),
        'tilt-down': () => ({ ...view, tilt: view.tilt - 8 }),
        in: () => zoom(view, 0.85, limitsFor(plan.whole, lens)),
        out: () => zoom(view, 1 / 0.85, limitsFor(plan.whole, lens)),
      };
      driver.current.go(steps[step]());
    },
  }));

  return null;
}
