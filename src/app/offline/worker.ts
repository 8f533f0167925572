import { Cell } from '../cell.ts';

/** A newer version that is ready and waits for the player's word, or null. */
export const update = new Cell<ServiceWorker | null>(null);

/**
 * Registers the worker that keeps the page for use without a network. Only in a built page: the development server's
 * files change all the time.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  loaded()
    .then(() => navigator.serviceWorker.register('./sw.js'))
    .then((registration) => {
      if (registration.waiting) update.set(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => {
          const replaces = navigator.serviceWorker.controller !== null;
          if (installing.state === 'installed' && replaces) update.set(installing);
        });
      });
    })
    .catch(() => {
      // Without the worker the page works as before, only not without a network.
    });
}

/** Resolves once the page has its own files, so that keeping them all does not slow the first load. */
function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Puts the waiting version in place and loads the page anew; games are saved at every entry, so nothing is lost. */
export function applyUpdate(): void {
  const waiting = update.get();
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}
