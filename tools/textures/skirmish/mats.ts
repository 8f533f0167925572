import { FORMS } from '../../../src/models/skirmish/components.ts';
import type { Scenario, Side } from '../../../src/models/skirmish/schema.ts';
import type { Form } from '../../../src/models/table/piece.ts';
import { zoneOf } from '../../../src/rules/skirmish/setup.ts';
import { darker, ink, lighter, paper } from '../kit/colour.ts';
import { grain, lay, mute, type Picture, raster, wash, wobble } from '../kit/picture.ts';
import { hashText } from '../kit/random.ts';
import { curve, n, Plate, type Point, scallop, text } from '../kit/svg.ts';
import { inksBySide } from './inks.ts';

/** px to the centimetre. */
export const matScale = 12;

type Ground = (plate: Plate) => void;

/** What each battlefield is made of. */
const grounds: Record<string, Ground> = {
  'last-man-standing': (plate) => {
    slabs(plate, '#a9a391', 150);
    cracks(plate, 26);
    stains(plate, 26, '#6d6656');
    paint(plate);
  },
  'envoy-run': (plate) => {
    base(plate, '#8f8f86');
    const { width: w, height: h } = plate;
    plate.add(
      `<rect width="${n(w * 0.2)}" height="${h}" fill="#b5ab95"/><rect x="${n(w * 0.8)}" width="${n(w * 0.2)}" height="${h}" fill="#b5ab95"/>`,
    );
    kerb(plate, w * 0.2);
    kerb(plate, w * 0.8);
    plate.add(
      `<path d="M${n(w / 2)} 0V${h}" stroke="#d9d2bd" stroke-width="10" stroke-dasharray="70 56" opacity="0.75"/>`,
    );
    cracks(plate, 20);
    stains(plate, 22, '#5c5a52');
    tyres(plate, [
      [w * 0.36, -20],
      [w * 0.34, h * 0.4],
      [w * 0.4, h * 0.7],
      [w * 0.37, h + 20],
    ]);
  },
  'satellite-sabotage': (plate) => {
    base(plate, '#b9aa80');
    stains(plate, 40, '#94875f');
    dunes(plate);
    stones(plate, 150);
    scrub(plate, 90);
    const { width: w, height: h } = plate;
    tyres(plate, [
      [-20, h * 0.62],
      [w * 0.3, h * 0.55],
      [w * 0.55, h * 0.42],
      [w * 0.62, -20],
    ]);
  },
  'ammunition-dump': (plate) => {
    base(plate, '#97875f');
    stains(plate, 50, '#6f6243');
    scrub(plate, 110);
    stones(plate, 90);
    const { width: w, height: h } = plate;
    tyres(plate, [
      [-20, h * 0.5],
      [w * 0.3, h * 0.46],
      [w * 0.7, h * 0.54],
      [w + 20, h * 0.5],
    ]);
    tyres(plate, [
      [w * 0.5, h * 0.22],
      [w * 0.42, h * 0.4],
      [w * 0.36, h * 0.48],
    ]);
    tyres(plate, [
      [w * 0.5, h * 0.78],
      [w * 0.58, h * 0.6],
      [w * 0.64, h * 0.52],
    ]);
    puddles(plate, 9);
  },
};

function base(plate: Plate, colour: string): void {
  plate.add(`<rect width="${plate.width}" height="${plate.height}" fill="${colour}"/>`);
}

function slabs(plate: Plate, colour: string, size: number): void {
  const { chance, width, height } = plate;
  for (let y = 0; y < height; y += size) {
    for (let x = 0; x < width; x += size) {
      const tone = chance.happens(0.5)
        ? lighter(colour, chance.between(0, 0.12))
        : darker(colour, chance.between(0, 0.1));
      plate.add(
        `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${tone}" stroke="#6f6858" stroke-width="2.4" stroke-opacity="0.7"/>`,
      );
    }
  }
}

function wander(plate: Plate, from: Point, steps: number, step: number): Point[] {
  const { chance } = plate;
  const points = [from];
  let angle = chance.between(0, 6.28);
  for (let i = 0; i < steps; i++) {
    angle += chance.between(-0.7, 0.7);
    const last = points[points.length - 1] as Point;
    points.push({ x: last.x + Math.cos(angle) * step, y: last.y + Math.sin(angle) * step });
  }
  return points;
}

const anywhere = (plate: Plate): Point => ({
  x: plate.chance.between(0, plate.width),
  y: plate.chance.between(0, plate.height),
});

function cracks(plate: Plate, count: number): void {
  for (let i = 0; i < count; i++) {
    const points = wander(plate, anywhere(plate), 6, plate.chance.between(14, 30));
    plate.add(
      `<path d="M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}" fill="none" stroke="#4d473b" stroke-width="2" opacity="0.6"/>`,
    );
  }
}

function stains(plate: Plate, count: number, colour: string): void {
  let body = '';
  for (let i = 0; i < count; i++) {
    const p = anywhere(plate);
    body += `<ellipse cx="${n(p.x)}" cy="${n(p.y)}" rx="${n(plate.chance.between(40, 170))}" ry="${n(plate.chance.between(30, 110))}"/>`;
  }
  plate.add(`<g fill="${colour}" opacity="0.34" ${plate.blur(26)}>${body}</g>`);
}

/** Worn paint of a goods yard. */
function paint(plate: Plate): void {
  const { width: w, height: h } = plate;
  plate.add(
    `<g fill="none" stroke="#d8c48c" stroke-width="9" stroke-dasharray="60 9 34 6" opacity="0.6"><rect x="${n(w * 0.26)}" y="${n(h * 0.24)}" width="${n(w * 0.48)}" height="${n(h * 0.52)}"/><path d="M${n(w / 2)} ${n(h * 0.24)}V${n(h * 0.76)}"/><circle cx="${n(w / 2)}" cy="${n(h / 2)}" r="${n(h * 0.1)}"/></g>`,
  );
}

function kerb(plate: Plate, x: number): void {
  plate.add(
    `<rect x="${n(x - 9)}" width="18" height="${plate.height}" fill="#cfc6b0" stroke="#5c5649" stroke-width="2"/>`,
    `<path d="M${n(x)} 0V${plate.height}" stroke="#5c5649" stroke-width="18" stroke-dasharray="2 46" opacity="0.7"/>`,
  );
}

function tyres(plate: Plate, way: [number, number][]): void {
  for (const offset of [-16, 16]) {
    const path = curve(way.map(([x, y]) => ({ x: x + offset, y: y + offset * 0.6 })));
    plate.add(
      `<path d="${path}" fill="none" stroke="#5b503b" stroke-width="13" opacity="0.28"/>`,
      `<path d="${path}" fill="none" stroke="#3f3728" stroke-width="11" stroke-dasharray="4 7" opacity="0.28"/>`,
    );
  }
}

function dunes(plate: Plate): void {
  for (let i = 0; i < 16; i++) {
    const p = anywhere(plate);
    const w = plate.chance.between(120, 300);
    const path = `M${n(p.x - w / 2)} ${n(p.y)}Q${n(p.x)} ${n(p.y - w * 0.24)} ${n(p.x + w / 2)} ${n(p.y)}`;
    plate.add(
      `<path d="${path}Q${n(p.x)} ${n(p.y - w * 0.08)} ${n(p.x - w / 2)} ${n(p.y)}Z" fill="#d3c69b" opacity="0.5"/><path d="${path}" fill="none" stroke="#7d6f49" stroke-width="2" opacity="0.5"/>`,
    );
  }
}

function stones(plate: Plate, count: number): void {
  for (let i = 0; i < count; i++) {
    const p = anywhere(plate);
    const r = plate.chance.between(3, 9);
    plate.add(
      `<ellipse cx="${n(p.x + r * 0.5)}" cy="${n(p.y + r * 0.7)}" rx="${n(r)}" ry="${n(r * 0.7)}" fill="#2a2419" opacity="0.3"/><path d="${scallop(plate.chance, p.x, p.y, r, 5)}" fill="${plate.chance.pick(['#b6ab93', '#9f957f', '#c5bba3'])}" stroke="${ink}" stroke-width="1" stroke-opacity="0.7"/>`,
    );
  }
}

function scrub(plate: Plate, count: number): void {
  for (let i = 0; i < count; i++) {
    const p = anywhere(plate);
    const r = plate.chance.between(5, 14);
    const tone = plate.chance.pick(['#7c7d4e', '#6b6d44', '#8b8757']);
    plate.add(
      `<ellipse cx="${n(p.x + r * 0.4)}" cy="${n(p.y + r * 0.5)}" rx="${n(r)}" ry="${n(r * 0.8)}" fill="#2a2419" opacity="0.25"/><path d="${scallop(plate.chance, p.x, p.y, r, 7)}" fill="${tone}" opacity="0.85"/><path d="${scallop(plate.chance, p.x - r * 0.2, p.y - r * 0.25, r * 0.5, 6)}" fill="${lighter(tone, 0.25)}" opacity="0.8"/>`,
    );
  }
}

function puddles(plate: Plate, count: number): void {
  for (let i = 0; i < count; i++) {
    const p = anywhere(plate);
    plate.add(
      `<ellipse cx="${n(p.x)}" cy="${n(p.y)}" rx="${n(plate.chance.between(20, 56))}" ry="${n(plate.chance.between(10, 24))}" fill="#8d979a" stroke="#5b5238" stroke-width="3" opacity="0.6"/>`,
    );
  }
}

/** The land of a scenario's mat, the edge y = 0 (player A's) at the bottom. Throws when the scenario has no ground. */
export function groundSvg(scenario: Scenario): string {
  const ground = grounds[scenario.id];
  if (!ground) throw new Error(`mat: no ground for scenario ${scenario.id}`);
  const plate = new Plate(`mat/${scenario.id}`, scenario.table.w * matScale, scenario.table.h * matScale);
  ground(plate);
  return plate.toString();
}

/**
 * What is printed on the mat: edge with ticks each 10 cm, deployment zones by the edges that the sides have
 * (SK-MIS-08). The ticks count from the same corner, whoever sits there.
 */
export function matPrintSvg(scenario: Scenario, edges: Scenario['edges']): string {
  const { w, h } = scenario.table;
  const plate = new Plate(`matPrint/${scenario.id}`, w * matScale, h * matScale);
  const [width, height] = [plate.width, plate.height];
  for (const side of ['A', 'B'] as const) {
    const { x0, y0, x1, y1 } = zoneOf({ scenario, edges }, side);
    const inks = inksBySide[side];
    plate.add(
      `<rect x="${x0 * matScale + 5}" y="${(h - y1) * matScale + 5}" width="${(x1 - x0) * matScale - 10}" height="${(y1 - y0) * matScale - 10}" fill="${inks.ground}" fill-opacity="0.08" stroke="${inks.deep}" stroke-width="3" stroke-dasharray="22 12" stroke-opacity="0.7"/>`,
    );
  }
  let ticks = '';
  for (let cm = 5; cm < w; cm += 5) {
    const long = cm % 10 === 0 ? 20 : 10;
    ticks += `M${cm * matScale} 0v${long}M${cm * matScale} ${height}v${-long}`;
    if (cm % 10 === 0) plate.add(tickLabel(cm * matScale, height - 31, cm), tickLabel(cm * matScale, 31, cm, true));
  }
  for (let cm = 5; cm < h; cm += 5) {
    const long = cm % 10 === 0 ? 20 : 10;
    ticks += `M0 ${height - cm * matScale}h${long}M${width} ${height - cm * matScale}h${-long}`;
    const y = height - cm * matScale;
    if (cm % 10 === 0) plate.add(tickLabel(36, y, cm), tickLabel(width - 36, y, cm, true));
  }
  let crosses = '';
  for (let x = 10; x < w; x += 10) {
    for (let y = 10; y < h; y += 10)
      crosses += `M${x * matScale - 5} ${y * matScale}h10M${x * matScale} ${y * matScale - 5}v10`;
  }
  plate.add(
    `<path d="${crosses}" stroke="${ink}" stroke-width="1.4" opacity="0.28"/>`,
    `<rect x="3" y="3" width="${width - 6}" height="${height - 6}" fill="none" stroke="${paper}" stroke-width="6" opacity="0.9"/>`,
    `<path d="${ticks}" stroke="${ink}" stroke-width="2.4" opacity="0.85"/>`,
    `<rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" fill="none" stroke="${ink}" stroke-width="3"/>`,
  );
  return plate.toString();
}

/** A number in the middle of a place; those at the far side and at the right are read from there. */
function tickLabel(x: number, y: number, cm: number, isTurned = false): string {
  const number = text(x, y + 6, String(cm), { face: 'sans', size: 17, fill: ink, anchor: 'middle', opacity: 0.75 });
  return isTurned ? `<g transform="rotate(180 ${x} ${y})">${number}</g>` : number;
}

/** The name of a side's zone, laid on the mat so that whoever looks can read it. */
export function zoneNameSvg(side: Side): string {
  const { w, d } = FORMS.zone as Form;
  const plate = new Plate(`zone/${side}`, w * matScale, d * matScale);
  const look = {
    face: 'stencil',
    size: 30,
    fill: inksBySide[side].deep,
    anchor: 'end',
    spacing: 3,
    opacity: 0.65,
  } as const;
  plate.add(text(plate.width - 4, plate.height - 8, `ZONE ${side}`, look));
  return plate.toString();
}

export function matPicture(scenario: Scenario, edges: Scenario['edges']): Picture {
  const seed = hashText(scenario.id) % 997;
  const picture = wobble(raster(groundSvg(scenario)), 2.2, 40, seed);
  mute(picture, 0.22);
  wash(picture, 0.16, 190, seed + 3);
  lay(picture, raster(matPrintSvg(scenario, edges)));
  grain(picture, 0.035, seed + 7);
  return picture;
}
