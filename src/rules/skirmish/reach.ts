import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import { other } from '../../models/skirmish/schema.ts';
import { discGap } from '../geometry/gap.ts';
import { type AnyModel, base, blockers, failedTests, nameOf, type ShotTest, standing } from './field.ts';
import type { Field } from './state.ts';
import { type Refusal, refuse } from './verb.ts';

/** The clause that asks for each. */
const CLAUSES: Readonly<Record<ShotTest, string>> = { arc: 'SK-RUL-09', range: 'SK-ORD-11', sight: 'SK-ORD-10' };

/** "a", "a and b", "a, b and c". */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/**
 * Why a model cannot hit an enemy: each of arc, range and sight that is wanting, by the clause of the first; or null.
 */
export function reachFlaw(field: Field, shooter: AnyModel, enemy: AnyModel): Refusal | null {
  const failed = failedTests(shooter, base(enemy), blockers(field));
  const [first] = failed;
  if (!first) return null;
  const { arcDeg, weapon } = MODEL_TYPE[shooter.type];
  const gap = discGap(base(shooter), base(enemy)).toFixed(2);
  const wanting: Record<ShotTest, string> = {
    arc: `outside its fire arc of ${arcDeg} degrees`,
    range: `${gap} cm away, beyond its range of ${weapon.rangeCm} cm`,
    sight: 'out of its line of sight',
  };
  return refuse(
    CLAUSES[first],
    `${nameOf(shooter)} cannot hit ${nameOf(enemy)}: it is ${listed(failed.map((test) => wanting[test]))}.`,
  );
}

/** How the enemies are safe from a model that can hit none of them: "2 outside its arc and 1 out of sight". */
export function safety(field: Field, shooter: AnyModel): string {
  const where: Record<ShotTest, string> = { arc: 'outside its arc', range: 'out of range', sight: 'out of sight' };
  const cards = blockers(field);
  const first = standing(field, other(shooter.side)).map((enemy) => failedTests(shooter, base(enemy), cards)[0]);
  const counted = (Object.keys(where) as ShotTest[]).flatMap((test) => {
    const count = first.filter((one) => one === test).length;
    return count > 0 ? [`${count} ${where[test]}`] : [];
  });
  return counted.length > 0 ? listed(counted) : 'none is on the table';
}
