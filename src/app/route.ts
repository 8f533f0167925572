import { Cell } from './cell.ts';

/** A game at the table. */
export type PlayRoute =
  /** Starts a new game and goes on to `game`. */
  | { page: 'play'; game: string; scenario: string; seed?: number }
  /** A saved game, by its id in this browser. */
  | { page: 'game'; save: string };

/** Which page is shown. */
export type Route =
  | { page: 'menu' }
  | PlayRoute
  /** Begins the guided first game and goes on to `game`. */
  | { page: 'learn' }
  /** A saved game played back. */
  | { page: 'replay'; save: string }
  /** A position that was sent as a link; `data` is its file as base64url. */
  | { page: 'position'; data: string }
  /** The scenario editor, with the last draft or with a scenario of the box or of one's own. */
  | { page: 'editor'; scenario: string | null };

const part = (text: string | undefined): string => {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return '';
  }
};

/** Reads the part of the address behind the `#`; whatever is not known leads to the menu. */
export function readHash(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'play' && first && second) return { page, game: part(first), scenario: part(second) };
  if (page === 'learn') return { page };
  if ((page === 'game' || page === 'replay') && first) return { page, save: part(first) };
  if (page === 'position' && first) return { page, data: first };
  if (page === 'editor' && first === 'undaunted') return { page, scenario: part(second) || null };
  return { page: 'menu' };
}

export function writeHash(route: Route): string {
  if (route.page === 'menu') return '#/';
  if (route.page === 'learn') return '#/learn';
  if (route.page === 'position') return `#/position/${route.data}`;
  if (route.page === 'editor') {
    return `#/editor/undaunted${route.scenario === null ? '' : `/${encodeURIComponent(route.scenario)}`}`;
  }
  const parts = route.page === 'play' ? [route.game, route.scenario] : [route.save];
  return `#/${route.page}/${parts.map(encodeURIComponent).join('/')}`;
}

/**
 * What the query asks for, for tests: `?debug&play=undaunted/la-raye&seed=1&dice=7&pace=4`; without `debug` nothing.
 */
export interface DebugQuery {
  /** Whether the game may be looked into through `window.__bocage`. */
  debug: boolean;
  /** The game to start where the address names no page. */
  start: Route | null;
  /** Seed of the first throw, so that a test's dice fall the same each time, or null. */
  diceSeed: number | null;
  /** Pace of rolling dice, 1 is real. */
  pace: number;
}

/** A whole number that can be a seed, or null. */
function readSeed(text: string | null): number | null {
  const seed = Number(text ?? Number.NaN);
  return Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff ? seed : null;
}

export function readQuery(query: string): DebugQuery {
  const values = new URLSearchParams(query);
  if (!values.has('debug')) return { debug: false, start: null, diceSeed: null, pace: 1 };
  const [game, scenario] = (values.get('play') ?? '').split('/');
  const seed = readSeed(values.get('seed'));
  const pace = Number(values.get('pace') ?? 1);
  return {
    debug: true,
    start: game && scenario ? { page: 'play', game, scenario, ...(seed === null ? {} : { seed }) } : null,
    diceSeed: readSeed(values.get('dice')),
    pace: pace >= 0.1 && pace <= 100 ? pace : 1,
  };
}

const current = (): Route => {
  const { start } = readQuery(location.search);
  return start && location.hash.length < 2 ? start : readHash(location.hash);
};

/** The page shown now. */
export const route = new Cell<Route>(current());

addEventListener('hashchange', () => route.set(current()));

/** Goes to another page; `replace` leaves no step behind for the browser's back button. */
export function go(to: Route, replace = false): void {
  const hash = writeHash(to);
  if (replace) history.replaceState(null, '', hash);
  else history.pushState(null, '', hash);
  route.set(to);
}
addEventListener('popstate', () => route.set(current()));
