import type { Game } from '../rules/kernel/contract.ts';

/** Loads a game by its id; one chunk per game in the page. */
export const GAMES: Readonly<Record<string, () => Promise<Game>>> = {
  undaunted: async () => (await import('./undaunted/game.ts')).undaunted as unknown as Game,
  skirmish: async () => (await import('./skirmish/game.ts')).skirmish as unknown as Game,
};
