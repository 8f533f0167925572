import type { Drawing, Tone } from '../../models/table/drawing.ts';
import type { Aimed, AimInput } from '../kernel/aim.ts';
import type { Seat } from '../kernel/contract.ts';
import { modelOf } from './draft.ts';
import { along, ghost, lineOn, pointAt, rings, spotOf } from './drawing.ts';
import { nameOf } from './field.ts';
import { previewMove } from './preview.ts';
import type { Region } from './region.ts';
import type { Corners, Model, SkirmishState } from './state.ts';
import { view } from './view.ts';

/** Widths of sight lines, cm: to enemies that could be fired at from the path's end, and to those that could not. */
const BROAD = 0.5;
const NARROW = 0.16;

/** A path with what it means: its length, whom it sees from its end, whom it runs over, where sentries may react. */
export function aimPath(
  state: SkirmishState,
  seat: Seat,
  region: Region & { kind: 'path' },
  input: AimInput,
): Partial<Aimed> {
  const { table } = state.scenario;
  const path: Corners = input.points.map((spot) => pointAt(table, spot)).map(({ x, y }) => [x, y]);
  const model = modelOf(state, region.model);
  const seen = previewMove(view(state, seat), region.model, path, input.heading, region.limitCm);
  if (!seen) return {};
  const tone: Tone = seen.refusal ? 'bad' : 'good';
  const drawings: Drawing[] = [];
  for (const { id, open, inReach, inEnemyReach } of seen.sightings) {
    const enemy = state.models.find((one) => one.id === id);
    if (!enemy || open === 0 || !(inReach || inEnemyReach)) continue;
    drawings.push(lineOn(table, [seen.end, enemy], inEnemyReach ? 'warn' : 'faint', inReach ? BROAD : NARROW));
  }
  for (const { intervals } of seen.sentries) {
    for (const [from, to] of intervals) drawings.push(lineOn(table, along(seen.points, from, to), 'warn', 1.5));
  }
  const victims = state.models.filter(({ id }) => seen.victims.includes(id));
  drawings.push(...rings(table, victims, 'bad'));
  drawings.push(lineOn(table, seen.points, tone, 0.45));
  drawings.push(...ghost(table, model, seen.end, seen.end.heading, tone));
  drawings.push({ kind: 'label', at: spotOf(table, seen.end), text: `${seen.length.toFixed(1)} cm`, tone });
  const inSight = seen.sightings.filter(({ open, inReach }) => open > 0 && inReach).length;
  const seenBy = seen.sightings.filter(({ open, inEnemyReach }) => open > 0 && inEnemyReach).length;
  const summary = [
    `${seen.length.toFixed(2)} of ${region.limitCm} cm, facing ${seen.end.heading}°`,
    `From there ${inSight} of ${seen.sightings.length} enemies in arc, range and sight (broad lines)`,
    ...(seenBy > 0 ? [`It is in arc, range and sight of ${seenBy} of them (orange lines)`] : []),
    ...(victims.length > 0 ? [`Runs over ${victims.map(nameOf).join(', ')}`] : []),
    ...(seen.sentries.length > 0 ? [`${seen.sentries.length} may react, on the broad stretches`] : []),
    ...(seen.escapes ? ['Leaves over the enemy edge'] : []),
  ];
  return { refusal: seen.refusal, drawings, summary, deed: deedOf(seen, model) };
}

/** What going this way does; without a leg it may be a turn, which sentries may react to, or nothing (SK-RUL-16). */
function deedOf({ length, end, escapes }: NonNullable<ReturnType<typeof previewMove>>, { heading }: Model): string {
  if (escapes) return 'Leaves over the enemy edge';
  const way =
    length > 0 ? `Goes ${length.toFixed(2)} cm` : end.heading === heading ? 'Stays where it is' : 'Only turns';
  return `${way}, facing ${end.heading}°`;
}
