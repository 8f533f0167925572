import { Cell } from './cell.ts';

/** Which page is shown. */
export type Route =
  | { page: 'menu' }
  /** Starts a new game and goes on to `game`. */
  | { page: 'play'; game: string; scenario: string; seed?: number }
  /** A saved game, by its id in this browser. */
  | { page: 'game'; save: string };

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
  if (page === 'game' && first) return { page, save: part(first) };
  return { page: 'menu' };
}

export function writeHash(route: Route): string {
  if (route.page === 'menu') return '#/';
  const parts = route.page === 'play' ? [route.game, route.scenario] : [route.save];
  return `#/${route.page}/${parts.map(encodeURIComponent).join('/')}`;
}

/** What the query asks for, for tests: `?debug&play=undaunted/la-raye&seed=1`. */
export interface DebugQuery {
  /** Whether the game may be looked into through `window.__bocage`. */
  debug: boolean;
  /** The game to start where the address names no page; only with `debug`. */
  start: Route | null;
}

export function readQuery(query: string): DebugQuery {
  const values = new URLSearchParams(query);
  const debug = values.has('debug');
  const [game, scenario] = (values.get('play') ?? '').split('/');
  if (!debug || !game || !scenario) return { debug, start: null };
  const seed = Number(values.get('seed') ?? Number.NaN);
  const usable = values.has('seed') && Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff;
  return { debug, start: { page: 'play', game, scenario, ...(usable ? { seed } : {}) } };
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
