import type { Action, LegalAction } from '../../rules/kernel/action.ts';
import type { AnyModel } from '../../rules/skirmish/field.ts';
import type { SkirmishView } from '../../rules/skirmish/view.ts';
import type { Question } from '../player.ts';

export type Ask = Question<SkirmishView>;

/** An entry without a region as the action that it is. */
export const plain = ({ verb, noun }: LegalAction): Action => (noun === undefined ? { verb } : { verb, noun });
/** The first entry of a verb. */
export const find = (actions: readonly LegalAction[], verb: string): LegalAction | undefined =>
  actions.find((entry) => entry.verb === verb);
export const modelOf = (view: SkirmishView, id: unknown): AnyModel | undefined =>
  view.models.find((one) => one.id === id);

/** The entry of highest value, the first of equals. */
export function best<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const score = value(item);
    if (score > most) {
      most = score;
      found = item;
    }
  }
  return found;
}

/** The best of so many draws from a region. */
export function bestDraw(
  { sample }: Ask,
  entry: LegalAction,
  count: number,
  value: (action: Action) => number,
): Action {
  const draws = Array.from({ length: count }, () => sample(entry));
  return best(draws, value) ?? (draws[0] as Action);
}
