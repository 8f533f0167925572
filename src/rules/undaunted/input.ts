import { InputError } from '../kernel/contract.ts';

/** What is wanted of a schema's error: where it is and what it says. */
interface SchemaError {
  issues: readonly { path: readonly PropertyKey[]; message: string; keys?: readonly string[] }[];
}

const pathText = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');

/** Every complaint of a schema as an InputError. */
export const inputFields = (error: SchemaError, root: string): InputError[] =>
  error.issues.map((issue) => inputField({ issues: [issue] }, root));

/** The first complaint of a schema as an InputError with the field's path: "position.counters[2].tile". */
export function inputField(error: SchemaError, root: string): InputError {
  const issue = error.issues[0];
  if (issue?.keys?.[0] !== undefined) {
    return new InputError(`${root}${pathText([...issue.path, issue.keys[0].slice(0, 60)])}`, 'no field of this name');
  }
  const expected = (issue?.message ?? 'something else').replace(/^Invalid \w+: expected /, '');
  return new InputError(`${root}${pathText(issue?.path ?? [])}`, expected);
}
