import { MODEL_TYPE, mayHold } from '../../models/skirmish/box.ts';
import { other } from '../../models/skirmish/schema.ts';
import { type Sample, samples } from '../geometry/path.ts';
import { LIMIT } from '../geometry/tolerance.ts';
import type { Json } from '../kernel/action.ts';
import { drawOne } from '../kernel/random.ts';
import { askCoin, modelOf, tell } from './draft.ts';
import { type AnyModel, base, blockers, canHit, exitLine, nameOf, obstacle, onMat, standing } from './field.ts';
import { finishMove, victimsOf, wayOf } from './movement.ts';
import { sentryEffects } from './stakes.ts';
import type { Committed, Field, Flip, Model, SkirmishState } from './state.ts';
import { malformed, refuse, stepOf, type Verb } from './verb.ts';

/** A test for the points of a committed Move at which one sentry may legally catch the mover (SK-RUL-17). */
function reachable(
  field: Field,
  move: Committed,
): { all: Sample[]; catches: (sentry: AnyModel, at: Sample) => boolean } {
  const mover = field.models.find(({ id }) => id === move.mover);
  if (!mover) throw new Error(`no mover ${move.mover}`);
  const way = wayOf(field, mover, move.path);
  const all = samples(way.points).filter((sample) => sample.at >= move.from);
  const victims = new Map(victimsOf(field, mover, way).map(({ id, at }) => [id, at]));
  const { line, sign } = exitLine(field, mover.side);
  const envoy = MODEL_TYPE[mover.type].flags.envoy;
  const cards = blockers(field);
  // Whether the mover could stand somewhere does not depend on the sentry: found once per sample.
  const stands = new Map<number, boolean>();
  const canStand = ({ at, stored }: Sample): boolean => {
    let answer = stands.get(at);
    if (answer === undefined) {
      const gone = ({ id }: AnyModel): boolean => (victims.get(id) ?? Number.POSITIVE_INFINITY) <= at;
      const off = envoy && sign * (stored.y - line.value) >= 0;
      answer = !off && onMat(field, mover, stored) && obstacle(field, mover, stored, gone) === null;
      stands.set(at, answer);
    }
    return answer;
  };
  return {
    all,
    catches: (sentry, sample) =>
      sample.at <= (victims.get(sentry.id) ?? Number.POSITIVE_INFINITY) &&
      canHit(sentry, base(mover, sample.stored), cards) &&
      canStand(sample),
  };
}

/** The points of a committed Move at which a model could catch the mover as a sentry, in path order (SK-RUL-17). */
export function reactionPoints(field: Field, move: Committed, sentry: AnyModel): Sample[] {
  const { all, catches } = reachable(field, move);
  return all.filter((sample) => catches(sentry, sample));
}

/** Whether everybody must reckon with a Sentry of this model, by what lies open on the table (SK-RUL-25). */
export function suspect(model: AnyModel): boolean {
  if (model.suppressed || !mayHold(model.type, 'sentry')) return false;
  const { unlimitedSentry } = MODEL_TYPE[model.type].flags;
  return model.orders.some(
    ({ state, type }) => state === 'down' || (state === 'up' && type === 'sentry' && unlimitedSentry),
  );
}

/** Whether a model really can react: a Sentry face down, or an unlimited one face up (SK-RUL-21). */
const armed = (model: Model): boolean =>
  suspect(model) && model.orders.some(({ state, type }) => type === 'sentry' && state !== 'spent');

/** Opens the reaction window if what lies open gives a reason to (SK-RUL-25), else lets the Move end. */
export function openWindow(draft: SkirmishState, move: Committed): void {
  const side = other(modelOf(draft, move.mover).side);
  const suspects = standing(draft, side).filter((model) => suspect(model) && !move.reacted.includes(model.id));
  const { all, catches } = reachable(draft, move);
  if (suspects.some((model) => all.some((sample) => catches(model, sample)))) {
    draft.step = { kind: 'react', side, ...move };
  } else finishMove(draft, move, null);
}

const committed = ({ mover, path, heading, from, reacted }: Committed): Committed => ({
  mover,
  path,
  heading,
  from,
  reacted,
});

const sentry: Verb = {
  name: 'sentry',
  steps: ['react'],
  clause: 'SK-ORD-18',
  lesson: { title: 'Sentry', text: 'An enemy moves in sight: reveal a Sentry, pick where to catch it, and flip.' },
  entries(state, seat) {
    const step = stepOf(state, 'react');
    const { all, catches } = reachable(state, step);
    return standing(state, seat)
      .filter((model) => armed(model) && !step.reacted.includes(model.id))
      .filter((model) => all.some((sample) => catches(model, sample)))
      .map(({ id }) => ({ verb: 'sentry', noun: id }));
  },
  check(state, seat, noun) {
    const step = stepOf(state, 'react');
    const model = standing(state, seat).find(({ id }) => id === noun);
    if (!model) return refuse('SK-ORD-18', 'That is none of your models on the table.');
    if (model.suppressed) return refuse('SK-ORD-28', `${nameOf(model)} is Suppressed.`);
    if (!armed(model)) return refuse('SK-ORD-18', `${nameOf(model)} holds no Sentry.`);
    if (step.reacted.includes(model.id)) return refuse('SK-RUL-19', `${nameOf(model)} has reacted to this Move.`);
    return reactionPoints(state, step, model).length > 0
      ? null
      : refuse('SK-ORD-17', `${nameOf(model)} has the mover nowhere in arc, range and line of sight.`);
  },
  apply(draft, seat, noun) {
    const step = stepOf(draft, 'react');
    const model = modelOf(draft, noun as string);
    const card =
      model.orders.find(({ state, type }) => type === 'sentry' && state === 'up') ??
      model.orders.find(({ state, type }) => type === 'sentry' && state === 'down');
    if (card) card.state = 'up';
    tell(draft, 'sentry', seat, { model: nameOf(model), mover: nameOf(modelOf(draft, step.mover)) }, 'reveal');
    draft.step = { kind: 'halt', side: seat, sentry: model.id, ...committed(step) };
  },
  hint(state, _seat, { noun }) {
    const model = modelOf(state, noun as string);
    const step = stepOf(state, 'react');
    const points = reactionPoints(state, step, model);
    const [first, last] = [points[0], points[points.length - 1]].map((point) => (point?.at ?? 0).toFixed(1));
    return {
      label: `React with ${nameOf(model)}, ${first === last ? `at ${first}` : `from ${first} to ${last}`} cm`,
      effects: sentryEffects(modelOf(state, step.mover)),
      targets: [model.id],
    };
  },
};

const halt: Verb = {
  name: 'halt',
  steps: ['halt'],
  clause: 'SK-ORD-20',
  lesson: {
    title: 'Where to catch it',
    text: 'Any marked point of the path: the mover stops there if the flip is won. A Bulwark never stops.',
  },
  entries(state) {
    const step = stepOf(state, 'halt');
    const points = reactionPoints(state, step, modelOf(state, step.sentry));
    const region = {
      kind: 'samples',
      sentry: step.sentry,
      mover: step.mover,
      at: points.map(({ at }) => at),
      points: points.map(({ stored }) => [stored.x, stored.y]),
    };
    return [{ verb: 'halt', region }];
  },
  check(state, _seat, noun) {
    if (typeof noun !== 'number') return malformed('a way along the path, cm');
    return pointNear(state, noun) ? null : refuse('SK-ORD-20', 'The sentry cannot catch the mover there.');
  },
  apply(draft, seat, noun) {
    const step = stepOf(draft, 'halt');
    const at = pointNear(draft, noun as number)?.at ?? 0;
    askCoin(draft, { purpose: 'sentry', side: seat, sentry: step.sentry, at, ...committed(step) });
  },
  hint(state) {
    const { sentry: id, mover } = stepOf(state, 'halt');
    return { label: 'Catch the mover here', effects: ['Point at a mark on the path'], targets: [mover, id] };
  },
  sample: (_state, _seat, entry, random) => drawOne(random, (entry.region as { at: number[] }).at),
};

/** The reaction point meant by a way along the path, told to within the tolerance of limits. */
function pointNear(state: SkirmishState, at: Json): Sample | null {
  const step = stepOf(state, 'halt');
  const points = reactionPoints(state, step, modelOf(state, step.sentry));
  const off = (sample: Sample): number => Math.abs(sample.at - (at as number));
  const best = points.reduce<Sample | null>((near, one) => (near && off(near) <= off(one) ? near : one), null);
  return best && off(best) <= LIMIT ? best : null;
}

const letPass: Verb = {
  name: 'let-pass',
  steps: ['react'],
  clause: 'SK-RUL-25',
  lesson: {
    title: 'Let it pass',
    text: 'The window opens whether or not you hold a Sentry, so that nothing is given away.',
  },
  entries: () => [{ verb: 'let-pass' }],
  check: (_state, _seat, noun) => (noun === undefined ? null : malformed('no noun')),
  apply(draft, seat) {
    tell(draft, 'let-pass', seat);
    finishMove(draft, committed(stepOf(draft, 'react')), null);
  },
  hint: (state) => ({
    label: 'Let the move go on',
    effects: ['No sentry reacts'],
    targets: [stepOf(state, 'react').mover],
    closes: true,
  }),
};

/** Applies a sentry flip (SK-ORD-20, SK-ORD-21, SK-RUL-19, SK-RUL-22). */
export function settleSentry(draft: SkirmishState, flip: Extract<Flip, { purpose: 'sentry' }>, win: boolean): void {
  const model = modelOf(draft, flip.sentry);
  const card = model.orders.find(({ state, type }) => type === 'sentry' && state === 'up');
  if (card && !MODEL_TYPE[model.type].flags.unlimitedSentry) card.state = 'spent';
  const mover = modelOf(draft, flip.mover);
  tell(draft, 'sentry-flip', flip.side, { model: nameOf(model), mover: nameOf(mover), win });
  if (win && MODEL_TYPE[mover.type].flags.suppressible) {
    finishMove(draft, committed(flip), flip.at);
    return;
  }
  if (win) tell(draft, 'unharmed', mover.side, { model: nameOf(mover) });
  openWindow(draft, { ...committed(flip), from: flip.at, reacted: [...flip.reacted, flip.sentry] });
}

export const REACTION_VERBS: readonly Verb[] = [sentry, halt, letPass];
