import { z } from 'zod';
import { faultOf, type ThrowRecord } from '../../models/dice/throw-record.ts';
import { readAction, sameJson } from './action.ts';
import { InputError } from './contract.ts';
import { inputField, notJson } from './input-field.ts';
import { JOURNAL_FORMAT, JOURNAL_VERSION, type Journal } from './journal.ts';

const action = z.custom((value) => !('clause' in readAction(value)), 'an action with a verb and at most a noun');
const face = z.union([z.int().min(0).max(9), z.enum(['H', 'T'])]);
const setup = z.strictObject({
  game: z.string().max(100),
  scenario: z.string().max(200),
  seed: z.int().min(0).max(0xffffffff),
  position: z.unknown().optional(),
  scenarioData: z.unknown().optional(),
});
const thrown = z.custom<ThrowRecord>().superRefine((value, context) => {
  const fault = faultOf(value);
  if (fault !== null) context.addIssue({ code: 'custom', message: `expected a sound record (${fault})` });
});
const entry = z.union([
  z.strictObject({ seat: z.string().max(100), action }),
  z
    .strictObject({ dice: z.string().max(200), faces: z.array(face).max(100), thrown: thrown.optional() })
    .refine(({ faces, thrown }) => !thrown || sameJson(thrown.faces, faces), 'expected the faces of its own record'),
]);
const journal = z.strictObject({
  format: z.literal(JOURNAL_FORMAT),
  version: z.literal(JOURNAL_VERSION),
  setup,
  entries: z.array(entry).max(100_000),
  digests: z.array(z.strictObject({ at: z.int().min(0), digest: z.string().regex(/^[0-9a-f]{16}$/) })),
});

/**
 * Reads a journal from parsed JSON. The entries are checked for their form only; `Session.open` checks them against
 * the rules.
 * @throws InputError naming the field; a file of a later version or of another program is told apart
 */
export function readJournal(value: unknown): Journal {
  if (typeof value !== 'object' || value === null) throw new InputError('file', 'a journal, that is a JSON object');
  const { format, version } = value as Record<string, unknown>;
  if (format !== JOURNAL_FORMAT) throw new InputError('format', `"${JOURNAL_FORMAT}"; this file is not a saved game`);
  if (typeof version === 'number' && version > JOURNAL_VERSION) {
    throw new InputError('version', `${JOURNAL_VERSION}; this file was written by a later version`);
  }
  const parsed = journal.safeParse(value);
  if (parsed.success) return parsed.data as Journal;
  throw inputField(parsed.error, '');
}

/**
 * Reads a journal from the text of a file.
 * @throws InputError naming the field, or `file` where the text is not JSON
 */
export function parseJournal(text: string): Journal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InputError('file', notJson(text));
  }
  return readJournal(value);
}
