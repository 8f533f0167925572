import { darker, ink, lighter, mix, ochre, oxide, paper, paperShade, sideInks } from '../kit/colour.ts';
import { grain, type Picture, raster, wash } from '../kit/picture.ts';
import { hashText } from '../kit/random.ts';
import { n, Plate, text } from '../kit/svg.ts';

export const markerSize = 176;
type Side = 'US' | 'DE';

const middle = markerSize / 2;

function begin(name: string): Plate {
  return new Plate(name, markerSize, markerSize);
}

/** An eye for scouted, a flag for controlled; full-colour ground only when controlled. */
export function controlSvg(side: Side, state: 'scouted' | 'controlled'): string {
  const plate = begin(`control/${side}-${state}`);
  const inks = sideInks[side];
  const controlled = state === 'controlled';
  const ground = controlled ? inks.ground : paper;
  const mark = controlled ? paper : inks.deep;
  plate.add(
    `<rect width="${markerSize}" height="${markerSize}" fill="${controlled ? inks.deep : inks.ground}"/>`,
    `<circle cx="${middle}" cy="${middle}" r="74" fill="${ground}" stroke="${controlled ? paper : inks.deep}" stroke-width="4"${controlled ? '' : ' stroke-dasharray="14 8"'}/>`,
  );
  if (controlled) {
    const flag = side === 'US' ? 'M66 34H134Q122 52 134 72H66Z' : 'M66 34H136L120 53L136 72H66Z';
    plate.add(
      `<path d="M57 30H67V126H57Z" fill="${mark}"/><path d="${flag}" fill="${mark}"/>`,
      text(middle + 14, 124, side, { face: 'stencil', size: 38, fill: mark, anchor: 'middle' }),
    );
  } else {
    plate.add(
      `<path d="M30 74Q88 12 146 74Q88 134 30 74Z" fill="${mark}"/><circle cx="88" cy="73" r="23" fill="${paper}"/><circle cx="88" cy="73" r="12" fill="${mark}"/>`,
      text(middle, 141, side, { face: 'stencil', size: 36, fill: mark, anchor: 'middle' }),
    );
  }
  return plate.toString();
}

/** Where a squad comes in: an arrow down to the ground, and who may use it. */
export function spawnSvg(side: Side, label: string): string {
  const plate = begin(`spawn/${side}-${label}`);
  const inks = sideInks[side];
  const long = label.length > 1;
  plate.add(
    `<rect width="${markerSize}" height="${markerSize}" fill="${inks.ground}"/>`,
    side === 'US'
      ? `<rect x="12" y="12" width="152" height="152" rx="34" fill="${inks.deep}" stroke="${inks.pale}" stroke-width="4"/>`
      : `<path d="M38 12H138L164 38V138L138 164H38L12 138V38Z" fill="${inks.deep}" stroke="${inks.pale}" stroke-width="4"/>`,
    `<path d="M72 22H104V50H124L88 84L52 50H72Z" fill="${inks.pale}"/>`,
    text(middle, long ? 126 : 142, label, {
      face: 'stencil',
      size: label.length > 3 ? 33 : long ? 48 : 70,
      fill: paper,
      anchor: 'middle',
    }),
  );
  if (long) plate.add(text(middle, 152, side, { face: 'stencil', size: 24, fill: inks.pale, anchor: 'middle' }));
  return plate.toString();
}

/** Objective points: a gilt ring with the value, and as many pips. */
export function objectiveSvg(points: number): string {
  const plate = begin(`objective/${points}`);
  let pips = '';
  for (let i = 0; i < points; i++) {
    pips += `<path d="M0 -11L9 0L0 11L-9 0Z" fill="${oxide}" stroke="${ink}" stroke-width="1.6" transform="translate(${middle + (i - (points - 1) / 2) * 26} 136)"/>`;
  }
  plate.add(
    `<rect width="${markerSize}" height="${markerSize}" fill="${darker(ochre, 0.35)}"/>`,
    `<circle cx="${middle}" cy="${middle}" r="82" fill="${ochre}" stroke="${ink}" stroke-width="3"/>`,
    `<circle cx="${middle}" cy="${middle}" r="67" fill="${lighter(paper, 0.2)}" stroke="${ink}" stroke-width="3"/>`,
    `<circle cx="${middle}" cy="${middle}" r="74.5" fill="none" stroke="${lighter(ochre, 0.5)}" stroke-width="3" stroke-dasharray="3 9"/>`,
    text(middle, 117, String(points), { face: 'stencil', size: 92, fill: ink, anchor: 'middle' }),
    pips,
  );
  return plate.toString();
}

/** The tile a mortar is laid on. */
export function targetSvg(side: Side): string {
  const plate = begin(`target/${side}`);
  const inks = sideInks[side];
  plate.add(
    `<rect width="${markerSize}" height="${markerSize}" fill="${inks.ground}"/>`,
    `<circle cx="${middle}" cy="${middle}" r="78" fill="${paper}" stroke="${inks.deep}" stroke-width="5"/>`,
    `<circle cx="${middle}" cy="${middle}" r="54" fill="none" stroke="${oxide}" stroke-width="11"/>`,
    `<path d="M${middle} 6V62M${middle} 114V170M6 ${middle}H62M114 ${middle}H170" stroke="${oxide}" stroke-width="10"/>`,
    `<circle cx="${middle}" cy="${middle}" r="28" fill="${inks.deep}"/>`,
    text(middle, 98, side, { face: 'stencil', size: 30, fill: paper, anchor: 'middle' }),
  );
  return plate.toString();
}

/** Who has the initiative: the marker's face names the side, its arrow points at the holder (downwards). */
export function initiativeSvg(side: Side): string {
  const plate = new Plate(`initiative/${side}`, markerSize + 64, markerSize + 64);
  const size = markerSize + 64;
  const inks = sideInks[side];
  const panel =
    side === 'US'
      ? 'M60 14H180Q226 14 226 60V180Q226 226 180 226H60Q14 226 14 180V60Q14 14 60 14Z'
      : 'M50 14H190L226 50V190L190 226H50L14 190V50Z';
  plate.add(
    `<rect width="${size}" height="${size}" fill="${inks.ground}"/>`,
    `<path d="${panel}" fill="${paper}" stroke="${inks.deep}" stroke-width="5"/>`,
    `<path d="M88 26H152V92H196L120 168L44 92H88Z" fill="${inks.ground}" stroke="${inks.deep}" stroke-width="4"/>`,
    text(size / 2, 112, side, { face: 'stencil', size: 54, fill: '#f7f0de', anchor: 'middle' }),
    text(size / 2, 201, 'INITIATIVE', { face: 'stencil', size: 28, fill: inks.deep, anchor: 'middle', spacing: 0.5 }),
  );
  return plate.toString();
}

/** The signals post. */
export function radioSvg(): string {
  const plate = begin('radio');
  plate.add(
    `<rect width="${markerSize}" height="${markerSize}" fill="#4c4a40"/>`,
    `<rect x="10" y="10" width="156" height="156" rx="14" fill="${paperShade}" stroke="${ink}" stroke-width="3"/>`,
    `<path d="M120 74V22M112 30H128M106 22L120 14L134 22" stroke="${ink}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    `<rect x="30" y="72" width="116" height="66" rx="7" fill="#5d6148" stroke="${ink}" stroke-width="4"/>`,
    `<circle cx="58" cy="104" r="17" fill="${paper}" stroke="${ink}" stroke-width="3.4"/><path d="M58 104L67 93" stroke="${oxide}" stroke-width="4"/>`,
    `<circle cx="104" cy="92" r="8" fill="${ink}"/><circle cx="128" cy="92" r="8" fill="${ink}"/><path d="M94 112H138M94 120H138M94 128H138" stroke="${ink}" stroke-width="3.4"/>`,
    `<path d="M44 46Q54 34 66 34M36 34Q50 18 70 18" stroke="${oxide}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    text(middle, 160, 'RADIO', { face: 'stencil', size: 21, fill: ink, anchor: 'middle', spacing: 2 }),
  );
  return plate.toString();
}

/** A printed marker from its drawing. */
export function markerPicture(svg: string, name: string): Picture {
  const seed = hashText(name) % 997;
  const picture = raster(svg);
  wash(picture, 0.07, 60, seed);
  grain(picture, 0.05, seed + 3);
  return picture;
}

/** Places printed on the table: an outline and a word, the wood shows through. */
export function zoneSvg(
  side: Side,
  word: string,
  width: number,
  height: number,
  lie: 'pile' | 'row' | 'block',
): string {
  const plate = new Plate(`zone/${side}-${word}`, width, height);
  const print = mix(sideInks[side].pale, '#fff6e0', 0.35);
  const edge = lie === 'block' ? 5 : 8;
  const corner = side === 'US' ? 24 : 0;
  const w = width - 2 * edge;
  const h = height - 2 * edge;
  const c = 22;
  const outline =
    corner > 0
      ? `<rect x="${edge}" y="${edge}" width="${n(w)}" height="${n(h)}" rx="${corner}"/>`
      : `<path d="M${edge + c} ${edge}H${n(edge + w - c)}L${n(edge + w)} ${edge + c}V${n(edge + h - c)}L${n(edge + w - c)} ${n(edge + h)}H${edge + c}L${edge} ${n(edge + h - c)}V${edge + c}Z"/>`;
  plate.add(
    `<g fill="#1d140b" fill-opacity="0.16" stroke="${print}" stroke-opacity="0.62" stroke-width="2.4">${outline}</g>`,
  );
  const size = lie === 'pile' ? 40 : lie === 'row' ? 30 : 21;
  const x = lie === 'pile' ? width / 2 : edge + size;
  const y = lie === 'pile' ? height / 2 + size * 0.35 : edge + size * 1.15;
  plate.add(
    text(x, y, word.toUpperCase(), {
      face: 'stencil',
      size,
      fill: print,
      anchor: lie === 'pile' ? 'middle' : 'start',
      spacing: 3,
      opacity: 0.7,
    }),
  );
  return plate.toString();
}
