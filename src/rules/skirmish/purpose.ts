import { nameOf } from './field.ts';
import type { Flip, SkirmishState } from './state.ts';

/** What a coin is flipped for, in the words shown before it is thrown (SK-RUL-55). */
export function purposeOf({ models }: Pick<SkirmishState, 'models'>, flip: Flip): string {
  const find = (id: string) => models.find((model) => model.id === id);
  const name = (id: string): string => {
    const model = find(id);
    return model ? nameOf(model) : 'cover';
  };
  switch (flip.purpose) {
    case 'setup':
      return 'Set-up: who deploys first';
    case 'initiative':
      return 'Initiative: who goes first';
    case 'move':
      return `Gamble move of ${name(flip.model)}`;
    case 'fire':
    case 'rocket': {
      const [heads, tails] = [find(flip.target) ? 'kills' : 'destroys it', ', tails suppresses'];
      return `${name(flip.model)} fires at ${name(flip.target)}: heads ${heads}${flip.purpose === 'fire' ? tails : ''}`;
    }
    case 'cover':
      return `Cover for ${name(flip.target)}: heads saves it, Suppressed instead of killed`;
    case 'grenade':
      return `${name(flip.model)} throws ${flip.what}`;
    case 'sentry':
      return `Sentry of ${name(flip.sentry)} against ${name(flip.mover)}`;
    case 'sabotage':
      return `Sabotage by ${name(flip.model)}`;
    case 'drop':
      return `${name(flip.model)} drops: heads, it lands there; tails, the enemy shifts it`;
  }
}
