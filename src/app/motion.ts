import { useEffect, useState } from 'react';
import { useCell } from './cell.ts';
import { reducedMotion, settings } from './settings.ts';

const query = '(prefers-reduced-motion: reduce)';

/** Whether motion is to be left out, by the player's choice or else by the system's. */
export function useReducedMotion(): boolean {
  const { motion } = useCell(settings);
  const [system, setSystem] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => setSystem(list.matches);
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, []);
  return reducedMotion(motion, system);
}
