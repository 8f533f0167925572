import type { Spot } from '../../../models/table/drawing.ts';
import type { LegalAction } from '../../../rules/kernel/action.ts';
import type { Aimed, AimInput, AimNeeds, Measured } from '../../../rules/kernel/aim.ts';
import type { PlanePhase } from '../../../scene/props.ts';

/** A region entry being filled in. */
export interface Aim {
  entry: LegalAction;
  label: string;
  needs: AimNeeds;
  /** What was settled by a press, a key or a field. */
  input: AimInput;
  /** The place under the pointer, as long as it only passes over. */
  passing: Spot | null;
  /** Number of the target turned to last, -1 before the first. */
  target: number;
  /** Whether it was asked if what is filled in is meant, though nothing was clicked and the pointer shows otherwise. */
  asked: boolean;
  /** What is shown comes to: with what the pointer passes over. */
  aimed: Aimed;
  /** What the settled input alone comes to; this is what is confirmed. */
  settled: Aimed;
}

/** The measuring tape: its ends, as far as they are laid. */
export interface Tape {
  from: Spot | null;
  to: Spot | null;
  /** Whether the far end lies fast. */
  fast: boolean;
  measured: Measured | null;
}

/** Least way that the pointer is drawn for a facing to be meant, cm. */
const TURN_FROM = 1.5;

/** Direction from one place to another: whole degrees counter-clockwise from +x, 0 to 359. */
export function headingFrom(a: Spot, b: Spot): number {
  const degrees = Math.round((Math.atan2(a.z - b.z, b.x - a.x) * 180) / Math.PI);
  return ((degrees % 360) + 360) % 360;
}

/** The place so far away in a direction. */
export function spotAhead(from: Spot, heading: number, length: number): Spot {
  const angle = (heading * Math.PI) / 180;
  return { x: from.x + length * Math.cos(angle), z: from.z - length * Math.sin(angle) };
}

const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.z - b.z);

/** Points with one more: the single point is put elsewhere, a path goes on. */
export function withPoint({ points: most }: AimNeeds, points: readonly Spot[], at: Spot): Spot[] {
  return most === 1 ? [at] : [...points, at].slice(0, most);
}

/** The settled input with what the pointer passes over, as it is shown. */
export function shown(aim: Pick<Aim, 'needs' | 'input' | 'passing'>): AimInput {
  const { needs, input, passing } = aim;
  if (!passing) return input;
  if (needs.points > 0) {
    const settled = needs.points === 1 && input.points.length > 0;
    return settled ? input : { ...input, points: withPoint(needs, input.points, passing) };
  }
  // What was clicked stays in sight: the pointer's way to Confirm must not show another one.
  const isClicked = input.heading !== needs.start.heading;
  if (needs.heading === 'none' || !needs.from || isClicked) return input;
  return { ...input, heading: headingFrom(needs.from, passing) };
}

/**
 * Whether confirming would take what nobody clicked, while the pointer shows something else: a Move that stays where it
 * is, with the way to go in sight under the pointer.
 */
export function isUnclicked({ needs, input, passing, aimed, settled }: Omit<Aim, 'asked'>): boolean {
  if (!passing || JSON.stringify(aimed.action) === JSON.stringify(settled.action)) return false;
  return needs.points > 0 ? input.points.length === 0 : input.heading === needs.start.heading;
}

/** What picks the piece stands for. */
export const picksAt = ({ picks }: AimNeeds, piece: string | null): string[] =>
  picks?.mode === 'one' && piece !== null
    ? picks.list.filter(({ pieces }) => pieces?.includes(piece)).map(({ value }) => value)
    : [];

/** The pick that lies nearest to a place, if any lies anywhere. */
function nearestPick(needs: AimNeeds, at: Spot): string | null {
  let best: { value: string; far: number } | null = null;
  for (const pick of needs.picks?.list ?? []) {
    const far = pick.at ? apart(pick.at, at) : Number.POSITIVE_INFINITY;
    if (far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { value: pick.value, far };
  }
  return best?.value ?? null;
}

/**
 * What the pointer on the table top does to an aim: press puts a point, drawing on from there turns it.
 * @param piece what is under it there
 */
export function pointed(
  aim: Pick<Aim, 'needs' | 'input'>,
  at: Spot,
  phase: PlanePhase,
  piece: string | null = null,
): Pick<Aim, 'input' | 'passing'> {
  const { needs, input } = aim;
  const turns = needs.heading !== 'none';
  if (phase === 'leave') return { input, passing: null };
  if (phase === 'hover') return { input, passing: at };
  if (needs.points === 0) {
    const pick = picksAt(needs, piece)[0] ?? nearestPick(needs, at);
    if (pick !== null && needs.picks?.mode === 'one') return { input: { ...input, picks: [pick] }, passing: null };
    const heading = turns && needs.from ? headingFrom(needs.from, at) : input.heading;
    return { input: { ...input, heading }, passing: null };
  }
  if (phase === 'press') return { input: { ...input, points: withPoint(needs, input.points, at) }, passing: null };
  const last = input.points.at(-1);
  if (!last || !turns || apart(last, at) < TURN_FROM) return { input, passing: null };
  return { input: { ...input, heading: headingFrom(last, at) }, passing: null };
}

/** What the pointer does to the tape: the first press lays one end, the second the other, the third starts anew. */
export function taped(tape: Pick<Tape, 'from' | 'to' | 'fast'>, at: Spot, phase: PlanePhase): Omit<Tape, 'measured'> {
  const { from, to, fast } = tape;
  if (phase === 'press') return from && !fast ? { from, to: at, fast: true } : { from: at, to: null, fast: false };
  if (phase === 'hover') return from && !fast ? { from, to: at, fast } : { from, to, fast };
  if (phase === 'drag' && from && apart(from, at) > TURN_FROM) return { from, to: at, fast: true };
  return { from, to, fast };
}
