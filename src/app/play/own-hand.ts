import type { CardStrip } from '../../rules/kernel/contract.ts';

/** Whether the game is one of cards in hand; else a side's secrets lie on the table. */
export const hasHands = (strips: readonly CardStrip[]): boolean => strips.some(({ id }) => id === 'hand');

/** Whether the strip lies open at the bottom of the page: the hand of whoever sits there. */
export const isOwnHand = (strip: CardStrip, seated: string | null): boolean =>
  strip.id === 'hand' && strip.seat === seated;
