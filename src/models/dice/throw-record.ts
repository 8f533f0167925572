import type { Gesture } from './gesture.ts';
import { figureOn, TURNS, topFace } from './group.ts';
import { openImpacts } from './impact.ts';
import { type DieKind, FACES, type Face } from './request.ts';
import { openTrack, type Track } from './track.ts';
import type { BodyPose } from './tray.ts';
import { multiply, type Quat } from './vector.ts';

/** Why a die was thrown again. */
export type Rethrow = 'cocked' | 'outside' | 'restless';

/** Seconds that a hand takes to carry a die: back to the hand for a rethrow, or to the ledge. */
export const CARRY = 0.4;

/** One throw of one or more dice of a record. */
export interface Segment {
  /** Seconds from the start of the track. */
  at: number;
  /** The dice that are thrown, by their place in the request. */
  dice: number[];
  /** `throw` for the first throw of these dice, else why they are thrown again. */
  why: 'throw' | Rethrow;
}

/**
 * A throw, as the journal keeps it: tray, log, replay and onlookers all show this and nothing else. Plain JSON. It can
 * be made again from kinds, seed and gesture by the same engine, but nobody needs to: the track is what was seen.
 */
export interface ThrowRecord {
  /** Id of the request it answers. */
  id: string;
  /** One face per die, in the order of the request. */
  faces: Face[];
  dice: {
    kind: DieKind;
    /** Element of the die's rotation group by which its figures are turned on the body (see group.ts). */
    turn: number;
  }[];
  /** Poses of the bodies over time (see track.ts). */
  track: string;
  /** What was heard (see impact.ts). */
  impacts: string;
  /** First throws and rethrows, in order. */
  segments: Segment[];
  /** Seed of figures and throw, whole number from 0 to 2^32 - 1. */
  seed: number;
  gesture: Gesture;
  /** Engine and version of the tray that made it. */
  engine: string;
}

/** How the numbered mesh of a die is turned when its body is turned by `body`. */
export function meshTurn(kind: DieKind, turn: number, body: Quat): Quat {
  const element = TURNS[kind][turn];
  if (!element) throw new Error(`${kind}: expected a turn below ${TURNS[kind].length}`);
  return multiply(body, element.rotation);
}

/** The face that an onlooker reads off a die whose body lies like this, and the cosine of its tilt. */
export function shownFace(kind: DieKind, turn: number, body: BodyPose): { face: Face; upright: number } {
  const { face, upright } = topFace(kind, body.turned);
  return { face: figureOn(kind, face, turn), upright };
}

/** Cosine of 5 degrees: a die that is tilted more is cocked. */
export const UPRIGHT = 0.9961946980917455;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Whether a record, from a file or a peer, is sound and its dice show the faces it claims.
 * @returns null, or the name of the field that is wrong and what was expected
 */
export function faultOf(value: unknown): string | null {
  if (!isObject(value)) return 'throw: expected an object';
  if (typeof value.id !== 'string') return 'throw.id: expected a text';
  if (!Array.isArray(value.dice) || value.dice.length === 0) return 'throw.dice: expected at least one die';
  if (!Array.isArray(value.faces) || value.faces.length !== value.dice.length) {
    return 'throw.faces: expected one face per die';
  }
  if (typeof value.track !== 'string') return 'throw.track: expected a text';
  let track: Track;
  try {
    track = openTrack(value.track);
    openImpacts(String(value.impacts));
  } catch (error) {
    return `throw.track: ${error instanceof Error ? error.message : 'expected base64'}`;
  }
  if (track.dice !== value.dice.length) return 'throw.track: expected the poses of every die';
  for (const [i, die] of value.dice.entries()) {
    if (!isObject(die) || !Object.hasOwn(FACES, String(die.kind)))
      return `throw.dice[${i}].kind: expected d10, d6 or coin`;
    const kind = die.kind as DieKind;
    if (!Object.hasOwn(TURNS[kind], String(die.turn))) return `throw.dice[${i}].turn: expected an element of the group`;
    const shown = shownFace(kind, die.turn as number, track.end(i));
    if (shown.upright < UPRIGHT) return `throw.track: expected die ${i} to lie flat at the end`;
    if (shown.face !== value.faces[i]) return `throw.faces[${i}]: expected ${shown.face}, which the die shows`;
  }
  return null;
}
