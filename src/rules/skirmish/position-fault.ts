import { InputError } from '../kernel/contract.ts';

/** Refuses a position file. @param field the path within it: "models[2].y" */
export function fail(field: string, expected: string): never {
  throw new InputError(`position.${field}`, expected);
}
