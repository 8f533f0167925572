import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import { discGap, touches } from '../geometry/gap.ts';
import { modelOf, tell } from './draft.ts';
import { base, nameOf, standing } from './field.ts';
import type { Bequest, Model, SkirmishState, Trampling } from './state.ts';
import { judgeDeaths } from './victory.ts';

/**
 * Removes models together, with their orders unseen, and judges the game (SK-RUL-56).
 * @returns who is to be asked for the explosives of a dead carrier (SK-RUL-47)
 */
export function remove(draft: SkirmishState, ids: readonly string[]): Bequest[] {
  const dead = draft.models.filter((model) => ids.includes(model.id));
  draft.models = draft.models.filter((model) => !ids.includes(model.id));
  draft.lost = [
    ...draft.lost,
    ...dead.map(({ id, type, side }) => ({ id, type, side, how: 'killed' as const, turn: draft.turn })),
  ];
  for (const model of dead) tell(draft, 'killed', model.side, { model: nameOf(model) });
  judgeDeaths(draft, dead);
  if (draft.over) return [];
  return dead.filter((model) => model.explosives).flatMap((carrier) => bequest(draft, carrier));
}

function bequest(draft: SkirmishState, carrier: Model): Bequest[] {
  const near = standing(draft, carrier.side).filter((model) => touches(discGap(base(model), base(carrier))));
  if (near.length > 0) return [{ side: carrier.side, from: carrier.id, models: near.map(({ id }) => id) }];
  tell(draft, 'explosives-lost', carrier.side, { model: nameOf(carrier) });
  return [];
}

/** Suppresses models: some shrug it off, some are removed instead (SK-MOD-07, SK-MOD-28). Returns as `remove`. */
export function suppress(draft: SkirmishState, ids: readonly string[]): Bequest[] {
  const fleeing: string[] = [];
  for (const id of ids) {
    const model = modelOf(draft, id);
    const { suppressible, removedWhenSuppressed } = MODEL_TYPE[model.type].flags;
    if (removedWhenSuppressed) fleeing.push(id);
    else if (!suppressible) tell(draft, 'unharmed', model.side, { model: nameOf(model) });
    else {
      tell(draft, 'suppressed', model.side, { model: nameOf(model), already: model.suppressed });
      model.suppressed = true;
    }
  }
  return fleeing.length > 0 ? remove(draft, fleeing) : [];
}

/** Takes a model off the table as escaped. */
export function leave(draft: SkirmishState, model: Model): void {
  draft.models = draft.models.filter((one) => one.id !== model.id);
  draft.lost = [...draft.lost, { id: model.id, type: model.type, side: model.side, how: 'escaped', turn: draft.turn }];
  tell(draft, 'escaped', model.side, { model: nameOf(model) });
}

/** Asks for the explosives of dead carriers, one after the other; true where somebody is to be asked. */
export function bequeath(draft: SkirmishState, bequests: readonly Bequest[], trampling: Trampling | null): boolean {
  const [first, ...later] = bequests;
  if (!first) return false;
  draft.step = { kind: 'carrier', ...first, later, trampling };
  return true;
}
