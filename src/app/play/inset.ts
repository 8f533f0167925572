import { useEffect, useState } from 'react';
import type { Inset } from '../../scene/props.ts';

/** Share of the window's height that a hand may take before the map keeps it under itself instead. */
const MOST = 0.34;

/** Whether the seat is across from the home seat. */
const isAcross = (seatAt: number): boolean => seatAt > 90 && seatAt < 270;

/**
 * What the bar at the top and the hand at the bottom cover of the window now. The panel at the right counts only for
 * whoever sits across: there the map lies to the right of the dice tray; from the home seat the panel covers an edge of
 * the tray, which the camera may leave to it.
 */
function measure(seatAt: number): Inset {
  const bar = document.querySelector('.topbar')?.getBoundingClientRect().height ?? 0;
  const card = document.querySelector('.dock .hand')?.getBoundingClientRect().height ?? 0;
  const panel = document.querySelector('.dock-side')?.getBoundingClientRect().width ?? 0;
  return { top: bar, right: isAcross(seatAt) ? panel : 0, bottom: Math.min(card, MOST * innerHeight), left: 0 };
}

/** The inset of the page's bars for a seat at so many degrees; taken anew when the window's size changes, not when the hand does: the map stays. */
export function useInset(seatAt: number): Inset {
  const [inset, setInset] = useState<Inset>({ top: 0, right: 0, bottom: 0, left: 0 });
  useEffect(() => {
    const follow = () => setInset(measure(seatAt));
    follow();
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, [seatAt]);
  return inset;
}
