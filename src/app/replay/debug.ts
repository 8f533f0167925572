import { readQuery } from '../route.ts';
import type { ReplayStore } from './store.ts';

/**
 * Lets tests look into the replay as `window.__bocage.replay`; only where the address has `?debug`. Returns the
 * function that ends it.
 */
export function exposeReplay(store: ReplayStore): () => void {
  if (!readQuery(location.search).debug) return () => undefined;
  const shown = (window.__bocage ?? {}) as { replay?: ReplayStore };
  window.__bocage = shown as typeof window.__bocage;
  shown.replay = store;
  return () => {
    delete shown.replay;
  };
}
