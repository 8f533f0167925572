import type { Advice } from '../../bots/player.ts';
import { sameAction } from '../../rules/kernel/action.ts';
import type { BotClient } from '../bots/client.ts';
import type { Option } from '../play/option.ts';
import type { PlayStore } from '../play/store.ts';
import { newSeed } from '../saves/identity.ts';

/** Longest time to think about an advice, ms. */
const MOST = 2000;

/** An idea as it is shown. */
export interface Idea extends Advice {
  /** The option it means. */
  option: number;
}

/** Advice that was asked for. */
export type Advised =
  | { kind: 'thinking' }
  | { kind: 'ideas'; ideas: readonly Idea[] }
  | { kind: 'failed'; message: string };

/** Numbers of the options that are advised. */
export const advisedOptions = (advice: Advised | null): number[] =>
  advice?.kind === 'ideas' ? advice.ideas.map(({ option }) => option) : [];

function ideasAmong(options: readonly Option[], found: readonly Advice[]): Idea[] {
  return found.flatMap((idea) => {
    const option = options.findIndex(({ action }) => sameAction(action, idea.action));
    return option < 0 ? [] : [{ ...idea, option }];
  });
}

/**
 * Asks for the best ideas of the one at the screen, who is handed nothing but that seat's view; forgotten with the next
 * decision.
 */
export async function askAdvice(store: PlayStore, client: Pick<BotClient, 'hint'>): Promise<void> {
  const { session } = store;
  const { state, game, setup } = session;
  const { seated, options } = store.get();
  if (seated === null || options.length === 0) return;
  const isCurrent = () => session.state === state && store.get().seated === seated;
  store.change({ advice: { kind: 'thinking' } });
  try {
    const asked = {
      game: setup.game,
      view: game.view(state, seated),
      seat: seated,
      actions: game.legalActions(state, seated),
      seed: newSeed(),
      ms: MOST,
    };
    const found = await client.hint(asked, isCurrent);
    if (found) store.change({ advice: { kind: 'ideas', ideas: ideasAmong(options, found) } });
  } catch (error) {
    if (!isCurrent()) return;
    store.change({ advice: { kind: 'failed', message: error instanceof Error ? error.message : String(error) } });
  }
}
