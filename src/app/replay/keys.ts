import { useEffect } from 'react';
import { keyName } from '../play/commands.ts';
import type { ReplayStore } from './store.ts';

const FIELDS = 'input, select, textarea, [contenteditable]';
const CONTROLS = 'button, a, summary, label';

/** What keys do, as they are told to the player. */
export const REPLAY_KEYS: readonly { keys: readonly string[]; label: string; run(store: ReplayStore): void }[] = [
  { keys: ['space'], label: 'Play or pause', run: (store) => store.toggle() },
  { keys: ['arrowright'], label: 'One step on', run: (store) => store.step(1) },
  { keys: ['arrowleft'], label: 'One step back', run: (store) => store.step(-1) },
  { keys: ['pagedown'], label: 'Next turn', run: (store) => store.turn(1) },
  { keys: ['pageup'], label: 'Turn before', run: (store) => store.turn(-1) },
  { keys: ['home'], label: 'To the start', run: (store) => store.jump(0) },
  { keys: ['end'], label: 'To the end', run: (store) => store.jump(store.length) },
  { keys: ['+'], label: 'Faster', run: (store) => store.pace(1) },
  { keys: ['-'], label: 'Slower', run: (store) => store.pace(-1) },
];

/** Does what the key stands for. @returns whether it stands for anything */
export function pressReplay(key: string, store: ReplayStore): boolean {
  const command = REPLAY_KEYS.find(({ keys }) => keys.includes(key));
  command?.run(store);
  return command !== undefined;
}

/**
 * Whether the key belongs to what has the focus: fields keep all but the scrubber, buttons keep Space, lists scroll.
 */
function belongsTo(target: Element, key: string): boolean {
  if (target.matches('[data-scrubber]')) return false;
  if (target.matches(FIELDS)) return true;
  if (key === 'space') return target.closest(CONTROLS) !== null;
  return target.closest('.log-open, .piles') !== null && !key.startsWith('arrowl') && !key.startsWith('arrowr');
}

/** Listens for the keys of the replay; dialogs and fields keep theirs. */
export function useReplayKeys(store: ReplayStore): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      const key = keyName(event);
      if (event.defaultPrevented || document.querySelector('dialog[open]') || belongsTo(target, key)) return;
      if (pressReplay(key, store)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [store]);
}
