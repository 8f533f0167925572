import { InputError } from '../kernel/contract.ts';

/** Refuses a position file. @param field the path within it: "models[2].y" */
export function fail(field: string, expected: string): never {
  throw new InputError(`position.${field}`, expected);
}

/** Refuses a position file where something does not hold. */
export function demand(holds: boolean, field: string, expected: string): void {
  if (!holds) fail(field, expected);
}
