import { InputError } from '../rules/kernel/contract.ts';
import { type Adviser, type IsSpent, type Player, randomPlayer } from './player.ts';

/** Makes a player; one that looks ahead asks `isSpent` whether its time is up. */
type Maker = (isSpent?: IsSpent) => Promise<Player>;

/** Players made of code, by game and name; `random` plays every game. */
const PLAYERS: Readonly<Record<string, Readonly<Record<string, Maker>>>> = {
  skirmish: {
    rule: async () => (await import('./skirmish/rule-player.ts')).rulePlayer as Player,
  },
  undaunted: {
    rule: async () => (await import('./undaunted/rule-player.ts')).rulePlayer as Player,
    'search-easy': (isSpent) => undauntedSearch('easy', isSpent),
    'search-normal': (isSpent) => undauntedSearch('normal', isSpent),
    'search-hard': (isSpent) => undauntedSearch('hard', isSpent),
  },
};

async function undauntedSearch(strength: 'easy' | 'normal' | 'hard', isSpent?: IsSpent): Promise<Player> {
  const { searchPlayer, STRENGTHS } = await import('./undaunted/search-player.ts');
  return searchPlayer(STRENGTHS[strength], isSpent) as Player;
}

/** Who gives hints, by game. */
const ADVISERS: Readonly<Record<string, () => Promise<Adviser>>> = {
  undaunted: async () => (await import('./undaunted/search-player.ts')).twoBest as Adviser,
};

/** Names that `loadPlayer` takes for this game. */
export const playerNames = (game: string): string[] => ['random', ...Object.keys(PLAYERS[game] ?? {})];

/** Whether hints can be had in this game. */
export const hasAdviser = (game: string): boolean => Object.hasOwn(ADVISERS, game);

/**
 * A player by its name.
 * @param isSpent for players that look ahead: whether their time is up
 * @throws InputError listing those there are
 */
export async function loadPlayer(game: string, name: string, isSpent?: IsSpent): Promise<Player> {
  if (name === 'random') return randomPlayer;
  const load = PLAYERS[game]?.[name];
  if (!load) throw new InputError('--bots', `one of ${playerNames(game).join(', ')}`);
  return load(isSpent);
}

/** Who gives hints in this game. @throws InputError where nobody does */
export async function loadAdviser(game: string): Promise<Adviser> {
  const load = ADVISERS[game];
  if (!load) throw new InputError('game', `one of ${Object.keys(ADVISERS).join(', ')}`);
  return load();
}
