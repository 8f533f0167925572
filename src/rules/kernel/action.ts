/** Any plain JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * One small decision: a verb with its noun, as `{verb: 'move', noun: '7A'}`. Plain JSON: the same object stands in the
 * list of legal actions, in the journal and on the wire.
 */
export interface Action {
  verb: string;
  noun?: Json;
}

/**
 * An entry of the list of legal actions: an action ready to send, or, where the noun is a point or a path that cannot
 * be listed, the verb with a description of the region. A region entry is turned into an action by whoever chooses
 * (`Game.aiming` in the page, `Game.sample` for bots and fuzz runs) and then checked like any other.
 */
export interface LegalAction extends Action {
  /** Present where the noun is to be filled in; what it describes is the game's own business. */
  region?: Json;
}

/** A refusal: the clause that forbids, and why, in plain words. */
export interface Violation {
  /** Clause id as in the rules catalogue ("UN-MOVE-02"), or "KERNEL-…" for a malformed or untimely action. */
  clause: string;
  message: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two JSON values are equal, key order aside. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, i) => sameJson(value, b[i]));
  }
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
    );
  }
  return false;
}

/** Whether two actions are the same decision. */
export function sameAction(a: Action, b: Action): boolean {
  return a.verb === b.verb && sameJson(a.noun, b.noun);
}

/** Longest verb or noun text taken from outside, characters. */
const TEXT_LIMIT = 4000;
const DEPTH_LIMIT = 8;

function plain(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return value.length <= TEXT_LIMIT;
  if (depth >= DEPTH_LIMIT) return false;
  if (Array.isArray(value)) return value.length <= TEXT_LIMIT && value.every((item) => plain(item, depth + 1));
  if (!isObject(value)) return false;
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && plain(item, depth + 1));
}

const malformed = (field: string, expected: string): Violation => ({
  clause: 'KERNEL-ACTION',
  message: `${field}: expected ${expected}`,
});

/**
 * Reads an action that came from outside (a journal, a terminal, a peer).
 * @returns the action, or a violation that names the field and what was expected; it never throws.
 */
export function readAction(value: unknown): Action | Violation {
  if (!isObject(value)) return malformed('action', 'an object such as {"verb": "end-turn"}');
  const extra = Object.keys(value).find((key) => key !== 'verb' && key !== 'noun');
  if (extra !== undefined) return malformed(`action.${extra.slice(0, 40)}`, 'only the fields verb and noun');
  if (!Object.hasOwn(value, 'verb') || typeof value.verb !== 'string' || value.verb.length > 100) {
    return malformed('action.verb', 'a text of at most 100 characters');
  }
  if (!Object.hasOwn(value, 'noun')) return { verb: value.verb };
  if (!plain(value.noun, 0)) return malformed('action.noun', 'plain JSON of moderate size');
  return { verb: value.verb, noun: value.noun as Json };
}

/** Tells a violation from an action or any other answer. */
export function isViolation(value: unknown): value is Violation {
  return isObject(value) && typeof value.clause === 'string' && typeof value.message === 'string';
}
