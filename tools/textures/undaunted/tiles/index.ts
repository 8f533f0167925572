import { ink, oxide, paper } from '../../kit/colour.ts';
import { grain, lay, mute, type Picture, raster, wash, wobble } from '../../kit/picture.ts';
import { hashText } from '../../kit/random.ts';
import { line, Plate, text, textWidth } from '../../kit/svg.ts';
import { fields } from './fields.ts';
import { groves } from './groves.ts';
import { hills } from './hills.ts';
import { holdings } from './holdings.ts';
import { at, type Painter, side } from './painter.ts';

const painters: Record<string, Painter> = { ...fields, ...groves, ...holdings, ...hills };

/** What a tile's picture says. */
export interface TileFace {
  face: string;
  label: string;
  isHill: boolean;
  cover: number;
  coverReduced: number | null;
}

/** The land of one face, as SVG. Throws when no painter knows the label. */
export function landSvg(tile: TileFace): string {
  const painter = painters[tile.label];
  if (!painter) throw new Error(`tile ${tile.face}: no painter for the label ${tile.label}`);
  const plate = new Plate(`tile/${tile.face}`, side, side);
  painter(plate);
  return plate.toString();
}

/** What is printed over the land: name plate lower left, cover shield lower right, frame. */
export function printSvg(tile: TileFace): string {
  const plate = new Plate(`print/${tile.face}`, side, side);
  plate.add(
    `<rect x="1.5" y="1.5" width="${side - 3}" height="${side - 3}" fill="none" stroke="${paper}" stroke-width="7"/>`,
    `<rect x="5" y="5" width="${side - 10}" height="${side - 10}" fill="none" stroke="${ink}" stroke-width="1.6" opacity="0.8"/>`,
  );
  const look = { face: 'sans', size: 25, fill: ink } as const;
  const numberWidth = 20 + textWidth(tile.face, { face: 'stencil', size: 30 });
  const width = numberWidth + textWidth(tile.label, look) + 26;
  plate.add(
    `<g transform="translate(12 424)"><rect x="3" y="4" width="${width}" height="44" rx="3" fill="#1c1a17" opacity="0.3"/>` +
      `<rect width="${width}" height="44" rx="3" fill="${paper}" stroke="${ink}" stroke-width="2"/>` +
      `<rect width="${numberWidth}" height="44" rx="3" fill="${ink}"/>` +
      text(numberWidth / 2, 33, tile.face, { face: 'stencil', size: 30, fill: paper, anchor: 'middle' }) +
      text(numberWidth + 11, 30.5, tile.label, look) +
      '</g>',
  );
  plate.add(shield(tile));
  return plate.toString();
}

/** Cover in a shield; a hill's bears both values and a peak above them. */
function shield(tile: TileFace): string {
  const wide = tile.coverReduced !== null;
  const w = wide ? 112 : 78;
  const path = `M0 8Q0 0 8 0H${w - 8}Q${w} 0 ${w} 8V44Q${w} 70 ${w / 2} 90Q0 70 0 44Z`;
  const fill = tile.cover === 0 ? '#e9dfc6' : paper;
  const value =
    tile.coverReduced === null
      ? text(w / 2, 60, String(tile.cover), {
          face: 'stencil',
          size: 54,
          fill: tile.cover === 0 ? '#857a66' : ink,
          anchor: 'middle',
        })
      : text(w / 2 - 24, 62, String(tile.cover), { face: 'stencil', size: 50, fill: ink, anchor: 'middle' }) +
        `<path d="M${w / 2 + 9} 24L${w / 2 - 3} 66" stroke="${ink}" stroke-width="3.5"/>` +
        text(w / 2 + 26, 62, String(tile.coverReduced), { face: 'stencil', size: 36, fill: oxide, anchor: 'middle' }) +
        `<path d="${line([at(w / 2 - 17, 21), at(w / 2 - 4, 6), at(w / 2 + 4, 14), at(w / 2 + 9, 9), at(w / 2 + 20, 21)], true)}" fill="${ink}"/>`;
  return (
    `<g transform="translate(${side - 14 - w} ${side - 106})"><path d="${path}" fill="#1c1a17" opacity="0.35" transform="translate(3 4)"/>` +
    `<path d="${path}" fill="${fill}" stroke="${ink}" stroke-width="3"/>` +
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="1.2" opacity="0.6" transform="translate(${w * 0.065} 4.6) scale(0.87)"/>${value}</g>`
  );
}

/** The finished face: painted land made uneven by hand and pigment, print laid over it, paper grain. */
export function tilePicture(tile: TileFace): Picture {
  const seed = hashText(tile.face) % 9973;
  const picture = wobble(raster(landSvg(tile)), 2.6, 34, seed);
  mute(picture, 0.2);
  wash(picture, 0.17, 120, seed + 11);
  wash(picture, 0.1, 18, seed + 23);
  lay(picture, raster(printSvg(tile)));
  grain(picture, 0.045, seed + 31);
  return picture;
}

/** The common back of the tiles: map paper with a grid, seen only while tiles are handed out. */
export function tileBack(): Picture {
  const plate = new Plate('tile/back', side, side);
  let grid = '';
  for (let i = 60; i < side; i += 60) grid += `M${i} 0V${side}M0 ${i}H${side}`;
  plate.add(
    `<rect width="${side}" height="${side}" fill="#d8cba9"/>`,
    `<path d="${grid}" stroke="#7d6c4b" stroke-width="1.2" opacity="0.5"/>`,
    `<rect x="16" y="16" width="${side - 32}" height="${side - 32}" fill="none" stroke="${ink}" stroke-width="2.4"/>`,
    `<g transform="translate(240 240)" stroke="${ink}" fill="none"><circle r="96" stroke-width="3"/><circle r="84" stroke-width="1.2"/>` +
      `<path d="M0 -120L20 -20L120 0L20 20L0 120L-20 20L-120 0L-20 -20Z" fill="#efe7d3" stroke-width="2.4"/>` +
      `<path d="M0 -120L20 -20L0 0ZM120 0L20 20L0 0ZM0 120L-20 20L0 0ZM-120 0L-20 -20L0 0Z" fill="${ink}" stroke="none"/></g>`,
  );
  const picture = raster(plate.toString());
  wash(picture, 0.1, 140, 5);
  grain(picture, 0.05, 6);
  return picture;
}
