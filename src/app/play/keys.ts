import { type RefObject, useEffect } from 'react';
import type { TableHandle } from '../../scene/props.ts';
import { adviceButton } from '../opponent/Advice.tsx';
import { keyName, press } from './commands.ts';
import { usePlay } from './context.ts';
import { seatAngle } from './seat-angle.ts';
import { throwButton } from './ThrowPanel.tsx';

const FIELDS = 'input, select, textarea, [contenteditable]';
const CONTROLS = 'button, a, summary, label';
/** Keys that press the button in the focus. */
const DECIDING = ['Enter', ' '];

/** Moves the focus to a part of the page: to its first button, or to itself where it has none. */
function focusPart(part: string): void {
  const element = document.getElementById(part);
  const target = part === 'table' ? element : (element?.querySelector<HTMLElement>('summary, button') ?? element);
  target?.focus({ preventScroll: true });
}

/** Listens for the keys of commands and options; dialogs and fields keep theirs. */
export function useKeys(table: RefObject<TableHandle | null>): void {
  const { store } = usePlay();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      // A key that is held decides once: a button that comes into the focus meanwhile is not meant.
      if (event.repeat && DECIDING.includes(event.key) && target.matches(CONTROLS)) event.preventDefault();
      if (event.defaultPrevented || target.matches(FIELDS) || document.querySelector('dialog[open]')) return;
      const atTable = target.closest('#table') !== null;
      const done = press(
        keyName(event),
        {
          store,
          table: table.current,
          seatAt: seatAngle(store),
          isHeld: event.repeat,
          throwDice: () => throwButton()?.click(),
          advise: () => adviceButton()?.click(),
          focus: focusPart,
        },
        atTable,
        target.closest(CONTROLS) !== null,
      );
      if (done) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [store, table]);
}
