import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaFault } from '../../src/models/schema-fault.ts';

const schema = z.strictObject({
  name: z.string().max(5),
  side: z.enum(['US', 'DE']),
  count: z.int().min(1).max(20),
  list: z.array(z.number()).min(2),
  code: z
    .string()
    .regex(/^[A-Z]\d$/, 'expected a letter and a digit')
    .optional(),
  bare: z.string().regex(/^x+$/).optional(),
  goal: z
    .discriminatedUnion('type', [z.object({ type: z.literal('hold') }), z.object({ type: z.literal('pin') })])
    .optional(),
  form: z.union([z.strictObject({ x: z.number() }), z.strictObject({ text: z.string() })]),
});
const GOOD = { name: 'A', side: 'US', count: 3, list: [1, 2], form: { x: 1 } };

function complaint(change: object): string {
  const read = schema.safeParse({ ...GOOD, ...change });
  if (read.success) throw new Error('expected a refusal');
  const { path, expected } = schemaFault(read.error);
  return `${path}: ${expected}`;
}

describe('what is wrong in a file is said in plain words', () => {
  it.each([
    [{ name: 7 }, 'name: a text'],
    [{ name: undefined }, 'name: a text'],
    [{ name: 'too long' }, 'name: at most 5 characters'],
    [{ side: 'FR' }, 'side: "US" or "DE"'],
    [{ count: 0 }, 'count: at least 1'],
    [{ count: 21 }, 'count: at most 20'],
    [{ count: 1.5 }, 'count: a whole number'],
    [{ list: [1] }, 'list: at least 2 items'],
    [{ list: [1, 'b'] }, 'list[1]: a number'],
    [{ form: { x: 'b' } }, 'form.x: a number'],
    [{ form: 3 }, 'form: an object'],
    [{ more: 1 }, 'more: no field of this name'],
    [{ code: 'a1' }, 'code: a letter and a digit'],
    [{ bare: 'y' }, 'bare: a text of the known form'],
    [{ goal: { type: 'fame' } }, 'goal.type: "hold" or "pin"'],
  ])('%o', (change, expected) => {
    expect(complaint(change)).toBe(expected);
  });
});
