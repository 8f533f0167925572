import { useEffect, useRef } from 'react';
import { usePlay, usePlayState } from './context.ts';

/** Room kept between the list and the window's edge, CSS pixels. */
const EDGE = 8;

/** Where the pointer went down last, CSS pixels; null before it did and while keys are used. */
let pointer: { x: number; y: number } | null = null;

/** What the piece that was pointed at may be used for, where there are several answers: a list beside the pointer. */
export function Choices() {
  const { store } = usePlay();
  const { ui, options } = usePlayState();
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const note = (event: PointerEvent) => {
      pointer = { x: event.clientX, y: event.clientY };
    };
    const forget = () => {
      pointer = null;
    };
    addEventListener('pointerdown', note, true);
    addEventListener('keydown', forget, true);
    return () => {
      removeEventListener('pointerdown', note, true);
      removeEventListener('keydown', forget, true);
    };
  }, []);
  const open = ui.choices.length > 0;
  useEffect(() => {
    const element = list.current;
    if (!open || !element) return;
    const { width, height } = element.getBoundingClientRect();
    const at = pointer ?? { x: innerWidth / 2, y: innerHeight / 2 };
    element.style.left = `${Math.max(EDGE, Math.min(at.x - width / 2, innerWidth - width - EDGE))}px`;
    element.style.top = `${Math.max(EDGE, Math.min(at.y - height - 16, innerHeight - height - EDGE))}px`;
    element.querySelector('button')?.focus({ preventScroll: true });
  }, [open]);
  if (!open) return null;
  return (
    <fieldset className="choices" ref={list}>
      <legend className="visually-hidden">What for?</legend>
      {ui.choices.map((index) => (
        <button key={index} type="button" className="button option" onClick={() => store.take(index)}>
          {options[index]?.hint.label}
        </button>
      ))}
      <button type="button" className="button quiet" onClick={() => store.change({ choices: [] })}>
        Something else
      </button>
    </fieldset>
  );
}
