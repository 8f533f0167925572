import { type Limits, pan, type View, zoom } from './view.ts';

/** What the gestures work on. */
export interface Rig {
  /** The view that is being gone to. */
  aim(): View;
  limits(): Limits;
  /** Height of the picture, page pixels, and its vertical angle, degrees. */
  picture(): { height: number; fov: number };
  /** The point of the table top under a place of the page, or null above the horizon. */
  under(clientX: number, clientY: number): { x: number; z: number } | null;
  /** False while something on the table is in the hand: the pointer then moves that. */
  isFree(): boolean;
  /** Goes to a view, brought within its limits. */
  go(view: View): void;
}

/** Degrees by which the view turns per pixel. */
const TURN = 0.3;

/**
 * Moves the camera by mouse and touch. Left button or one finger: the table is moved. Right or middle button, or shift:
 * turn and tilt. Wheel, or two fingers spread: nearer. Two fingers turned: turn; both moved: the table is moved.
 *
 * @returns takes all listeners off again
 */
export function listen(element: HTMLElement, rig: Rig): () => void {
  const touches = new Map<number, { x: number; y: number }>();
  let orbiting = false;

  const perPixel = () => {
    const { height, fov } = rig.picture();
    return (2 * rig.aim().distance * Math.tan((fov * Math.PI) / 360)) / Math.max(height, 1);
  };

  const slide = (view: View, dx: number, dy: number): View => {
    const scale = perPixel();
    // At a slant a pixel covers more of the table's depth than of its width.
    return pan(view, -dx * scale, (dy * scale) / Math.max(Math.sin((view.tilt * Math.PI) / 180), 0.35));
  };

  const pair = () => {
    const [a, b] = [...touches.values()];
    if (!a || !b) return null;
    return {
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
      apart: Math.hypot(b.x - a.x, b.y - a.y),
      angle: Math.atan2(b.y - a.y, b.x - a.x),
    };
  };

  const down = (event: PointerEvent) => {
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    orbiting = event.pointerType === 'mouse' && (event.button !== 0 || event.shiftKey);
    if (event.button === 1) event.preventDefault();
  };

  const move = (event: PointerEvent) => {
    const was = touches.get(event.pointerId);
    if (!was) return;
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      up(event);
      return;
    }
    const before = pair();
    const [dx, dy] = [event.clientX - was.x, event.clientY - was.y];
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!rig.isFree()) return;
    // Only a pointer that has begun to drag is held fast: a click must stay a click on what lies under it.
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    const view = rig.aim();
    const after = pair();
    if (before && after) {
      const turned = ((after.angle - before.angle) * 180) / Math.PI;
      const slid = slide(view, after.x - before.x, after.y - before.y);
      const closer = before.apart > 0 && after.apart > 0 ? before.apart / after.apart : 1;
      rig.go(
        zoom({ ...slid, turn: slid.turn + turned }, closer, rig.limits(), rig.under(after.x, after.y) ?? undefined),
      );
    } else if (orbiting) {
      rig.go({ ...view, turn: view.turn - dx * TURN, tilt: view.tilt + dy * TURN });
    } else {
      rig.go(slide(view, dx, dy));
    }
  };

  const up = (event: PointerEvent) => {
    touches.delete(event.pointerId);
    if (element.hasPointerCapture(event.pointerId)) element.releasePointerCapture(event.pointerId);
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 33 : 1;
    const step = Math.max(-240, Math.min(240, event.deltaY * lines));
    const keep = rig.under(event.clientX, event.clientY) ?? undefined;
    rig.go(zoom(rig.aim(), Math.exp(step * 0.0015), rig.limits(), keep));
  };

  const menu = (event: Event) => event.preventDefault();

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('contextmenu', menu);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('contextmenu', menu);
  };
}
