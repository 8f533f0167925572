import { InputError } from '../rules/kernel/contract.ts';
import { type Player, randomPlayer } from './player.ts';

/** Players made of code, by game and name; `random` plays every game. */
const PLAYERS: Readonly<Record<string, Readonly<Record<string, () => Promise<Player>>>>> = {};

/** Names that `loadPlayer` takes for this game. */
export const playerNames = (game: string): string[] => ['random', ...Object.keys(PLAYERS[game] ?? {})];

/** A player by its name. @throws InputError listing those there are */
export async function loadPlayer(game: string, name: string): Promise<Player> {
  if (name === 'random') return randomPlayer;
  const load = PLAYERS[game]?.[name];
  if (!load) throw new InputError('--bots', `one of ${playerNames(game).join(', ')}`);
  return load();
}
