import { type MouseEvent, useRef } from 'react';
import { usePlay } from './context.ts';

/**
 * One press, one decision: the second click of a double click is taken for nothing where the first has brought another
 * decision under the pointer. Undo and redo may go on as fast as one clicks.
 *
 * @returns the handler for clicks on their way down from the element that holds the whole page
 */
export function useSinglePress(): (event: MouseEvent) => void {
  const { store } = usePlay();
  const before = useRef(0);
  return (event) => {
    if (event.detail < 2) before.current = store.session.length;
    else if (store.session.length !== before.current && !(event.target as Element).closest('.undo')) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
