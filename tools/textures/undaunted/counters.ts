import type { UnitType } from '../../../src/models/undaunted/types.ts';
import { unitIcon } from '../icons/units.ts';
import { darker, ink, lighter, mix, oxide, paper, type SideInks, sideInks } from '../kit/colour.ts';
import { grain, type Picture, raster, wash } from '../kit/picture.ts';
import { hashText } from '../kit/random.ts';
import { Plate, text } from '../kit/svg.ts';

export const counterSize = 224;

/** What a combat counter shows. */
export interface CounterFace {
  id: string;
  side: 'US' | 'DE';
  type: UnitType;
  squad: string | null;
  baseDefence: number;
}

/**
 * One face of a counter. The sides differ by colour, by letters and by the panel's shape (round corners for US, cut
 * ones for DE); the suppressed face is dark, hatched and bears a chevron pointing down.
 */
export function counterSvg(counter: CounterFace, suppressed: boolean): string {
  const plate = new Plate(`counter/${counter.id}/${suppressed}`, counterSize, counterSize);
  const inks = sideInks[counter.side];
  const base = suppressed ? darker(inks.deep, 0.25) : inks.ground;
  const field = suppressed ? mix(inks.deep, inks.ground, 0.35) : paper;
  const mark = suppressed ? inks.pale : darker(inks.deep, 0.25);
  const panel = panelPath(counter.side);
  plate.add(
    `<rect width="${counterSize}" height="${counterSize}" fill="${base}"/>`,
    `<rect x="4" y="4" width="216" height="216" rx="20" fill="none" stroke="${lighter(base, 0.28)}" stroke-width="2.4"/>`,
    `<path d="${panel}" fill="${field}" stroke="${suppressed ? inks.pale : ink}" stroke-width="3"/>`,
  );
  if (suppressed) plate.add(`<g ${plate.clip(`<path d="${panel}"/>`)}>${hatch(darker(inks.deep, 0.35))}</g>`);
  plate.add(unitIcon(counter.type, 53, 21, 118, { ink: mark, ground: field }));
  plate.add(defence(counter, inks, suppressed));
  plate.add(badge(counter, inks, suppressed));
  if (suppressed) plate.add(down());
  return plate.toString();
}

function panelPath(side: 'US' | 'DE'): string {
  return side === 'US'
    ? 'M54 12H170Q212 12 212 54V106Q212 148 170 148H54Q12 148 12 106V54Q12 12 54 12Z'
    : 'M38 12H186L212 38V122L186 148H38L12 122V38Z';
}

function hatch(colour: string): string {
  let body = '';
  for (let d = -170; d < 240; d += 19) body += `M${d} 170L${d + 170} 0`;
  return `<path d="${body}" stroke="${colour}" stroke-width="7" opacity="0.85"/>`;
}

/** The squad's letter at the lower left; a unit without one bears its side's letters there. */
function badge(counter: CounterFace, inks: SideInks, suppressed: boolean): string {
  const fill = suppressed ? inks.pale : paper;
  const letter = counter.squad
    ? text(48, 210, counter.squad, { face: 'stencil', size: 66, fill, anchor: 'middle' })
    : '';
  const x = counter.squad ? 106 : 62;
  return (
    letter +
    text(x, counter.squad ? 207 : 208, counter.side, {
      face: 'stencil',
      size: counter.squad ? 34 : 52,
      fill: suppressed ? mix(inks.pale, inks.deep, 0.3) : inks.pale,
      anchor: 'middle',
    })
  );
}

/** Defence in a shield at the lower right. */
function defence(counter: CounterFace, inks: SideInks, suppressed: boolean): string {
  const path = 'M150 140H214V174Q214 204 182 219Q150 204 150 174Z';
  return (
    `<path d="${path}" fill="${suppressed ? inks.pale : paper}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M156 146H208V174Q208 199 182 211Q156 199 156 174Z" fill="none" stroke="${suppressed ? inks.deep : inks.ground}" stroke-width="2"/>` +
    text(182, 199, String(counter.baseDefence), { face: 'stencil', size: 58, fill: ink, anchor: 'middle' })
  );
}

/** Pinned down: a double chevron at the upper left. */
function down(): string {
  return `<g transform="translate(40 42) scale(0.82)"><circle r="35" fill="${oxide}" stroke="${paper}" stroke-width="4"/><path d="M-18 -16L0 0L18 -16M-18 3L0 19L18 3" fill="none" stroke="${paper}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/></g>`;
}

export function counterPicture(counter: CounterFace, suppressed: boolean): Picture {
  const seed = hashText(counter.id) % 997;
  const picture = raster(counterSvg(counter, suppressed));
  wash(picture, 0.08, 70, seed);
  grain(picture, 0.05, seed + 3);
  return picture;
}
