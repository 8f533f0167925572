import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Plane as Level, Raycaster, Vector2, Vector3 } from 'three';
import type { PlanePhase } from '../props.ts';

const TABLE_TOP = new Level(new Vector3(0, 1, 0), 0);

/**
 * While it is there the main button (or one finger) points at the table top instead of moving the camera or choosing
 * pieces; wheel, other buttons and two fingers stay the camera's.
 */
export function Plane({ onPlane }: { onPlane(x: number, z: number, phase: PlanePhase): void }) {
  const element = useThree((state) => state.gl.domElement);
  const camera = useThree((state) => state.camera);
  const tell = useRef(onPlane);
  tell.current = onPlane;
  useEffect(() => {
    const picker = new Raycaster();
    const spot = new Vector3();
    let held: number | null = null;
    let frame = 0;
    const at = (event: PointerEvent, phase: PlanePhase) => {
      const box = element.getBoundingClientRect();
      const x = ((event.clientX - box.left) / box.width) * 2 - 1;
      const y = 1 - ((event.clientY - box.top) / box.height) * 2;
      picker.setFromCamera(new Vector2(x, y), camera);
      if (picker.ray.intersectPlane(TABLE_TOP, spot)) tell.current(spot.x, spot.z, phase);
    };
    const main = (event: PointerEvent) => event.isPrimary && event.button === 0 && !event.shiftKey;
    const down = (event: PointerEvent) => {
      if (!main(event)) return;
      event.stopImmediatePropagation();
      held = event.pointerId;
      element.setPointerCapture(event.pointerId);
      at(event, 'press');
    };
    const move = (event: PointerEvent) => {
      if (event.buttons !== 0 && held === null) return;
      event.stopImmediatePropagation();
      // At most one answer per frame: what is asked may take longer than the pointer does.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => at(event, held === null ? 'hover' : 'drag'));
    };
    const up = (event: PointerEvent) => {
      if (held !== event.pointerId) return;
      event.stopImmediatePropagation();
      cancelAnimationFrame(frame);
      held = null;
      element.releasePointerCapture(event.pointerId);
    };
    const leave = (event: PointerEvent) => {
      cancelAnimationFrame(frame);
      if (held === null) at(event, 'leave');
    };
    const swallow = (event: Event) => event.stopImmediatePropagation();
    const cursor = element.style.cursor;
    element.style.cursor = 'crosshair';
    element.addEventListener('pointerdown', down, true);
    element.addEventListener('pointermove', move, true);
    element.addEventListener('pointerup', up, true);
    element.addEventListener('pointercancel', up, true);
    element.addEventListener('pointerleave', leave, true);
    element.addEventListener('click', swallow, true);
    return () => {
      cancelAnimationFrame(frame);
      element.style.cursor = cursor;
      element.removeEventListener('pointerdown', down, true);
      element.removeEventListener('pointermove', move, true);
      element.removeEventListener('pointerup', up, true);
      element.removeEventListener('pointercancel', up, true);
      element.removeEventListener('pointerleave', leave, true);
      element.removeEventListener('click', swallow, true);
    };
  }, [element, camera]);
  return null;
}
