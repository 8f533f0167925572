import { playerNames } from '../../bots/registry.ts';
import type { Seat } from '../../rules/kernel/contract.ts';
import { readQuery } from '../route.ts';
import { newPlayers } from '../saves/begin.ts';

/** Which seats the program plays: name of its player by seat; a seat that is left out is played by a person. */
export type Bots = Readonly<Record<Seat, string>>;

/** What the players made of code are called, by name; one that is not listed is not offered. */
const STRENGTHS: Readonly<Record<string, { label: string; line: string }>> = {
  'search-easy': { label: 'Easy', line: 'Looks a little ahead and lets good chances pass.' },
  rule: { label: 'Steady', line: 'Plays each unit to a purpose, by rules of thumb, at once.' },
  'search-normal': { label: 'Normal', line: 'Looks ahead before each decision.' },
  'search-hard': { label: 'Hard', line: 'Looks ahead as far as it can, up to two seconds each time.' },
};

/** A strength to choose from. */
export interface StrengthEntry {
  /** Name of the player. */
  name: string;
  label: string;
  /** One line. */
  line: string;
}

/** The strengths that a game has, from weak to strong; none where nobody can play it. */
export function strengthsOf(game: string): StrengthEntry[] {
  const names = playerNames(game);
  return Object.entries(STRENGTHS).flatMap(([name, entry]) => (names.includes(name) ? [{ name, ...entry }] : []));
}

/** Only what can be used of what a save or an address says; the rest is played by people. */
export function usableBots(bots: unknown, game: string, seats: readonly Seat[]): Bots {
  if (typeof bots !== 'object' || bots === null) return {};
  const names = playerNames(game);
  const entries = Object.entries(bots).filter(([seat, name]) => seats.includes(seat) && names.includes(String(name)));
  return Object.fromEntries(entries.map(([seat, name]) => [seat, String(name)]));
}

/** What the address asks for, for tests: `?debug&play=…&bots=US:rule,DE:search-easy`; without `debug` nothing. */
export function askedBots(query: string): Record<string, string> {
  if (!readQuery(query).debug) return {};
  const pairs = (new URLSearchParams(query).get('bots') ?? '').split(',').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs.flatMap(([seat, name]) => (seat && name ? [[seat, name]] : [])));
}

/** Seats whose players sit at this screen. */
export const peopleOf = (seats: readonly Seat[], bots: Bots): Seat[] => seats.filter((seat) => !(seat in bots));

/** The names under which they play. */
export function playersOf(seats: readonly Seat[], bots: Bots): Record<Seat, string> {
  const people = peopleOf(seats, bots);
  if (people.length === seats.length) return newPlayers(seats);
  const name = (seat: Seat): string => {
    const bot = bots[seat];
    return bot === undefined ? 'You' : `Program (${STRENGTHS[bot]?.label.toLowerCase() ?? bot})`;
  };
  return Object.fromEntries(seats.map((seat) => [seat, name(seat)]));
}

/** Bots of a rematch: the same, or with the seats exchanged. */
export function rematchBots(seats: readonly Seat[], bots: Bots, swap: boolean): Bots {
  if (!swap) return bots;
  const entries = seats.flatMap((seat, index): [Seat, string][] => {
    const bot = bots[seats.at(index - 1) ?? seat];
    return bot === undefined ? [] : [[seat, bot]];
  });
  return Object.fromEntries(entries);
}
