import { useEffect, useState } from 'react';
import type { Inset } from '../../scene/props.ts';

/** Share of the window's height that a hand may take before the map keeps it under itself instead. */
const MOST = 0.34;

/** What the bar at the top and the hand at the bottom cover of the window now. */
function measure(): Inset {
  const bar = document.querySelector('.topbar')?.getBoundingClientRect().height ?? 0;
  const card = document.querySelector('.dock .hand')?.getBoundingClientRect().height ?? 0;
  return { top: bar, right: 0, bottom: Math.min(card, MOST * innerHeight), left: 0 };
}

/** The inset of the page's bars; taken anew when the window's size changes, not when the hand does: the map stays. */
export function useInset(): Inset {
  const [inset, setInset] = useState<Inset>({ top: 0, right: 0, bottom: 0, left: 0 });
  useEffect(() => {
    const follow = () => setInset(measure());
    follow();
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  return inset;
}
