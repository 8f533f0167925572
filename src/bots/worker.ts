import type { LegalAction } from '../rules/kernel/action.ts';
import type { Seat } from '../rules/kernel/contract.ts';
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

function questionOf({ view, seat, actions, seed }: Errand): Question<unknown> {
  return {
    view,
    seat,
    actions,
    random: seeded(seed),
    sample: ({ verb }) => {
      throw new Error(`${verb}: a region can be sampled only where the state is`);
    },
  };
}

async function think(errand: Errand, isSpent: IsSpent): Promise<Answer> {
  const { id, game, player: name } = errand;
  const question = questionOf(errand);
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
 */
export async function answer(errand: Errand, now: () => number): Promise<Answer> {
  const end = now() + errand.ms;
  try {
    return await think(errand, () => now() >= end);
  } catch (error) {
    return { id: errand.id, kind: 'failure', message: error instanceof Error ? error.message : String(error) };
  }
}
