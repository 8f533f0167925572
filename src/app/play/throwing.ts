import { Cell } from '../cell.ts';

/** What the panel may ask of the dice tray. */
export interface ThrowControl {
  /** Throws the dice that wait as a hand of middling vigour would. */
  throwNow(): void;
  /** Shows the result at once. */
  skip(): void;
}

/** The tray as the panel shows it. */
export interface Throwing {
  /** `loading`: there are no physics yet; `waiting`: the dice lie ready; `rolling`: they roll. */
  phase: 'loading' | 'waiting' | 'rolling';
  control: ThrowControl | null;
  /** Why the last throw came to nothing, '' where it did not. */
  problem: string;
}

/** The dice tray's state, told by the tray on the table to the panel beside it. */
export const throwing = new Cell<Throwing>({ phase: 'loading', control: null, problem: '' });
