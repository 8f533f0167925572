import { MODEL_TYPE } from '../../../src/models/skirmish/box.ts';
import { FORMS, standeeForm } from '../../../src/models/skirmish/components.ts';
import type { ModelTypeId, Side } from '../../../src/models/skirmish/schema.ts';
import { ink, paper } from '../kit/colour.ts';
import { blank, duotone, grain, lay, type Picture, raster, rimmed, wash } from '../kit/picture.ts';
import { hashText } from '../kit/random.ts';
import { Plate, text, textWidth } from '../kit/svg.ts';
import { fitted } from './figures.ts';
import { inksBySide } from './inks.ts';

/** px to the centimetre. */
const scale = 100;
/** Height of the strip at the foot, px. */
const foot = 52;
/** Width of the pale rim, px: still seen from a seat at the table, where a figure is thirty pixels high. */
const rim = 11;
/** Room kept for the rims about what is drawn, px. */
const margin = rim + 5;

/** Size of a type's standee card, px. */
export function standeeSize(type: ModelTypeId): { width: number; height: number } {
  const form = FORMS[standeeForm(type)];
  if (!form) throw new Error(`no form for the standee of ${type}`);
  return { width: Math.round(form.w * scale), height: Math.round(form.d * scale) };
}

/** The figure alone; `back` shows it mirrored, as from behind. */
export function figureSvg(side: Side, type: ModelTypeId, back: boolean): string {
  const { width, height } = standeeSize(type);
  const plate = new Plate(`standee/${side}-${type}`, width, height);
  const inks = inksBySide[side];
  const box = { x: margin, y: margin + 2, w: width - 2 * margin, h: height - foot - margin + 2 };
  plate.add(fitted(plate, type, inks, box, type === 'bulwark' ? 4 : 3.7, back));
  return plate.toString();
}

/** The strip that stands in the base: the type's name on the side's colour. */
export function footSvg(side: Side, type: ModelTypeId): string {
  const { width, height } = standeeSize(type);
  const plate = new Plate(`foot/${side}-${type}`, width, height);
  const inks = inksBySide[side];
  const name = MODEL_TYPE[type].name.toUpperCase();
  const look = { face: 'stencil', size: 34 } as const;
  const size = Math.min(34, (34 * (width - 2 * margin - 24)) / textWidth(name, look));
  const corner = side === 'A' ? 14 : 1;
  plate.add(
    `<rect x="${margin}" y="${height - foot}" width="${width - 2 * margin}" height="${foot + 40}" rx="${corner}" fill="${inks.ground}"/>`,
    `<rect x="${margin + 5}" y="${height - foot + 5}" width="${width - 2 * margin - 10}" height="${foot - 10}" rx="${corner - 1}" fill="none" stroke="${inks.pale}" stroke-width="2"/>`,
    text(width / 2, height - foot / 2 + size * 0.36, name, {
      face: 'stencil',
      size,
      fill: '#f8f0de',
      anchor: 'middle',
    }),
  );
  return plate.toString();
}

/**
 * A standee, cut out of card: figure with a pale rim and an ink line about it, over its strip. The back is in two tones
 * of the side's colour, so that it is seen at once which way a model looks.
 */
export function standeePicture(side: Side, type: ModelTypeId, back: boolean): Picture {
  const { width, height } = standeeSize(type);
  const seed = hashText(type) % 997;
  const whole = blank(width, height);
  const shape = raster(figureSvg(side, type, back));
  if (back) duotone(shape, inksBySide[side].ground, inksBySide[side].pale);
  lay(whole, shape);
  lay(whole, raster(footSvg(side, type)));
  wash(whole, 0.1, 70, seed);
  const picture = rimmed(rimmed(whole, rim, paper), 2, ink);
  grain(picture, 0.04, seed + 5);
  return picture;
}
