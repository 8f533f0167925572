import { Cell } from '../cell.ts';
import { readQuery } from '../route.ts';
import { newSeed } from '../saves/identity.ts';

/** What the panel may ask of the dice tray. */
export interface ThrowControl {
  /** Throws the dice that wait as a hand of middling vigour would. */
  throwNow(): void;
  /** Shows the result at once. */
  skip(): void;
}

/** The tray as the panel shows it. */
export interface Throwing {
  /** Id of the request whose dice lie on the tray, ready or rolling; null while none do. */
  request: string | null;
  rolling: boolean;
  control: ThrowControl | null;
  /** Why the last throw came to nothing, '' where it did not. */
  problem: string;
}

/** While there is no tray. */
export const NO_TRAY: Throwing = { request: null, rolling: false, control: null, problem: '' };

/** The dice tray's state, told by the tray on the table to the panel beside it. */
export const throwing = new Cell<Throwing>(NO_TRAY);

/** Seed of the throw after `length` entries: drawn afresh, unless a test has said by which all are to fall. */
export function throwSeed(length: number): number {
  const { diceSeed } = readQuery(location.search);
  return diceSeed === null ? newSeed() : diceSeed + length;
}
