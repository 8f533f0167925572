import { CONSTANTS, costOf, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { MODEL_TYPES, type ModelTypeId, type Scenario, type Side } from '../../models/skirmish/schema.ts';
import type { Json } from '../kernel/action.ts';
import { drawInt, drawOne, type RandomState } from '../kernel/random.ts';
import { tell } from './draft.ts';
import { malformed, type Refusal, refuse, type Verb } from './verb.ts';

/** Types that a side may field in a scenario (SK-SETUP-06). */
function typesFor(scenario: Scenario, side: Side): ModelTypeId[] {
  const mission: readonly ModelTypeId[] = scenario.missionModels[side];
  return MODEL_TYPES.filter((id) => !MODEL_TYPE[id].limit.missionOnly || mission.includes(id));
}

/** Why an army may not be fielded, or null (SK-SETUP-02 to -06, SK-RUL-54). */
function armyFlaw(scenario: Scenario, side: Side, army: readonly ModelTypeId[]): Refusal | null {
  if (army.length > CONSTANTS.maxModelsPerArmy) {
    const most = `An army holds at most ${CONSTANTS.maxModelsPerArmy} models; this one has ${army.length}.`;
    return refuse('SK-RUL-54', most, 'limit');
  }
  const count = (id: ModelTypeId): number => army.filter((type) => type === id).length;
  const allowed = typesFor(scenario, side);
  for (const id of MODEL_TYPES) {
    const { name, limit } = MODEL_TYPE[id];
    const least = id === 'captain' && scenario.tableRules?.captainOptional ? 0 : limit.min;
    if (count(id) > 0 && !allowed.includes(id)) {
      return refuse('SK-SETUP-06', `${name}: ${side} has no mission for one in this scenario.`, 'mission-model');
    }
    if (count(id) > limit.max) {
      return limit.max === 1
        ? refuse('SK-SETUP-05', `An army holds at most one ${name}.`, 'limit-one')
        : refuse('SK-RUL-54', `An army holds at most ${limit.max} of ${name}; this one has ${count(id)}.`, 'limit');
    }
    if (count(id) < least) return refuse('SK-RUL-54', `An army needs a ${name}.`, 'limit');
  }
  const [cost, total] = [costOf(army), scenario.points[side]];
  return cost > total
    ? refuse('SK-SETUP-02', `This army costs ${cost} points; the agreed total is ${total}.`, 'over-total')
    : null;
}

/** Longest text of something unknown that is repeated in a message, characters. */
const NAME_LIMIT = 40;

const isType = (value: Json): value is ModelTypeId => (MODEL_TYPES as readonly Json[]).includes(value);

/** A noun as a list of model types, or why it is none. */
function readArmy(noun: Json | undefined): ModelTypeId[] | Refusal {
  if (!Array.isArray(noun)) return malformed('a list of model types');
  if (noun.length === 0) return malformed('at least one model type; the list is empty');
  const wrong = noun.findIndex((type) => !isType(type));
  if (wrong < 0) return noun.filter(isType);
  const text = JSON.stringify(noun[wrong]).slice(0, NAME_LIMIT);
  return malformed(`a list of model types; number ${wrong + 1} is ${text}`);
}

const readyArmy = (scenario: Scenario, side: Side): ModelTypeId[] =>
  scenario.armies[side].models.map((model) => model.type);

/** A random army that a side may field, mostly close to the points total. */
export function sampleArmy(scenario: Scenario, side: Side, random: RandomState): ModelTypeId[] {
  const types = typesFor(scenario, side);
  const picked: ModelTypeId[] = types.filter((id) => MODEL_TYPE[id].cost === 0);
  for (let tries = 6 + drawInt(random, 20); tries > 0; tries--) {
    const next = [...picked, drawOne(random, types)];
    if (!armyFlaw(scenario, side, next)) picked.push(next[next.length - 1] as ModelTypeId);
  }
  return picked;
}

const army: Verb = {
  name: 'army',
  steps: ['army'],
  clause: 'SK-SETUP-02',
  lesson: { title: 'Pick an army', text: 'Every model has a price; the sum may not exceed the agreed total.' },
  entries: ({ scenario }, seat) => [
    { verb: 'army', region: { kind: 'army', points: scenario.points[seat], types: typesFor(scenario, seat) } },
  ],
  check({ scenario }, seat, noun) {
    const types = readArmy(noun);
    return Array.isArray(types) ? armyFlaw(scenario, seat, types) : types;
  },
  apply(draft, seat, noun) {
    draft.muster[seat] = { army: [...(noun as ModelTypeId[])], quick: false, confirmed: false };
    tell(draft, 'army', seat, { cost: costOf(noun as ModelTypeId[]) });
  },
  hint: ({ scenario }, seat) => ({
    label: 'Pick an army of your own',
    effects: [`Up to ${scenario.points[seat]} points; you then deploy it yourself`],
    targets: [],
  }),
  sample: ({ scenario }, seat, _entry, random) => sampleArmy(scenario, seat, random),
};

const quickStart: Verb = {
  name: 'quick-start',
  steps: ['army'],
  clause: 'SK-RUL-52',
  lesson: { title: 'Quick start', text: 'If both players choose it, both stand ready on the places of the scenario.' },
  entries: () => [{ verb: 'quick-start' }],
  check: (_state, _seat, noun) => (noun === undefined ? null : malformed('no noun')),
  apply(draft, seat) {
    draft.muster[seat] = { army: readyArmy(draft.scenario, seat), quick: true, confirmed: true };
    tell(draft, 'quick-start', seat);
  },
  hint: ({ scenario }, seat) => ({
    label: `Quick start: ${scenario.armies[seat].name}`,
    effects: ['The army of the scenario, on its own places if your opponent chooses the same'],
    targets: [],
  }),
};

const confirm: Verb = {
  name: 'confirm',
  steps: ['army'],
  clause: 'SK-SETUP-02',
  lesson: { title: 'Confirm the army', text: 'Once both armies are confirmed they are set up.' },
  entries: (state, seat) => (state.muster[seat].army ? [{ verb: 'confirm' }] : []),
  check(state, seat, noun) {
    if (noun !== undefined) return malformed('no noun');
    return state.muster[seat].army ? null : refuse('SK-SETUP-02', 'Pick an army first.');
  },
  apply(draft, seat) {
    draft.muster[seat].confirmed = true;
    tell(draft, 'confirm', seat);
  },
  hint: (state, seat) => ({
    label: 'Confirm this army',
    effects: [`${costOf(state.muster[seat].army ?? [])} of ${state.scenario.points[seat]} points`],
    targets: [],
  }),
};

export const ARMY_VERBS: readonly Verb[] = [army, quickStart, confirm];
