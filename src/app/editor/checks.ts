import { SIDES } from '../../models/undaunted/box.ts';
import type { Side } from '../../models/undaunted/types.ts';
import { InputError } from '../../rules/kernel/contract.ts';
import { scenarioProblems } from '../../rules/undaunted/setup.ts';
import type { Draft } from './draft.ts';

/** Name of the whole in the fields of problems. */
export const ROOT = 'scenario';

/** Where a problem is put right. */
export type Desk = 'map' | 'scenario' | Side;

/** Something that a scenario still needs before it can be played. */
export interface Problem {
  /** Path of the field in the file: "scenario.sides.US.spawnMarkers". */
  field: string;
  /** What it needs: "a spawn tile for Rifleman A (UN-RUL-49)". */
  expected: string;
  desk: Desk;
}

function deskOf(field: string): Desk {
  const side = SIDES.find((each) => field.startsWith(`${ROOT}.sides.${each}.`));
  if (side && /\.(deck|supply)\b/.test(field)) return side;
  return side || /\.(tiles|objectives|radio)\b/.test(field) ? 'map' : 'scenario';
}

/** What the empty fields of a draft want; the rules' own check comes after it, with a title lent. */
function empties({ title, tiles }: Draft): InputError[] {
  return [
    ...(title.trim() === '' ? [new InputError(`${ROOT}.title`, 'a title')] : []),
    ...(tiles.length === 0 ? [new InputError(`${ROOT}.tiles`, 'at least one tile')] : []),
  ];
}

/** Everything that keeps a draft from being played, each once; empty for one that can be. */
export function draftProblems(draft: Draft): Problem[] {
  const missing = empties(draft);
  const lent = draft.title.trim() === '' ? { ...draft, title: 'Untitled' } : draft;
  const found = draft.tiles.length === 0 ? missing : [...missing, ...scenarioProblems(lent, ROOT)];
  const once = new Map(found.map((error) => [error.message, error]));
  return [...once.values()].map(({ field, expected }) => ({ field, expected, desk: deskOf(field) }));
}

/** Fields that are allowed to want something while one is at work; a fault anywhere else is that of a damaged file. */
const UNFINISHED = [
  /\.title$/,
  /\.tiles$/,
  /\.sides\.(US|DE)\.(counters|spawnMarkers)$/,
  /\.victory\.(US|DE)(\.points)?$/,
];

/** Whether a problem is only something that has not been done yet. */
export const isUnfinished = ({ field }: Pick<Problem, 'field'>): boolean => UNFINISHED.some((one) => one.test(field));
