import { CONSTANTS, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { coverFor } from './cover.ts';
import { type AnyModel, nameOf } from './field.ts';
import type { Field, Flip, SkirmishState } from './state.ts';

/** What the two faces of a coin decide, in words. */
export interface Stakes {
  H: string;
  T: string;
}

/** What comes of suppressing a model: not every type takes it (SK-ORD-14, SK-MOD-07, SK-MOD-28). */
type Fate = 'suppressed' | 'stays' | 'removed' | 'unharmed';

function fateOf({ type, suppressed }: AnyModel): Fate {
  const { suppressible, removedWhenSuppressed } = MODEL_TYPE[type].flags;
  if (removedWhenSuppressed) return 'removed';
  if (!suppressible) return 'unharmed';
  return suppressed ? 'stays' : 'suppressed';
}

/** What each fate is called: of a shot that only suppresses, of a kill that cover turns aside, of a mover caught. */
const WORDS: Readonly<Record<Fate, { effect: string; lost: string; saved: string; caught: string }>> = {
  suppressed: {
    effect: 'tails suppresses',
    lost: 'it is Suppressed',
    saved: 'it is saved, but Suppressed',
    caught: 'it is Suppressed and stops',
  },
  stays: {
    effect: 'tails leaves it Suppressed',
    lost: 'it stays Suppressed',
    saved: 'it is saved and stays Suppressed',
    caught: 'it stays Suppressed and stops',
  },
  removed: {
    effect: 'tails removes it too',
    lost: 'it is removed',
    saved: 'it is removed all the same',
    caught: 'it is removed where it is caught',
  },
  unharmed: {
    effect: 'tails does nothing',
    lost: 'it is unharmed',
    saved: 'it is saved, unharmed',
    caught: 'no effect, the move goes on',
  },
};

const NO_EFFECT = 'no effect';

/** Whether a lost flip of this model's weapon does nothing at all (SK-MOD-19). */
const isAllOrNothing = ({ type }: AnyModel): boolean => MODEL_TYPE[type].weapon.onLose === 'nothing';

function shotStakes(field: Field, shooter: AnyModel, target: AnyModel | undefined): Stakes {
  if (!target) return { H: 'the card is removed', T: NO_EFFECT };
  const fate = fateOf(target);
  // Cover turns a kill into a suppression, of which a Levy dies too (SK-RUL-12, SK-MOD-28).
  const maySave = fate !== 'removed' && coverFor(field, shooter, target);
  return {
    H: maySave ? 'it is killed, unless cover saves it' : 'it is killed',
    T: isAllOrNothing(shooter) ? NO_EFFECT : WORDS[fate].lost,
  };
}

/** What the faces decide, for whatever a coin is flipped (SK-RUL-55), true of the models that it is about. */
export function stakesOf(state: SkirmishState, flip: Flip): Stakes {
  const model = (id: string) => state.models.find((one) => one.id === id);
  switch (flip.purpose) {
    case 'setup':
      return { H: 'A deploys first', T: 'B deploys first' };
    case 'initiative':
      return { H: 'A goes first', T: 'B goes first' };
    case 'move':
      return { H: `up to ${CONSTANTS.moveGambleWinCm} cm`, T: `up to ${CONSTANTS.moveGambleLoseCm} cm` };
    case 'fire':
    case 'rocket':
      return shotStakes(state, model(flip.model) as AnyModel, model(flip.target));
    case 'cover':
      return { H: WORDS[fateOf(model(flip.target) as AnyModel)].saved, T: 'it is killed' };
    case 'grenade':
      return { H: `it is placed, up to ${CONSTANTS.grenadeRangeCm} cm away`, T: NO_EFFECT };
    case 'sentry':
      return { H: WORDS[fateOf(model(flip.mover) as AnyModel)].caught, T: 'the move goes on' };
    case 'sabotage':
      return { H: 'the location is destroyed', T: 'the order is spent' };
    case 'drop':
      return { H: 'it lands there', T: `the enemy places it, up to ${CONSTANTS.dropScatterCm} cm off` };
  }
}

/** What a shot does to one target, where none is given to a cover card. */
export function shotEffects(field: Field, shooter: AnyModel, target: AnyModel | undefined): string[] {
  if (!target) return ['Heads destroys it, tails does nothing'];
  const fate = fateOf(target);
  const faces = `Heads kills, ${isAllOrNothing(shooter) ? 'tails does nothing' : WORDS[fate].effect}`;
  if (!coverFor(field, shooter, target)) return [faces];
  const vain = fate === 'removed' ? ', which cannot save it' : '';
  return [faces, `It is in cover: a kill takes a second flip${vain}`];
}

/** What a shot does while its target is still to be named among these: what holds for all of them. */
export function openShotEffects(field: Field, shooter: AnyModel, targets: readonly (AnyModel | undefined)[]): string[] {
  const [first, ...others] = targets.map((target) => shotEffects(field, shooter, target));
  if (first && others.every((one) => one.join() === first.join())) return first;
  if (!isAllOrNothing(shooter)) return ['What heads and tails do depends on the target'];
  return [`Heads ${targets.includes(undefined) ? 'kills, or destroys cover' : 'kills'}; tails does nothing`];
}

/** What a Sentry does to the one that moves (SK-ORD-20, SK-ORD-21, SK-RUL-22). */
export function sentryEffects(mover: AnyModel): string[] {
  const fate = fateOf(mover);
  if (fate === 'unharmed') return [`Neither face does anything: ${nameOf(mover)} is never Suppressed nor stopped`];
  const heads = fate === 'removed' ? 'removes the mover' : 'suppresses the mover and stops it';
  return [`Heads ${heads} where you choose`, 'Tails does nothing'];
}

/** What a blast does, and to whom on the table it does something else (SK-ORD-24, SK-MOD-07, SK-MOD-28). */
export function blastEffects(onTable: readonly AnyModel[]): string[] {
  const names = (fate: Fate): string[] => [
    ...new Set(onTable.filter((one) => fateOf(one) === fate).map(({ type }) => MODEL_TYPE[type].name)),
  ];
  return [
    'Heads suppresses everybody under one card',
    ...names('removed').map((name) => `A ${name} is removed instead`),
    ...names('unharmed').map((name) => `A ${name} is unharmed`),
    'Tails does nothing',
  ];
}
