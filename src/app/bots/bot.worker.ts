import { answer, type Errand, type LoadGame } from '../../bots/worker.ts';
import { findGame } from '../games.ts';

const load: LoadGame = async (id) => {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`${id} is not in the box`);
  return game;
};

/* The thread in which bots think, so that the page never waits for them. */
addEventListener('message', (event: MessageEvent<Errand>) => {
  void answer(event.data, () => performance.now(), load).then((found) => postMessage(found));
});
