import type { Side } from '../../models/skirmish/schema.ts';
import type { LegalAction } from '../kernel/action.ts';
import type { Hint, Seat } from '../kernel/contract.ts';
import type { SkirmishState } from './state.ts';
import { verbOf } from './verbs.ts';

/** How a legal action is shown. */
export function hint(state: SkirmishState, seat: Seat, action: LegalAction): Hint {
  const verb = verbOf(action.verb);
  return { ...verb.hint(state, seat as Side, action), path: [], clause: verb.clause };
}
