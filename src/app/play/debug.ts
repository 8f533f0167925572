import { readQuery } from '../route.ts';
import type { Play } from './context.ts';

/**
 * Lets tests look into the game as `window.__bocage.play`, beside the table's own probe; only where the address has
 * `?debug`. Returns the function that ends it.
 */
export function exposeForTests(play: Play): () => void {
  if (!readQuery(location.search).debug) return () => undefined;
  const shown = (window.__bocage ?? {}) as { play?: Play };
  window.__bocage = shown as typeof window.__bocage;
  shown.play = play;
  return () => {
    delete shown.play;
  };
}
