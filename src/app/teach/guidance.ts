import type { LegalAction } from '../../rules/kernel/action.ts';

/** What a guide asks of the one at the screen; every other legal action is held back meanwhile. */
export interface Guidance {
  /** Whether this action is asked for. */
  asks(action: LegalAction): boolean;
  /** Ids of the pieces that glow beside those of the actions asked for. */
  glow: readonly string[];
  /** Said when something else is tried. */
  later: string;
}

/** Whether a guide holds the action back for later. */
export const isHeld = (guidance: Guidance | null, action: LegalAction): boolean =>
  guidance !== null && !guidance.asks(action);
