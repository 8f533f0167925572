import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import type { Cover } from '../../models/skirmish/schema.ts';
import { coveredBy } from '../geometry/sight.ts';
import { type AnyModel, base } from './field.ts';
import type { Field } from './state.ts';

/** Whether a kill by this shooter takes a cover flip (SK-RUL-11, SK-RUL-12). */
export const coverFor = (field: Pick<Field, 'terrain'>, shooter: AnyModel, victim: AnyModel): boolean =>
  MODEL_TYPE[shooter.type].weapon.coverFlip &&
  field.terrain.some((card) => coveredBy(base(shooter), base(victim), card));

/** A cover card in words, within a sentence: "cover at 100, 45". */
export const coverName = ({ cx, cy }: Pick<Cover, 'cx' | 'cy'>): string => `cover at ${cx}, ${cy}`;
