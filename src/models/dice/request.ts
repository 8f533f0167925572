/** The kinds of thing that can be thrown: ten-sided die, six-sided die, coin. */
export type DieKind = 'd10' | 'd6' | 'coin';

/** A face as printed: d10 0-9, d6 1-6, coin H (heads) or T (tails). */
export type Face = number | 'H' | 'T';

/** Faces each kind can show, in the order used for counting. */
export const FACES: Readonly<Record<DieKind, readonly Face[]>> = {
  d10: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  d6: [1, 2, 3, 4, 5, 6],
  coin: ['H', 'T'],
};

/**
 * Dice a game waits for. Made by the rules, answered from outside with one face per die in the same order: by the
 * tray in the page, by headless physics, by a seeded source in fuzz runs or by hand in a test.
 */
export interface DiceRequest {
  /** Unique within a game; the answer names it, so an answer for a stale request is dropped. */
  id: string;
  /** The dice, in the order in which their faces are to be answered. */
  dice: { kind: DieKind }[];
  /** What the throw is for, in plain words: "Attack on Rifleman A". */
  purpose: string;
  /** The seat that throws; where it is `common`, only the one under which it is kept. */
  seat: string;
  /** What is needed, in plain words: "7 or more, or 0". */
  need: string;
  /** Faces that count as a success on one die, marked on the dice afterwards; none where it is `common`. */
  succeeds: Face[];
  /** Chance that the whole throw succeeds, 0 to 1; 0 where nothing can. */
  chance: number;
  /** What a face decides, in plain words, where it does more than succeed or fail: "A goes first". */
  means?: Readonly<Partial<Record<Face, string>>>;
  /**
   * It decides between the seats and is no one's own (initiative): nobody succeeds, and at a screen that several share
   * all look on, so that nothing private is shown while it is waited for.
   */
  common?: true;
}

/** The seat whose own throw it is; null where it is no one's. */
export const throwerOf = ({ seat, common }: DiceRequest): string | null => (common ? null : seat);

/** Whether all that is thrown are coins: then nothing is said of dice. */
export const areCoins = (dice: DiceRequest['dice']): boolean => dice.every(({ kind }) => kind === 'coin');

/** Whether these faces are sides of coins; false where there are none. */
export const areCoinFaces = (faces: readonly Face[]): boolean =>
  faces.length > 0 && faces.every((face) => typeof face === 'string');

/** A face in words: "7", "heads", "tails". */
export const faceName = (face: Face): string =>
  typeof face === 'number' ? String(face) : { H: 'heads', T: 'tails' }[face];

/** Whether `face` is printed on a die of this kind. */
export function isFace(kind: DieKind, face: unknown): face is Face {
  return FACES[kind].includes(face as Face);
}
