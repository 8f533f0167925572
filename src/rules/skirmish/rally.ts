import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import { finishOrder, reveal } from './activation.ts';
import { modelOf, tell } from './draft.ts';
import { nameOf, seesModel, standing } from './field.ts';
import { orderUnusable } from './movement.ts';
import type { Model, SkirmishState } from './state.ts';
import { refuse, stepOf, type Verb } from './verb.ts';

const actor = (state: SkirmishState): Model => modelOf(state, stepOf(state, 'act').model);

/**
 * Whom a model's Rally may serve: itself, and for a Captain not Suppressed a friend in sight (SK-MOD-01, SK-RUL-10).
 */
function rallied(state: SkirmishState, model: Model): Model[] {
  const friends =
    MODEL_TYPE[model.type].flags.captain && !model.suppressed
      ? standing(state, model.side).filter(
          (one) => one.id !== model.id && one.suppressed && seesModel(state, model, one),
        )
      : [];
  return [model, ...friends];
}

const rally: Verb = {
  name: 'rally',
  steps: ['act'],
  clause: 'SK-ORD-05',
  lesson: { title: 'Rally', text: 'Takes the Suppressed marker off; a Captain may rally a friend in sight instead.' },
  entries(state) {
    const model = actor(state);
    if (orderUnusable(model, 'rally')) return [];
    return rallied(state, model).map(({ id }) => ({ verb: 'rally', noun: id }));
  },
  check(state, seat, noun) {
    const model = actor(state);
    const unusable = orderUnusable(model, 'rally');
    if (unusable) return unusable;
    if (rallied(state, model).some(({ id }) => id === noun)) return null;
    const friend = standing(state, seat).find(({ id }) => id === noun);
    if (!friend) return refuse('SK-ORD-05', 'Name a model of yours on the table.');
    if (!MODEL_TYPE[model.type].flags.captain) return refuse('SK-MOD-01', 'Only a Captain can rally another model.');
    if (model.suppressed) return refuse('SK-MOD-03', 'A Suppressed Captain can rally only itself.');
    if (!friend.suppressed) return refuse('SK-ORD-05', `${nameOf(friend)} is not Suppressed.`);
    return refuse('SK-MOD-04', `${nameOf(friend)} is out of the Captain's line of sight.`);
  },
  apply(draft, seat, noun) {
    const model = actor(draft);
    const served = modelOf(draft, noun as string);
    reveal(draft, model, 'rally');
    tell(draft, 'rally', seat, { model: nameOf(model), served: nameOf(served), cleared: served.suppressed });
    served.suppressed = false;
    finishOrder(draft);
  },
  hint(state, _seat, { noun }) {
    const served = modelOf(state, noun as string);
    return {
      label: `Rally ${nameOf(served)}`,
      effects: [served.suppressed ? 'No longer Suppressed' : 'It is not Suppressed: no effect'],
      targets: [served.id],
    };
  },
};

export const RALLY_VERBS: readonly Verb[] = [rally];
