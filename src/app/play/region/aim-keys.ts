import { useEffect } from 'react';
import { usePlay } from '../context.ts';
import { seatAngle } from '../seat-angle.ts';
import type { PlayStore } from '../store.ts';

const FIELDS = 'input, select, textarea';
const CONTROLS = 'button, a, summary, input, select, textarea';
/** Steps of the arrow keys, cm: alone, with Shift. */
const STEP = { fine: 0.5, coarse: 5 };
/** Degrees per key press. */
const TURN = 5;

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 0, ArrowUp: 90, ArrowLeft: 180, ArrowDown: 270 };

/** What keys do while something is aimed at or measured, as Help says it. */
export const AIM_KEYS: readonly { label: string; keys: readonly string[] }[] = [
  { label: 'Move the point, or go to the next thing to pick; with Shift farther', keys: Object.keys(ARROWS) },
  { label: 'Turn left, right', keys: ['q', 'e'] },
  { label: 'Face the next enemy, the one before', keys: ['n', 'shift+n'] },
  { label: 'Take the last leg back', keys: ['Backspace'] },
  { label: 'Confirm; lay an end of the tape at the piece under the cursor', keys: ['Enter'] },
  { label: 'Give it up; lay the tape aside', keys: ['Esc'] },
];

/** Does what a key means while something is aimed at or measured; true where it means anything. */
function press(store: PlayStore, event: KeyboardEvent, inField: boolean, onControl: boolean): boolean {
  const { aim, tape } = store.aim.get();
  if (event.key === 'Enter' && event.repeat && !onControl) return true;
  if (event.key === 'Escape') {
    if (tape) store.aim.toggleTape();
    else store.aim.cancel();
    return true;
  }
  if (tape && event.key === 'Enter' && !onControl) {
    // An end of the tape is laid at the piece under the cursor.
    const { cursor } = store.get().ui;
    if (cursor !== null) store.point(cursor);
    return true;
  }
  // The tape leaves the arrow keys to the cursor.
  if (!aim || (tape && event.key in ARROWS)) return false;
  if (event.key === 'Enter' && !onControl) {
    store.aim.confirm();
    return true;
  }
  if (inField || event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) {
    if (aim.needs.picks?.mode === 'one') store.aim.step(arrow < 180 ? 1 : -1);
    const turn = ((seatAngle(store) + arrow) * Math.PI) / 180;
    const step = event.shiftKey ? STEP.coarse : STEP.fine;
    store.aim.nudge(step * Math.cos(turn), -step * Math.sin(turn));
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'backspace':
      return store.aim.back();
    case 'q':
      store.aim.turn(TURN);
      return true;
    case 'e':
      store.aim.turn(-TURN);
      return true;
    case 'n':
      store.aim.face(event.shiftKey ? -1 : 1);
      return true;
    default:
      // The options are out of sight while one of them is filled in: their keys mean nothing.
      return store.get().options.some(({ key }) => key === event.key.toLowerCase());
  }
}

/** Keys of aiming and measuring; they come before those of the table and of options. */
export function useAimKeys(): void {
  const { store } = usePlay();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { aim, tape } = store.aim.get();
      if ((!aim && !tape) || document.querySelector('dialog[open]')) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (!press(store, event, target.matches(FIELDS), target.matches(CONTROLS))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [store]);
}
