import { InputError } from '../kernel/contract.ts';

/** What is wanted of a schema's error: where it is and what it says. */
interface SchemaError {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

/** The first complaint of a schema as an InputError with the field's path: "position.counters[2].tile". */
export function inputField(error: SchemaError, root: string): InputError {
  const issue = error.issues[0];
  const path = (issue?.path ?? []).map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  const expected = (issue?.message ?? 'something else').replace(/^Invalid \w+: expected /, '');
  return new InputError(`${root}${path}`, expected);
}
