import type { CardStrip } from '../../rules/kernel/contract.ts';

/** Whether the strip lies open at the bottom of the page: the hand of whoever sits there. */
export const isOwnHand = (strip: CardStrip, seated: string | null): boolean =>
  strip.id === 'hand' && strip.seat === seated;
