import { coverName } from './cover.ts';
import { nameOf } from './field.ts';
import type { Flip, SkirmishState } from './state.ts';

/** What may be shot at, in words within a sentence: a model or, for a rocket, a cover card. */
export function targetName({ models, terrain }: Pick<SkirmishState, 'models' | 'terrain'>, id: string): string {
  const model = models.find((one) => one.id === id);
  if (model) return nameOf(model);
  const card = terrain.find((one) => one.id === id);
  return card ? `the ${coverName(card)}` : 'cover';
}

/** A grenade in words. */
export const grenadeName = (what: 'frag' | 'smoke'): string => `a ${what} grenade`;

/** What a coin is flipped for, in the words shown before it is thrown (SK-RUL-55); `stakesOf` says what it decides. */
export function purposeOf(state: Pick<SkirmishState, 'models' | 'terrain'>, flip: Flip): string {
  const name = (id: string): string => targetName(state, id);
  switch (flip.purpose) {
    case 'setup':
      return 'Set-up: who deploys first';
    case 'initiative':
      return 'Initiative: who goes first';
    case 'move':
      return `Gamble move of ${name(flip.model)}`;
    case 'fire':
    case 'rocket':
      return `${name(flip.model)} fires at ${name(flip.target)}`;
    case 'cover':
      return `Cover for ${name(flip.target)}`;
    case 'grenade':
      return `${name(flip.model)} throws ${grenadeName(flip.what)}`;
    case 'sentry':
      return `Sentry of ${name(flip.sentry)} against ${name(flip.mover)}`;
    case 'sabotage':
      return `Sabotage by ${name(flip.model)}`;
    case 'drop':
      return `${name(flip.model)} drops`;
  }
}
