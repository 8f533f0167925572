import type { ActionName } from '../../../src/models/undaunted/types.ts';

/** Signs of the actions, in a box of 64 by 64, in one colour. */
const arrow = 'M4 25H34V10L60 32L34 54V39H4Z';

const icons: Record<ActionName, (ink: string, ground: string) => string> = {
  Move: (ink) => `<path d="${arrow}" fill="${ink}"/>`,
  Scout: (ink) => `<path d="M4 25H10V39H4ZM15 25H21V39H15ZM26 25H34V10L60 32L34 54V39H26Z" fill="${ink}"/>`,
  Stalk: (ink) =>
    `<path d="M4 52Q6 24 34 22V8L60 29L34 50V37Q18 38 14 56Z" fill="${ink}"/><path d="M6 8Q20 6 22 18Q10 20 6 8Z" fill="${ink}"/>`,
  Guide: (ink, ground) =>
    `<circle cx="32" cy="32" r="25" fill="none" stroke="${ink}" stroke-width="6"/><path d="M45 15L37 37L19 49L27 27Z" fill="${ink}"/><circle cx="32" cy="32" r="3.4" fill="${ground}"/>`,
  Attack: (ink) =>
    `<path d="M32 2L38 20L54 10L46 27L63 32L46 38L54 54L38 45L32 62L26 45L10 54L18 38L1 32L18 27L10 10L26 20Z" fill="${ink}"/>`,
  Suppress: (ink) => `<path d="M4 8H60V17H4Z" fill="${ink}"/><path d="M24 23H40V38H56L32 61L8 38H24Z" fill="${ink}"/>`,
  Blast: (ink, ground) =>
    `<circle cx="28" cy="40" r="21" fill="${ink}"/><path d="M40 22L47 14" stroke="${ink}" stroke-width="7"/><path d="M47 13Q50 4 58 8M52 15L62 17M44 9L42 2" stroke="${ink}" stroke-width="4.4" fill="none" stroke-linecap="round"/><path d="M16 38A13 13 0 0 1 27 27" stroke="${ground}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  Target: (ink) =>
    `<path d="M5 22V5H22M42 5H59V22M59 42V59H42M22 59H5V42" fill="none" stroke="${ink}" stroke-width="6.4"/><circle cx="32" cy="32" r="9" fill="${ink}"/>`,
  Control: (ink) => `<path d="M12 3H19V62H12Z" fill="${ink}"/><path d="M19 6H58L48 20L58 35H19Z" fill="${ink}"/>`,
  Bolster: (ink, ground) =>
    `<rect x="8" y="4" width="34" height="46" rx="5" fill="none" stroke="${ink}" stroke-width="6"/><circle cx="44" cy="46" r="17" fill="${ink}"/><path d="M44 36V56M34 46H54" stroke="${ground}" stroke-width="5.4"/>`,
  Command: (ink, ground) =>
    `<g stroke="${ground}" stroke-width="3"><rect x="6" y="16" width="28" height="40" rx="4" fill="${ink}" transform="rotate(-14 20 36)"/><rect x="30" y="16" width="28" height="40" rx="4" fill="${ink}" transform="rotate(14 44 36)"/><rect x="18" y="10" width="28" height="42" rx="4" fill="${ink}"/></g><path d="M32 20L35.4 28L44 28.6L37.4 34L39.6 42L32 37.6L24.4 42L26.6 34L20 28.6L28.6 28Z" fill="${ground}"/>`,
  Inspire: (ink) =>
    `<path d="M52 40A22 22 0 1 1 48 16" fill="none" stroke="${ink}" stroke-width="8"/><path d="M36 22L60 25L57 2Z" fill="${ink}"/>`,
  Recon: (ink, ground) =>
    `<path d="M2 32Q32 -2 62 32Q32 66 2 32Z" fill="${ink}"/><circle cx="32" cy="32" r="13" fill="${ground}"/><circle cx="32" cy="32" r="7" fill="${ink}"/>`,
  Conceal: (ink) =>
    `<path d="M14 42A12 12 0 0 1 15 19A16 16 0 0 1 44 13A13 13 0 0 1 52 39Q51 42 46 42Z" fill="${ink}"/><path d="M8 51H40M24 60H56" stroke="${ink}" stroke-width="5.4" stroke-linecap="round"/>`,
};

/** An action's sign with its upper left corner at (x, y). */
export function actionIcon(
  action: ActionName,
  x: number,
  y: number,
  size: number,
  colours: { ink: string; ground: string },
): string {
  const body = icons[action](colours.ink, colours.ground);
  return `<g transform="translate(${x} ${y}) scale(${size / 64})">${body}</g>`;
}
