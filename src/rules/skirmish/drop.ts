import { CONSTANTS } from '../../models/skirmish/box.ts';
import { other } from '../../models/skirmish/schema.ts';
import { direction } from '../geometry/direction.ts';
import { distance } from '../geometry/gap.ts';
import type { Point } from '../geometry/shapes.ts';
import { onGrid, within } from '../geometry/tolerance.ts';
import type { Json } from '../kernel/action.ts';
import { drawInt } from '../kernel/random.ts';
import { askCoin, modelOf, tell } from './draft.ts';
import { nameOf, obstacle, onMat } from './field.ts';
import { freeSpot } from './setup.ts';
import type { Flip, Model, SkirmishState } from './state.ts';
import { degree, fields, malformed, pointOf, type Refusal, refuse, stepOf, type Verb } from './verb.ts';

/** Why a Ranger may not land here, or null (SK-RUL-43). */
function landingFlaw(state: SkirmishState, model: Model, at: Point): Refusal | null {
  if (!onMat(state, model, at)) return refuse('SK-RUL-43', 'The whole base must be on the table.');
  const hit = obstacle(state, model, at);
  return hit ? refuse('SK-RUL-43', `The base would overlap ${hit}.`) : null;
}

const readPoint = (noun: Json | undefined): Point | null => {
  const read = fields(noun, 'x', 'y');
  return pointOf(read?.x, read?.y);
};

const drop: Verb = {
  name: 'drop',
  steps: ['drop'],
  clause: 'SK-MOD-22',
  lesson: {
    title: 'Drop',
    text: 'Pick any free point. Heads: it lands there. Tails: the enemy shifts it up to 30 cm.',
  },
  entries: (state) => [{ verb: 'drop', region: { kind: 'point', what: 'drop', model: stepOf(state, 'drop').model } }],
  check(state, _seat, noun) {
    const at = readPoint(noun);
    return at ? landingFlaw(state, modelOf(state, stepOf(state, 'drop').model), at) : malformed('{"x", "y"}');
  },
  apply(draft, seat, noun) {
    const { model } = stepOf(draft, 'drop');
    const at = readPoint(noun) as Point;
    tell(draft, 'drop', seat, { model: nameOf(modelOf(draft, model)) });
    askCoin(draft, { purpose: 'drop', side: seat, model, ...at });
  },
  hint: (state) => ({
    label: `Land ${nameOf(modelOf(state, stepOf(state, 'drop').model))}`,
    effects: ['Anywhere free on the table', 'Takes the whole activation'],
    targets: [stepOf(state, 'drop').model],
  }),
  sample(state, _seat, _entry, random) {
    const model = modelOf(state, stepOf(state, 'drop').model);
    const { table } = state.scenario;
    for (let tries = 0; tries < 200; tries++) {
      const at = { x: drawInt(random, table.w * 100) / 100, y: drawInt(random, table.h * 100) / 100 };
      if (!landingFlaw(state, model, at)) return at;
    }
    const spot = freeSpot(table, (at) => !landingFlaw(state, model, at)) ?? { x: 0, y: 0 };
    return { ...spot };
  },
};

/** Puts a Ranger down; its owner then sets the heading. */
function land(draft: SkirmishState, id: string, at: Point): void {
  const model = modelOf(draft, id);
  Object.assign(model, at, { place: 'table' });
  tell(draft, 'landed', model.side, { model: nameOf(model) });
  draft.step = { kind: 'heading', side: model.side, model: id };
}

/** Applies a drop flip (SK-MOD-23, SK-MOD-24). */
export function settleDrop(draft: SkirmishState, flip: Extract<Flip, { purpose: 'drop' }>, win: boolean): void {
  const { model, x, y, side } = flip;
  tell(draft, 'drop-flip', side, { model: nameOf(modelOf(draft, model)), win });
  if (win) land(draft, model, { x, y });
  else draft.step = { kind: 'dropPlace', side: other(side), model, x, y };
}

const placeDrop: Verb = {
  name: 'place-drop',
  steps: ['dropPlace'],
  clause: 'SK-MOD-24',
  lesson: { title: 'Blown off course', text: 'Put the enemy Ranger on any free point within 30 cm of where it aimed.' },
  entries(state) {
    const { model, x, y } = stepOf(state, 'dropPlace');
    return [
      {
        verb: 'place-drop',
        region: { kind: 'point', what: 'dropPlace', model, x, y, reachCm: CONSTANTS.dropScatterCm },
      },
    ];
  },
  check(state, _seat, noun) {
    const step = stepOf(state, 'dropPlace');
    const at = readPoint(noun);
    if (!at) return malformed('{"x", "y"}');
    const far = distance(step, at);
    if (!within(far, CONSTANTS.dropScatterCm)) {
      return refuse(
        'SK-MOD-24',
        `That is ${far.toFixed(2)} cm from the point; ${CONSTANTS.dropScatterCm} are allowed.`,
      );
    }
    return landingFlaw(state, modelOf(state, step.model), at);
  },
  apply: (draft, _seat, noun) => land(draft, stepOf(draft, 'dropPlace').model, readPoint(noun) as Point),
  hint: (state) => ({
    label: `Place ${nameOf(modelOf(state, stepOf(state, 'dropPlace').model))}`,
    effects: [`Within ${CONSTANTS.dropScatterCm} cm of the point aimed at`],
    targets: [stepOf(state, 'dropPlace').model],
  }),
  sample(state, _seat, _entry, random) {
    const { x, y, model: id } = stepOf(state, 'dropPlace');
    const model = modelOf(state, id);
    for (let tries = 0; tries < 40; tries++) {
      const u = direction(drawInt(random, 360));
      const reach = drawInt(random, CONSTANTS.dropScatterCm * 100) / 100;
      const at = { x: onGrid(x + reach * u.x), y: onGrid(y + reach * u.y) };
      if (!landingFlaw(state, model, at)) return at;
    }
    return { x, y };
  },
};

const face: Verb = {
  name: 'face',
  steps: ['heading'],
  clause: 'SK-RUL-43',
  lesson: { title: 'Set the heading', text: 'The Ranger has landed; its owner turns it any way.' },
  entries: (state) => [{ verb: 'face', region: { kind: 'heading', model: stepOf(state, 'heading').model } }],
  check: (_state, _seat, noun) => (degree(noun) === null ? malformed('a whole degree from 0 to 359') : null),
  apply(draft, seat, noun) {
    const model = modelOf(draft, stepOf(draft, 'heading').model);
    model.heading = noun as number;
    tell(draft, 'face', seat, { model: nameOf(model) });
    draft.step = { kind: 'done', what: 'activation' };
  },
  hint: (state) => ({
    label: `Turn ${nameOf(modelOf(state, stepOf(state, 'heading').model))}`,
    effects: ['Ends its activation'],
    targets: [stepOf(state, 'heading').model],
  }),
  sample: (_state, _seat, _entry, random) => drawInt(random, 360),
};

export const DROP_VERBS: readonly Verb[] = [drop, placeDrop, face];
