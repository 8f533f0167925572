import { scenarioSchema } from '../../models/undaunted/schema.ts';
import { InputError } from '../../rules/kernel/contract.ts';
import { inputField, notJson } from '../../rules/kernel/input-field.ts';
import { emptyJournal, type Journal } from '../../rules/kernel/journal.ts';
import { checkedScenario } from '../../rules/undaunted/setup.ts';
import { newSeed } from '../saves/identity.ts';
import { draftProblems, isUnfinished, ROOT } from './checks.ts';
import type { Draft } from './draft.ts';

/** Largest scenario file read, bytes; the largest scenario has some ten thousand. */
const SIZE_LIMIT = 1_000_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether parsed JSON is meant as a scenario, and is neither a journal nor a position. */
export function isScenario(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !('format' in value) && !('game' in value) && 'tiles' in value && 'sides' in value;
}

/** The scenario file that a text is, or null where it is anything else. */
export function parseScenario(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isScenario(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * A new game of a scenario that is not in the box.
 * @throws InputError naming the field that cannot be used
 */
export function scenarioJournal(data: unknown): Journal {
  const scenario = checkedScenario(data, ROOT);
  return emptyJournal({ game: 'undaunted', scenario: scenario.id, seed: newSeed(), scenarioData: scenario });
}

/** A tile that stands in where a draft has none yet, as a scenario must have one. */
const LENT_TILE = { face: '1A', col: 0, row: 0 };

/**
 * A draft from a scenario file or from the browser's storage. It may lack what one has not got round to; anything
 * else that is wrong with it is refused.
 * @throws InputError naming the field
 */
export function readDraft(data: unknown): Draft {
  if (!isScenario(data)) throw new InputError(ROOT, 'a scenario file with the fields tiles and sides');
  const { title, tiles } = data;
  const hasTiles = !Array.isArray(tiles) || tiles.length > 0;
  const read = scenarioSchema.safeParse({
    ...data,
    title: title === '' ? 'Untitled' : title,
    tiles: hasTiles ? tiles : [LENT_TILE],
  });
  if (!read.success) throw inputField(read.error, ROOT);
  const draft: Draft = {
    ...read.data,
    title: title === '' ? '' : read.data.title,
    tiles: hasTiles ? read.data.tiles : [],
  };
  const fault = draftProblems(draft).find((problem) => !isUnfinished(problem));
  if (fault) throw new InputError(fault.field, fault.expected);
  return draft;
}

/**
 * The text of a file that was chosen.
 * @throws InputError where it is too large or no JSON
 */
async function jsonOf(file: Pick<File, 'size' | 'text'>): Promise<unknown> {
  if (file.size > SIZE_LIMIT) throw new InputError('file', `at most ${SIZE_LIMIT / 1_000_000} MB`);
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError('file', notJson(text));
  }
}

/**
 * Reads a scenario file to be worked on.
 * @throws InputError naming the field that cannot be used
 */
export const readDraftFile = async (file: Pick<File, 'size' | 'text'>): Promise<Draft> => readDraft(await jsonOf(file));

/**
 * Reads a scenario file to be played.
 * @throws InputError naming the field that cannot be used
 */
export async function readScenarioFile(file: Pick<File, 'size' | 'text'>): Promise<Journal> {
  return scenarioJournal(await jsonOf(file));
}

/** "hill-61.scenario.json". */
export const scenarioFileName = (draft: Draft): string => `${draft.id}.scenario.json`;
