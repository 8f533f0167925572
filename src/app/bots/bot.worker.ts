import { answer, type Errand } from '../../bots/worker.ts';

/* The thread in which bots think, so that the page never waits for them. */
addEventListener('message', (event: MessageEvent<Errand>) => {
  void answer(event.data, () => performance.now()).then((found) => postMessage(found));
});
