import { finishOrder } from './activation.ts';
import { modelOf, tell } from './draft.ts';
import { bequeath } from './effects.ts';
import { nameOf } from './field.ts';
import { trample } from './movement.ts';
import type { SkirmishState } from './state.ts';
import { malformed, refuse, stepOf, type Verb } from './verb.ts';

/** On with what the death of the carrier had interrupted. */
function resume(draft: SkirmishState): void {
  const { later, trampling } = stepOf(draft, 'carrier');
  if (bequeath(draft, later, trampling)) return;
  if (trampling) trample(draft, trampling);
  else finishOrder(draft);
}

const handOn: Verb = {
  name: 'hand-on',
  steps: ['carrier'],
  clause: 'SK-MOD-06',
  lesson: { title: 'Hand on the explosives', text: 'A friend in contact with the fallen carrier takes over.' },
  entries: (state) => stepOf(state, 'carrier').models.map((noun) => ({ verb: 'hand-on', noun })),
  check: (state, _seat, noun) =>
    stepOf(state, 'carrier').models.some((id) => id === noun)
      ? null
      : refuse('SK-MOD-06', 'Only a surviving friend in contact can take the explosives.'),
  apply(draft, seat, noun) {
    const model = modelOf(draft, noun as string);
    model.explosives = true;
    tell(draft, 'hand-on', seat, { model: nameOf(model) });
    resume(draft);
  },
  hint: (state, _seat, { noun }) => ({
    label: `Hand the explosives to ${nameOf(modelOf(state, noun as string))}`,
    effects: ['It may sabotage from now on'],
    targets: [noun as string],
  }),
};

const abandon: Verb = {
  name: 'abandon',
  steps: ['carrier'],
  clause: 'SK-RUL-47',
  lesson: { title: 'Leave the explosives', text: 'Nobody takes over: from now on only the last man standing can win.' },
  entries: () => [{ verb: 'abandon' }],
  check: (_state, _seat, noun) => (noun === undefined ? null : malformed('no noun')),
  apply(draft, seat) {
    tell(draft, 'explosives-lost', seat, {});
    resume(draft);
  },
  hint: () => ({ label: 'Leave the explosives', effects: ['They are lost'], targets: [] }),
};

export const EXPLOSIVES_VERBS: readonly Verb[] = [handOn, abandon];
