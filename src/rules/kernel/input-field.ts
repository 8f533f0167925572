import type { z } from 'zod';
import { type SchemaFault, schemaFaults } from '../../models/schema-fault.ts';
import { InputError } from './contract.ts';

/** What was expected of a text that is no JSON. */
export const notJson = (text: string): string =>
  text.trim() === '' ? 'JSON; the file is empty' : 'JSON; it is cut off or of another kind';

/** "position" and "counters[2].tile" as one path; "file" where both are empty. */
function under(root: string, path: string): string {
  if (root === '' || path === '') return root || path || 'file';
  return path.startsWith('[') ? `${root}${path}` : `${root}.${path}`;
}

const asInputError = (root: string, { path, expected }: SchemaFault): InputError =>
  new InputError(under(root, path), expected);

/** Every complaint of a schema as an InputError. @param root the path of the whole: "position" */
export const inputFields = (error: z.core.$ZodError, root: string): InputError[] =>
  schemaFaults(error).map((fault) => asInputError(root, fault));

/** The first complaint of a schema as an InputError with the field's path: "position.counters[2].tile". */
export function inputField(error: z.core.$ZodError, root: string): InputError {
  const [first] = inputFields(error, root);
  return first ?? new InputError(root || 'file', 'something else');
}
