import type { z } from 'zod';

/** Where in a file something is wrong, and what would have been right. */
export interface SchemaFault {
  /** "counters[2].tile"; empty for the whole. */
  path: string;
  /** In plain words, to be put after "expected": "a text", "at most 8 items". */
  expected: string;
}

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  nonoptional: 'to be given',
  undefined: 'no value',
};
const THINGS: Readonly<Record<string, string>> = {
  array: 'items',
  string: 'characters',
  object: 'fields',
  set: 'items',
};

/** How some complaints of the schemas themselves begin; it is said once. */
const OPENING = /^expected /;

/** Longest name of a field that is repeated in a message, characters. */
const NAME_LIMIT = 60;

/** "counters[2].tile" from the parts of a path. */
function pathText(parts: readonly PropertyKey[]): string {
  return parts.reduce<string>((path, part) => {
    if (typeof part === 'number') return `${path}[${part}]`;
    return path === '' ? String(part) : `${path}.${String(part)}`;
  }, '');
}

/** "at least 2 items", "at most 20", "less than 3". */
function bound(origin: string, limit: number | bigint, inclusive: boolean | undefined, side: 'least' | 'most'): string {
  const thing = THINGS[origin];
  const words = inclusive === false ? (side === 'least' ? 'more than' : 'less than') : `at ${side}`;
  return `${words} ${limit}${thing ? ` ${thing}` : ''}`;
}

/**
 * Of several forms that a value may have, the complaint about the one it comes nearest to: the deepest, then the least.
 */
function nearest(forms: readonly (readonly Issue[])[]): Issue | undefined {
  const depth = (issues: readonly Issue[]): number => Math.max(0, ...issues.map(({ path }) => path.length));
  return [...forms].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0]?.[0];
}

function faultOf(issue: Issue, above: readonly PropertyKey[]): SchemaFault {
  const path = [...above, ...issue.path];
  const fault = (expected: string): SchemaFault => ({ path: pathText(path), expected });
  switch (issue.code) {
    case 'invalid_type':
      return fault(KINDS[issue.expected] ?? issue.expected);
    case 'too_small':
      return fault(bound(issue.origin, issue.minimum, issue.inclusive, 'least'));
    case 'too_big':
      return fault(bound(issue.origin, issue.maximum, issue.inclusive, 'most'));
    case 'invalid_value':
      return fault(issue.values.map((value) => JSON.stringify(value)).join(' or '));
    case 'unrecognized_keys':
      return {
        path: pathText([...path, (issue.keys[0] ?? '').slice(0, NAME_LIMIT)]),
        expected: 'no field of this name',
      };
    case 'invalid_union': {
      if ('options' in issue)
        return fault((issue.options as unknown[]).map((value) => JSON.stringify(value)).join(' or '));
      const near = nearest(issue.errors);
      return near ? faultOf(near, path) : fault('one of the known forms');
    }
    case 'invalid_key':
      return fault('a known name');
    case 'not_multiple_of':
      return fault(`a multiple of ${issue.divisor}`);
    case 'invalid_format':
      // Zod's own words would show the pattern.
      return fault(/^Invalid /.test(issue.message) ? 'a text of the known form' : issue.message.replace(OPENING, ''));
    default:
      return fault(issue.message.replace(OPENING, ''));
  }
}

/** Every complaint of a schema, in our own words. */
export const schemaFaults = (error: z.core.$ZodError): SchemaFault[] => error.issues.map((issue) => faultOf(issue, []));

/** The first complaint of a schema, in our own words. */
export const schemaFault = (error: z.core.$ZodError): SchemaFault =>
  schemaFaults(error)[0] ?? { path: '', expected: 'something else' };
