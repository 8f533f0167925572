import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Plane as Level, Raycaster, Vector2, Vector3 } from 'three';
import type { PieceField } from '../pieces/field.ts';
import type { PlanePhase, TableProps } from '../props.ts';

const TABLE_TOP = new Level(new Vector3(0, 1, 0), 0);

type Props = Pick<TableProps, 'onPlane' | 'onGrab'> & {
  /** The pieces, as soon as they are there. */
  field: PieceField | null;
};

/**
 * While `onPlane` is given, or a piece is taken, the main button (or one finger) points at the table top instead of
 * moving the camera or choosing pieces; wheel, other buttons and two fingers stay the camera's.
 */
export function Plane(props: Props) {
  const element = useThree((state) => state.gl.domElement);
  const camera = useThree((state) => state.camera);
  const now = useRef(props);
  now.current = props;
  const isActive = props.onPlane !== undefined;
  useEffect(() => {
    if (!isActive) return;
    const { cursor } = element.style;
    element.style.cursor = 'crosshair';
    return () => {
      element.style.cursor = cursor;
    };
  }, [element, isActive]);

  useEffect(() => {
    const picker = new Raycaster();
    const spot = new Vector3();
    let held: number | null = null;
    let isTaken = false;
    let frame = 0;
    const aim = (event: PointerEvent) => {
      const box = element.getBoundingClientRect();
      const x = ((event.clientX - box.left) / box.width) * 2 - 1;
      const y = 1 - ((event.clientY - box.top) / box.height) * 2;
      picker.setFromCamera(new Vector2(x, y), camera);
    };
    const pieceAt = (event: PointerEvent) => {
      aim(event);
      return now.current.field?.pick(picker) ?? null;
    };
    const tell = (event: PointerEvent, phase: PlanePhase) => {
      const piece = pieceAt(event);
      if (picker.ray.intersectPlane(TABLE_TOP, spot)) now.current.onPlane?.(spot.x, spot.z, phase, piece);
    };
    const main = (event: PointerEvent) => event.isPrimary && event.button === 0 && !event.shiftKey;
    const down = (event: PointerEvent) => {
      isTaken = false;
      if (!main(event)) return;
      if (now.current.onPlane) tell(event, 'press');
      else {
        const piece = pieceAt(event);
        if (piece === null || !picker.ray.intersectPlane(TABLE_TOP, spot)) return;
        if (!now.current.onGrab?.(piece, spot.x, spot.z)) return;
      }
      event.stopImmediatePropagation();
      isTaken = true;
      held = event.pointerId;
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (held === null && (!now.current.onPlane || event.buttons !== 0)) return;
      event.stopImmediatePropagation();
      // At most one answer per frame: what is asked may take longer than the pointer does.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => tell(event, held === null ? 'hover' : 'drag'));
    };
    const letGo = (event: PointerEvent, phase: PlanePhase) => {
      if (held !== event.pointerId) return;
      event.stopImmediatePropagation();
      cancelAnimationFrame(frame);
      tell(event, phase);
      held = null;
      element.releasePointerCapture(event.pointerId);
    };
    const up = (event: PointerEvent) => letGo(event, 'release');
    const cancel = (event: PointerEvent) => letGo(event, 'leave');
    const leave = (event: PointerEvent) => {
      cancelAnimationFrame(frame);
      if (held === null) tell(event, 'leave');
    };
    const click = (event: Event) => {
      if (isTaken || now.current.onPlane) event.stopImmediatePropagation();
    };
    element.addEventListener('pointerdown', down, true);
    element.addEventListener('pointermove', move, true);
    element.addEventListener('pointerup', up, true);
    element.addEventListener('pointercancel', cancel, true);
    element.addEventListener('pointerleave', leave, true);
    element.addEventListener('click', click, true);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('pointerdown', down, true);
      element.removeEventListener('pointermove', move, true);
      element.removeEventListener('pointerup', up, true);
      element.removeEventListener('pointercancel', cancel, true);
      element.removeEventListener('pointerleave', leave, true);
      element.removeEventListener('click', click, true);
    };
  }, [element, camera]);
  return null;
}
