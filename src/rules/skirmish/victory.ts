import { costOf, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { other, SIDES, type Side } from '../../models/skirmish/schema.ts';
import type { Outcome } from '../kernel/contract.ts';
import { tell } from './draft.ts';
import type { SkirmishState } from './state.ts';

/** Points of a side's surviving models; models without a cost count 1 each (SK-RUL-51). */
export function survivingPoints(state: SkirmishState, side: Side): number {
  return state.models
    .filter((model) => model.side === side)
    .reduce((sum, { type }) => sum + Math.max(1, costOf([type])), 0);
}

/** Ends the game. */
export function finish(draft: SkirmishState, winner: Side | null, clause: string, text: string): void {
  const values = (of: (side: Side) => number): Record<Side, number> => ({ A: of('A'), B: of('B') });
  const outcome: Outcome = {
    winner,
    clause,
    text,
    counts: [
      { label: 'Models left', values: values((side) => draft.models.filter((model) => model.side === side).length) },
      { label: 'Points left', values: values((side) => survivingPoints(draft, side)) },
      {
        label: 'Models lost',
        values: values((side) => draft.lost.filter((one) => one.side === side && one.how === 'killed').length),
      },
      { label: 'Turn', values: values(() => draft.turn) },
    ],
  };
  draft.over = outcome;
  draft.pending = null;
  tell(draft, 'over', winner ?? undefined, { text, clause });
}

/** Ends the game as at the turn limit (SK-RUL-51). */
export function endAtLimit(draft: SkirmishState, why: string): void {
  const { atTurnLimit } = draft.scenario;
  if (atTurnLimit !== 'points') {
    finish(draft, atTurnLimit, 'SK-RUL-51', `${why} The mission was not fulfilled: ${atTurnLimit} wins.`);
    return;
  }
  const [a, b] = [survivingPoints(draft, 'A'), survivingPoints(draft, 'B')];
  const winner = a === b ? null : a > b ? 'A' : 'B';
  const verdict = winner ? `${winner} wins by surviving points` : 'Surviving points are equal';
  finish(draft, winner, 'SK-RUL-51', `${why} ${verdict}, ${a} to ${b}.`);
}

/** Ends the game if the models just removed decide it: an Envoy, or the last model of a side. */
export function judgeDeaths(
  draft: SkirmishState,
  dead: readonly { type: SkirmishState['lost'][number]['type']; side: Side }[],
): void {
  const envoys = SIDES.filter((side) => dead.some((one) => one.side === side && MODEL_TYPE[one.type].flags.envoy));
  const wiped = SIDES.filter((side) => !draft.models.some((model) => model.side === side));
  const losers = SIDES.filter((side) => envoys.includes(side) || wiped.includes(side));
  if (losers.length === 2) {
    const clause = envoys.length === 2 ? 'SK-RUL-46' : 'SK-RUL-51';
    const what = envoys.length === 2 ? 'Both Envoys fell at the same time' : 'Both sides lost what they could not lose';
    finish(draft, null, clause, `${what}: a draw.`);
  } else if (losers.length === 1) {
    const loser = losers[0] as Side;
    const winner = other(loser);
    if (envoys.length > 0) finish(draft, winner, 'SK-MIS-02', `The Envoy of ${loser} was killed: ${winner} wins.`);
    else finish(draft, winner, 'SK-END-01', `${loser} has no model left: ${winner} wins.`);
  }
}
