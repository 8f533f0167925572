import { card } from '../../models/undaunted/box.ts';
import type { Barred, Seat } from '../kernel/contract.ts';
import { actionBar } from './bars.ts';
import { actionLabel } from './hint.ts';
import type { UndauntedState } from './state.ts';
import { isSuppressed } from './steps.ts';

/** Actions printed on the card being played that cannot be taken now, with the clause that bars each. */
export function barred(state: UndauntedState, seat: Seat): Barred[] {
  const { playing, active } = state;
  if (playing === null || playing.action !== null || seat !== active || isSuppressed(state, playing.card)) return [];
  const entry = card(playing.card);
  return entry.actions.flatMap(({ name }) => {
    const violation = actionBar(state, playing.card, name);
    return violation === null ? [] : [{ label: actionLabel(entry, name), violation }];
  });
}
