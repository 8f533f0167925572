import { Session } from '../../machines/session/session.ts';
import { type Game, InputError, type Setup } from '../../rules/kernel/contract.ts';
import { emptyJournal, type Journal } from '../../rules/kernel/journal.ts';
import { findGame, GAMES } from '../games.ts';
import { newSeed } from '../saves/identity.ts';

/** A position file: the game's own form, and the scenario itself where it is not in the box. */
export interface PositionFile {
  game: string;
  scenario: string;
  scenarioData?: unknown;
  [field: string]: unknown;
}

/** Longest link read, characters; the largest position has a few thousand. */
const LINK_LIMIT = 200_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether parsed JSON is a position file and not a journal, by its shape. */
export function isPosition(value: unknown): value is PositionFile {
  return (
    isObject(value) && !('format' in value) && typeof value.game === 'string' && typeof value.scenario === 'string'
  );
}

/** The position file that a text is, or null where it is anything else. */
export function parsePosition(text: string): PositionFile | null {
  try {
    const value: unknown = JSON.parse(text);
    return isPosition(value) ? value : null;
  } catch {
    return null;
  }
}

/** What is to be shared of a state: its position, with the scenario where that came from a file. */
export function positionFile(game: Game, setup: Setup, state: Parameters<Game['position']>[0]): PositionFile {
  const { scenario, scenarioData } = setup;
  const position = game.position(state) as Record<string, unknown>;
  return { ...position, game: game.id, scenario, ...(scenarioData === undefined ? {} : { scenarioData }) };
}

/** A position as the link's text: JSON, UTF-8, base64 with - and _ and no padding. */
export function encodePosition(file: PositionFile): string {
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  const binary = [...bytes].map((byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Reads the text of a link.
 * @throws InputError naming the field `link` where it is cut off or of another kind
 */
export function decodePosition(text: string): PositionFile {
  if (text.length > LINK_LIMIT) throw new InputError('link', `at most ${LINK_LIMIT} characters`);
  let value: unknown;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new InputError('link', 'a whole position; the link is cut off or damaged');
  }
  if (!isPosition(value)) throw new InputError('link', 'a position with the fields game and scenario');
  return value;
}

/**
 * A new game that starts from the position, checked by the game itself.
 * @throws InputError naming the field that cannot be used
 */
export async function positionJournal(file: PositionFile): Promise<Journal> {
  const { scenarioData, ...position } = file;
  const entry = findGame(file.game);
  if (!entry) throw new InputError('game', `one of ${GAMES.map((game) => game.id).join(', ')}`);
  const setup: Setup = {
    game: file.game,
    scenario: file.scenario,
    seed: newSeed(),
    position,
    ...(scenarioData === undefined ? {} : { scenarioData }),
  };
  Session.begin(await entry.load(), setup);
  return emptyJournal(setup);
}
