import type { UnitType } from '../../../src/models/undaunted/types.ts';

/**
 * Pictograms of the units, in a box of 64 by 64, drawn in one colour (`currentColor` is not used: the colour is put
 * in where it is printed). Each is a tool no other unit has, so they are told apart at 24 px.
 */
const icons: Record<UnitType, (ink: string, ground: string) => string> = {
  rifleman: (ink, ground) =>
    `<g transform="translate(31 33) rotate(-40) scale(1.12)"><path d="M-36 0L-34 12Q-31 13 -28 12L-14 6L-8 8L-4 6.5L22 5.5L22 -1.5L38 -1.5L38 -5.5L30 -5.5L30 -9L26 -9L26 -5.5L6 -5.5L4 -8L-9 -8L-12 -4.5L-18 -4Q-26 -3 -36 0Z" fill="${ink}"/>` +
    `<path d="M-2 0.5H20" stroke="${ground}" stroke-width="1.8"/><path d="M-6 8Q-3 13 3 7" fill="none" stroke="${ink}" stroke-width="2.2"/><path d="M-3 -8L2 -13" stroke="${ink}" stroke-width="3.4" stroke-linecap="round"/></g>`,
  scout: (ink, ground) =>
    `<path d="M17 10H26V20H38V10H47L58 42A13.5 13.5 0 1 1 33 49L33 34H31L31 49A13.5 13.5 0 1 1 6 42Z" fill="${ink}"/>` +
    `<circle cx="18.5" cy="47" r="8" fill="${ground}"/><circle cx="45.5" cy="47" r="8" fill="${ground}"/>` +
    `<circle cx="18.5" cy="47" r="4.4" fill="${ink}"/><circle cx="45.5" cy="47" r="4.4" fill="${ink}"/><path d="M29 24H35V30H29Z" fill="${ground}"/>`,
  machineGunner: (ink, ground) =>
    `<g transform="translate(32 34) scale(1.2) translate(-32 -34)"><path d="M1 27L13 24.5L15 20H34L36 23H60V20H64V34H60V31H37L35 36H31L33 47H25L22 36H15L4 38Z" fill="${ink}"/>` +
    `<path d="M44 30L36 54M48 30L56 54" stroke="${ink}" stroke-width="4.8" stroke-linecap="round"/>` +
    `<path d="M19 20Q19 11 27 11Q34 11 34 20Z" fill="${ink}"/><path d="M40 27H43M46 27H49M52 27H55" stroke="${ground}" stroke-width="2.4"/></g>`,
  sniper: (ink) =>
    `<circle cx="32" cy="32" r="20" fill="none" stroke="${ink}" stroke-width="5.5"/>` +
    `<path d="M32 3V25M32 39V61M3 32H25M39 32H61" stroke="${ink}" stroke-width="4.6"/><circle cx="32" cy="32" r="3.4" fill="${ink}"/>`,
  mortar: (ink, ground) =>
    `<path d="M8 50L38 12L49 20L22 56Z" fill="${ink}"/><path d="M5 55H31V61H5Z" fill="${ink}"/>` +
    `<path d="M38 30L52 58M35 34L58 53" stroke="${ink}" stroke-width="4.4" stroke-linecap="round"/>` +
    `<path d="M50 3Q57 3 59 9Q58 14 52 14L47 10Q46 6 50 3Z" fill="${ink}"/><path d="M17 46L40 17" stroke="${ground}" stroke-width="1.8"/>`,
  squadLeader: (ink) =>
    [8, 24, 40]
      .map((y) => `<path d="M6 ${y + 14}L32 ${y}L58 ${y + 14}V${y + 22}L32 ${y + 8}L6 ${y + 22}Z" fill="${ink}"/>`)
      .join(''),
  platoonGuide: (ink, ground) =>
    `<circle cx="32" cy="32" r="27" fill="none" stroke="${ink}" stroke-width="5"/>` +
    `<path d="M46 14L37 37L18 50L27 27Z" fill="${ink}"/><circle cx="32" cy="32" r="3.6" fill="${ground}"/><path d="M32 3V10M32 54V61M3 32H10M54 32H61" stroke="${ink}" stroke-width="4"/>`,
  platoonSergeant: (ink) =>
    `<path d="M32 2L37.5 15.5L52 16.5L41 26L44.6 40L32 32.4L19.4 40L23 26L12 16.5L26.5 15.5Z" fill="${ink}"/>` +
    `<path d="M6 42L32 56L58 42V49L32 63L6 49Z" fill="${ink}"/>`,
  fogOfWar: (ink) =>
    `<path d="M14 38A11 11 0 0 1 15 17A15 15 0 0 1 43 12A12 12 0 0 1 51 36Q50 38 46 38Z" fill="${ink}"/>` +
    `<path d="M8 46H42M22 54H56M48 46H54" stroke="${ink}" stroke-width="4.6" stroke-linecap="round"/>`,
};

/** A unit's pictogram with its upper left corner at (x, y). */
export function unitIcon(
  unit: UnitType,
  x: number,
  y: number,
  size: number,
  colours: { ink: string; ground: string },
): string {
  const body = icons[unit](colours.ink, colours.ground);
  return `<g transform="translate(${x} ${y}) scale(${size / 64})">${body}</g>`;
}
