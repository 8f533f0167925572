import type { LegalAction } from '../rules/kernel/action.ts';
import type { Game, Seat } from '../rules/kernel/contract.ts';
import { seeded } from '../rules/kernel/random.ts';
import type { Advice, IsSpent, Question, Reasoned } from './player.ts';
import { loadAdviser, loadPlayer } from './registry.ts';

/** What a thinking thread is asked; plain JSON. */
export interface Errand {
  /** Number of the errand, given back with the answer. */
  id: number;
  game: string;
  /** Name of the player whose decision is wanted, or null for a hint. */
  player: string | null;
  /** What the seat may know, its own view. */
  view: unknown;
  seat: Seat;
  /** The decisions open to it. */
  actions: readonly LegalAction[];
  /** Of the player's own generator; the same errand with the same seed and enough time gets the same answer. */
  seed: number;
  /** Most time to think, milliseconds. */
  ms: number;
}

/** What comes back; plain JSON. */
export type Answer =
  | { id: number; kind: 'choice'; choice: Reasoned }
  | { id: number; kind: 'hint'; ideas: Advice[] }
  | { id: number; kind: 'failure'; message: string };

/** Fetches a game by its id. */
export type LoadGame = (id: string) => Promise<Game>;

const noGame: LoadGame = async (id) => {
  throw new Error(`${id}: a region can be sampled only where the game is`);
};

/** Regions are sampled in a state drawn from the view, which allows in them what the true state does. */
async function questionOf({ game: id, view, seat, actions, seed }: Errand, load: LoadGame): Promise<Question<unknown>> {
  const random = seeded(seed);
  const plain = ({ verb }: LegalAction): never => {
    throw new Error(`${verb}: not a region`);
  };
  if (actions.every(({ region }) => region === undefined)) return { view, seat, actions, random, sample: plain };
  const game = await load(id);
  const state = game.resample(view, seat, random);
  return { view, seat, actions, random, sample: (entry) => game.sample(state, seat, entry, random) };
}

async function think(errand: Errand, isSpent: IsSpent, load: LoadGame): Promise<Answer> {
  const { id, game, player: name } = errand;
  const question = await questionOf(errand, load);
  if (name === null) {
    const advise = await loadAdviser(game);
    return { id, kind: 'hint', ideas: advise(question, isSpent) };
  }
  const player = await loadPlayer(game, name, isSpent);
  const choice = player.explain?.(question) ?? { action: player.choose(question), why: '' };
  return { id, kind: 'choice', choice };
}

/**
 * Does an errand; whatever goes wrong comes back as a failure.
 * @param now the clock, milliseconds; it runs from the call on, loading included
 * @param load for games whose decisions are regions
 */
export async function answer(errand: Errand, now: () => number, load: LoadGame = noGame): Promise<Answer> {
  const end = now() + errand.ms;
  try {
    return await think(errand, () => now() >= end, load);
  } catch (error) {
    return { id: errand.id, kind: 'failure', message: error instanceof Error ? error.message : String(error) };
  }
}
