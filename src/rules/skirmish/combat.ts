import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import { type Cover, other } from '../../models/skirmish/schema.ts';
import { discGap } from '../geometry/gap.ts';
import { rocketReaches } from '../geometry/sight.ts';
import { TIE, within } from '../geometry/tolerance.ts';
import { finishOrder, reveal } from './activation.ts';
import { coverFor } from './cover.ts';
import { askCoin, modelOf, tell } from './draft.ts';
import { bequeath, remove, suppress } from './effects.ts';
import { type AnyModel, base, blockers, canHit, nameOf, standing } from './field.ts';
import { orderUnusable } from './movement.ts';
import { targetName } from './purpose.ts';
import { reachFlaw, safety } from './reach.ts';
import { openShotEffects, shotEffects } from './stakes.ts';
import type { Bequest, Field, Flip, Model, SkirmishState } from './state.ts';
import { type Refusal, refuse, stepOf, type Verb } from './verb.ts';

/** Enemies in a model's arc, range and line of sight (SK-ORD-10 to -12). */
export function inView(field: Field, shooter: AnyModel): AnyModel[] {
  const cards = blockers(field);
  return standing(field, other(shooter.side)).filter((enemy) => canHit(shooter, base(enemy), cards));
}

/** The targets of one Fire: the nearest of those in view, ties included; any for a Marksman (SK-RUL-26, SK-MOD-17). */
export function nearest(field: Field, shooter: AnyModel): AnyModel[] {
  const seen = inView(field, shooter);
  if (MODEL_TYPE[shooter.type].weapon.selection === 'any') return seen;
  const gap = (enemy: AnyModel): number => discGap(base(shooter), base(enemy));
  const least = Math.min(...seen.map(gap));
  return seen.filter((enemy) => within(gap(enemy) - least, TIE));
}

/** Cover cards that a rocket may be aimed at (SK-RUL-44). */
function rocketCards(field: Field, shooter: AnyModel): Cover[] {
  const { arcDeg, weapon } = MODEL_TYPE[shooter.type];
  if (!weapon.terrainTargets) return [];
  const cards = blockers(field);
  return field.terrain.filter((card) =>
    rocketReaches(
      shooter,
      shooter.heading,
      arcDeg,
      card,
      cards.filter((one) => one !== card),
    ),
  );
}

/** Ids that a Fire with so many orders may be aimed at (SK-RUL-29, SK-RUL-44). */
function targets(field: Field, shooter: AnyModel, orders: 1 | 2): string[] {
  if (orders === 2) return inView(field, shooter).map(({ id }) => id);
  return [...nearest(field, shooter), ...rocketCards(field, shooter)].map(({ id }) => id);
}

/** Why a model cannot fire with so many orders, or null (SK-RUL-27, SK-RUL-29). */
function fireFlaw(state: SkirmishState, model: Model, orders: 1 | 2): Refusal | null {
  if (orders === 2 && MODEL_TYPE[model.type].weapon.selection === 'any') {
    return refuse('SK-MOD-17', `${nameOf(model)} may aim each single Fire at any enemy in view.`);
  }
  const unusable = orderUnusable(model, 'fire', orders);
  if (unusable) return unusable;
  if (targets(state, model, orders).length > 0) return null;
  const cards = MODEL_TYPE[model.type].weapon.terrainTargets ? 'no enemy and no cover card' : 'no enemy';
  return refuse('SK-RUL-27', `${nameOf(model)} can fire at ${cards}: ${safety(state, model)}.`);
}

const shooterOf = (state: SkirmishState): Model => modelOf(state, stepOf(state, 'act').model);

/** The two ways to fire: one order at the nearest, or two at anybody in view. */
function shot(name: string, orders: 1 | 2, clause: string, lesson: Verb['lesson'], label: string): Verb {
  return {
    name,
    steps: ['act'],
    clause,
    lesson,
    entries: (state) => (fireFlaw(state, shooterOf(state), orders) ? [] : [{ verb: name }]),
    check: (state, _seat, noun) =>
      noun === undefined
        ? fireFlaw(state, shooterOf(state), orders)
        : refuse('KERNEL-ACTION', 'action.noun: expected no noun; the target is named next'),
    apply(draft, seat) {
      const model = shooterOf(draft);
      reveal(draft, model, 'fire', orders);
      draft.step = { kind: 'target', side: seat, model: model.id, orders };
    },
    hint(state) {
      const shooter = shooterOf(state);
      const aims = targets(state, shooter, orders).map((id) => state.models.find((one) => one.id === id));
      const effects = openShotEffects(state, shooter, aims);
      return {
        label,
        effects: orders === 2 ? ['Spends both Fire orders on one shot', ...effects] : effects,
        targets: [shooter.id],
      };
    },
  };
}

const fire = shot(
  'fire',
  1,
  'SK-ORD-12',
  {
    title: 'Fire',
    text: 'At the nearest enemy in arc and line of sight: heads kills, tails suppresses (a rocket: nothing).',
  },
  'Fire',
);
const aim = shot(
  'aim',
  2,
  'SK-ORD-15',
  { title: 'Aimed shot', text: 'Two Fire orders together: one shot at any enemy in arc and line of sight.' },
  'Aimed shot with two Fire orders',
);

const target: Verb = {
  name: 'target',
  steps: ['target'],
  clause: 'SK-ORD-12',
  lesson: { title: 'Name the target', text: 'Where several are equally near, you choose among them.' },
  entries(state) {
    const step = stepOf(state, 'target');
    return targets(state, modelOf(state, step.model), step.orders).map((noun) => ({ verb: 'target', noun }));
  },
  check(state, seat, noun) {
    const step = stepOf(state, 'target');
    const model = modelOf(state, step.model);
    if (targets(state, model, step.orders).some((id) => id === noun)) return null;
    if (state.terrain.some(({ id }) => id === noun)) {
      return MODEL_TYPE[model.type].weapon.terrainTargets
        ? refuse(
            'SK-RUL-44',
            'No free line leads from its centre to that card in its arc, or the shot is an aimed one.',
          )
        : refuse('SK-MOD-20', 'Only a Rocketeer may aim at cover.');
    }
    const enemy = standing(state, other(seat)).find(({ id }) => id === noun);
    if (!enemy) return refuse('SK-ORD-12', 'That is no enemy on the table.');
    const nearer = 'A nearer enemy is in view; to pick another takes two Fire orders.';
    return reachFlaw(state, model, enemy) ?? refuse('SK-MOD-18', nearer, 'not-nearest');
  },
  apply(draft, seat, noun) {
    const model = modelOf(draft, stepOf(draft, 'target').model);
    tell(draft, 'shoot', seat, { model: nameOf(model), target: targetName(draft, noun as string) });
    const purpose = MODEL_TYPE[model.type].weapon.onLose === 'nothing' ? 'rocket' : 'fire';
    askCoin(draft, { purpose, side: seat, model: model.id, target: noun as string });
  },
  hint(state, _seat, { noun }) {
    const victim = state.models.find(({ id }) => id === noun);
    const shooter = modelOf(state, stepOf(state, 'target').model);
    return {
      label: `Target ${targetName(state, noun as string)}`,
      effects: shotEffects(state, shooter, victim),
      targets: [noun as string],
    };
  },
};

/** Ends the shot, once the explosives of whoever fell have changed hands. */
function settled(draft: SkirmishState, bequests: Bequest[]): void {
  spendFire(draft);
  if (!draft.over && !bequeath(draft, bequests, null)) finishOrder(draft);
}

function spendFire(draft: SkirmishState): void {
  const model = draft.models.find(({ id }) => id === draft.active);
  for (const order of model?.orders ?? []) if (order.state === 'up' && order.type === 'fire') order.state = 'spent';
}

/** Applies a fire, rocket or cover flip (SK-ORD-13, SK-COVER-01 to -03, SK-MOD-19). */
export function settleShot(
  draft: SkirmishState,
  flip: Extract<Flip, { purpose: 'fire' | 'rocket' | 'cover' }>,
  win: boolean,
): void {
  const shooter = modelOf(draft, flip.model);
  const victim = draft.models.find(({ id }) => id === flip.target);
  tell(draft, flip.purpose, flip.side, { model: nameOf(shooter), target: targetName(draft, flip.target), win });
  if (!victim) {
    if (win) draft.terrain = draft.terrain.filter(({ id }) => id !== flip.target);
    settled(draft, []);
  } else if (flip.purpose === 'cover') {
    settled(draft, win ? suppress(draft, [victim.id]) : remove(draft, [victim.id]));
  } else if (!win) {
    settled(draft, flip.purpose === 'rocket' ? [] : suppress(draft, [victim.id]));
  } else if (coverFor(draft, shooter, victim)) {
    askCoin(draft, { purpose: 'cover', side: victim.side, model: shooter.id, target: victim.id });
  } else settled(draft, remove(draft, [victim.id]));
}

export const COMBAT_VERBS: readonly Verb[] = [fire, aim, target];
