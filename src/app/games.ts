import { CATALOGUE as SKIRMISH_CATALOGUE } from '../models/skirmish/catalogue.ts';
import { CATALOGUE } from '../models/undaunted/catalogue.ts';
import type { Game } from '../rules/kernel/contract.ts';

/** A clause of the rules as the reader shows it. */
export interface Clause {
  id: string;
  section: string;
  text: string;
}

/** A scenario as the menu shows it. */
export interface ScenarioEntry {
  id: string;
  title: string;
  /** One line. */
  briefing: string;
  /** Address of its picture. */
  picture: string;
}

/** A game as the menu knows it, before anything of it is loaded. */
export interface GameEntry {
  id: string;
  title: string;
  /** One line. */
  line: string;
  picture: string;
  /** By whose rules it plays and whose name that is. */
  credits: string;
  /** In the order recommended; the first is marked for newcomers. */
  scenarios: readonly ScenarioEntry[];
  /** Folder of the atlas and its pages, with a closing slash. */
  textures: string;
  load(): Promise<Game>;
  /** The clauses, in the order of the rules. */
  rules(): Promise<readonly Clause[]>;
}

const pictured = (folder: string, list: readonly Omit<ScenarioEntry, 'picture'>[]): ScenarioEntry[] =>
  list.map(({ id, title, briefing }) => ({ id, title, briefing, picture: `${folder}menu/${id}.webp` }));

const UNDAUNTED = './textures/undaunted/';
const SKIRMISH = './textures/skirmish/';

/** The games in the box. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'undaunted',
    title: 'Undaunted',
    line: 'Two platoons in the bocage, two decks of cards. Scout, hold the ground, keep your soldiers alive.',
    picture: `${UNDAUNTED}menu/game.webp`,
    credits:
      'Plays by the rules of Undaunted: Normandy by Trevor Benjamin and David Thompson, published by Osprey Games. ' +
      'The name is its owners’; pictures, names of soldiers and words here are our own.',
    scenarios: pictured(UNDAUNTED, CATALOGUE),
    textures: UNDAUNTED,
    load: async () => (await import('../machines/undaunted/game.ts')).undaunted,
    rules: async () => (await import('../models/undaunted/rules.json')).default,
  },
  {
    id: 'skirmish',
    title: 'Crossfire Cards',
    line: 'A ruler, a coin and secret orders. Move freely, keep to cover, and mind the sentries.',
    picture: `${SKIRMISH}menu/game.webp`,
    credits:
      'Plays by the rules of a free card deck for skirmishes with any models; the deck and its wording are its ' +
      'author’s. Names, costs, scenarios, pictures and texts here are our own.',
    scenarios: pictured(SKIRMISH, SKIRMISH_CATALOGUE),
    textures: SKIRMISH,
    load: async () => (await import('../machines/skirmish/game.ts')).skirmish as unknown as Game,
    rules: async () => (await import('../models/skirmish/rules.json')).default,
  },
];

/** The game of this id, if it is in the box. */
export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}
