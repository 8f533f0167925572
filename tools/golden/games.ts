import { readFileSync } from 'node:fs';
import { seededDice } from '../../src/bots/playout.ts';
import { loadPlayer } from '../../src/bots/registry.ts';
import { GAMES } from '../../src/machines/games.ts';
import type { Session } from '../../src/machines/session/session.ts';
import { type Game, InputError } from '../../src/rules/kernel/contract.ts';
import { seeded } from '../../src/rules/kernel/random.ts';
import { playOut } from '../oracles/oracles.ts';

/** A golden game: what it is played with where it is played anew. */
export interface GoldenGame {
  game: string;
  scenario: string;
  /** Of the setup, of the dice and of the players. */
  seed: number;
  /** Name of the player on every seat. */
  player: string;
}

const of = (game: string, scenario: string, seed: number): GoldenGame => ({ game, scenario, seed, player: 'rule' });

/** One for every scenario there is. */
export const GOLDEN_GAMES: readonly GoldenGame[] = [
  of('undaunted', 'la-raye', 3),
  of('undaunted', 'crossroads', 7),
  of('undaunted', 'orchard-guns', 8),
  of('undaunted', 'hold-the-mill', 4),
  of('undaunted', 'sunken-lane', 1),
  of('undaunted', 'hill-61', 7),
  of('undaunted', 'radio-post', 11),
  of('undaunted', 'the-long-field', 6),
  of('skirmish', 'last-man-standing', 1),
  of('skirmish', 'envoy-run', 1),
  of('skirmish', 'satellite-sabotage', 1),
  of('skirmish', 'ammunition-dump', 1),
];

/** "undaunted-la-raye": name of the file, without its ending. */
export const goldenName = ({ game, scenario }: GoldenGame): string => `${game}-${scenario}`;

const FOLDER = new URL('../../tests/golden/', import.meta.url);

/** Where a golden game is kept. */
export const goldenFile = (golden: GoldenGame): URL => new URL(`${goldenName(golden)}.txt`, FOLDER);

/** The text of a golden game as it is kept. */
export const goldenKept = (golden: GoldenGame): string => readFileSync(goldenFile(golden), 'utf8');

/** The game that a golden game is of. @throws InputError where there is none of that name */
export async function gameOf(golden: GoldenGame): Promise<Game> {
  const load = GAMES[golden.game];
  if (!load) throw new InputError('game', `one of ${Object.keys(GAMES).join(', ')}`);
  return load();
}

/** Plays a golden game anew. */
export async function playGolden(golden: GoldenGame): Promise<Session> {
  const game = await gameOf(golden);
  const player = await loadPlayer(game.id, golden.player);
  const random = seeded(golden.seed);
  const seats = Object.fromEntries(game.seats.map(({ id }) => [id, player]));
  const setup = { game: game.id, scenario: golden.scenario, seed: golden.seed };
  return playOut(game, setup, seats, seededDice(random), random);
}
