import { darker, ink, lighter } from '../kit/colour.ts';
import { along, curve, line, n, type Plate, type Point } from '../kit/svg.ts';

/** Washes of the ground seen from the air. */
export const land = {
  meadow: '#a4aa72',
  lush: '#8e9c62',
  wheat: '#d3b46a',
  straw: '#dcc894',
  fallow: '#b79b6f',
  earth: '#a68761',
  yard: '#cdb98f',
  paving: '#cfc3a6',
  chalk: '#ddd6bf',
  heath: '#b0a873',
  water: '#8aa6ad',
  road: '#d9c9a2',
  gravel: '#cfc5b0',
};

export function rectangle(x: number, y: number, w: number, h: number): Point[] {
  return [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ];
}

/** The whole tile in one wash. */
export function ground(plate: Plate, colour: string): void {
  plate.add(`<rect width="${plate.width}" height="${plate.height}" fill="${colour}"/>`);
  for (let i = 0; i < 14; i++) {
    const { chance } = plate;
    const tone = chance.happens(0.5) ? lighter(colour, 0.18) : darker(colour, 0.12);
    plate.add(
      `<ellipse cx="${n(chance.between(0, plate.width))}" cy="${n(chance.between(0, plate.height))}" rx="${n(
        chance.between(40, 130),
      )}" ry="${n(chance.between(25, 70))}" fill="${tone}" opacity="0.28"/>`,
    );
  }
}

/** Strokes of a crop or a plough across a field. */
export interface Rows {
  /** Degrees from the horizontal. */
  angle: number;
  spacing: number;
  colour: string;
  width: number;
  /** Dash pattern: rows of single plants. */
  dash?: string;
  opacity?: number;
}

/** A field with its own wash, an ink edge and rows of crop. */
export function parcel(plate: Plate, outline: Point[], colour: string, rows?: Rows): void {
  const shape = line(outline, true);
  plate.add(`<path d="${shape}" fill="${colour}"/>`);
  if (rows) {
    const clip = plate.clip(`<path d="${shape}"/>`);
    plate.add(`<g ${clip}>${strokes(plate, rows)}</g>`);
  }
  plate.add(`<path d="${shape}" fill="none" stroke="${ink}" stroke-width="1.4" opacity="0.45"/>`);
}

function strokes(plate: Plate, rows: Rows): string {
  const { chance } = plate;
  const reach = plate.width * 0.8;
  const middle = plate.width / 2;
  let body = '';
  for (let d = -reach; d <= reach; d += rows.spacing) {
    const points: Point[] = [];
    for (let x = -reach; x <= reach; x += 90) points.push({ x, y: d + chance.between(-1.6, 1.6) });
    body += `<path d="${curve(points)}"${rows.dash ? ` stroke-dasharray="${rows.dash}"` : ''}/>`;
  }
  return `<g transform="translate(${middle} ${middle}) rotate(${rows.angle})" fill="none" stroke="${rows.colour}" stroke-width="${
    rows.width
  }" opacity="${rows.opacity ?? 0.7}">${body}</g>`;
}

/** A made way: pale bed, ink edges, wheel ruts. */
export function road(plate: Plate, points: Point[], width: number, colour: string = land.road): void {
  const path = curve(points);
  plate.add(
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width + 5}" opacity="0.16" transform="translate(3 4)"/>`,
    `<path d="${path}" fill="none" stroke="${darker(colour, 0.55)}" stroke-width="${width + 2.6}" opacity="0.75"/>`,
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`,
    `<path d="${path}" fill="none" stroke="${lighter(colour, 0.45)}" stroke-width="${n(width * 0.26)}" opacity="0.75"/>`,
  );
  for (const side of [-1, 1]) {
    plate.add(
      `<path d="${curve(points.map((p, i) => shifted(points, i, p, side * width * 0.24)))}" fill="none" stroke="${darker(
        colour,
        0.4,
      )}" stroke-width="1.6" stroke-dasharray="22 5 34 8" opacity="0.55"/>`,
    );
  }
}

/** A footpath or a cart track: two ruts in the grass. */
export function track(plate: Plate, points: Point[], width: number, colour: string = land.road): void {
  plate.add(
    `<path d="${curve(points)}" fill="none" stroke="${colour}" stroke-width="${width * 1.5}" opacity="0.35" stroke-linecap="round"/>`,
  );
  for (const side of [-1, 1]) {
    const rut = curve(points.map((p, i) => shifted(points, i, p, side * width * 0.4)));
    plate.add(
      `<path d="${rut}" fill="none" stroke="${darker(colour, 0.45)}" stroke-width="${n(width * 0.3 + 1.5)}" opacity="0.55"/>`,
      `<path d="${rut}" fill="none" stroke="${colour}" stroke-width="${n(width * 0.3)}"/>`,
    );
  }
}

/** The point moved sideways from the line's direction there. */
function shifted(points: Point[], i: number, p: Point, by: number): Point {
  const a = points[Math.max(0, i - 1)] as Point;
  const b = points[Math.min(points.length - 1, i + 1)] as Point;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: p.x - ((b.y - a.y) / length) * by, y: p.y + ((b.x - a.x) / length) * by };
}

/** Running or standing water along a line. */
export function stream(plate: Plate, points: Point[], width: number): void {
  const path = curve(points);
  plate.add(
    `<path d="${path}" fill="none" stroke="${darker(land.lush, 0.45)}" stroke-width="${width + 7}" opacity="0.7"/>`,
    `<path d="${path}" fill="none" stroke="${darker(land.water, 0.25)}" stroke-width="${width}"/>`,
    `<path d="${path}" fill="none" stroke="${land.water}" stroke-width="${n(width * 0.72)}"/>`,
  );
  for (const offset of [-0.22, 0.02, 0.26]) {
    const moved = points.map((p, i) => shifted(points, i, p, width * offset));
    plate.add(
      `<path d="${curve(moved)}" fill="none" stroke="#eef2ea" stroke-width="1.4" stroke-dasharray="${n(
        plate.chance.between(14, 34),
      )} ${n(plate.chance.between(20, 44))}" opacity="0.7"/>`,
    );
  }
}

/** Still water with an ink shore. */
export function pond(plate: Plate, points: Point[]): void {
  const shape = curve(points, true);
  plate.add(
    `<path d="${shape}" fill="${darker(land.lush, 0.4)}" transform="translate(-2 -3)" opacity="0.6"/>`,
    `<path d="${shape}" fill="${land.water}" stroke="${darker(land.water, 0.5)}" stroke-width="1.6"/>`,
  );
  const clip = plate.clip(`<path d="${shape}"/>`);
  let ripples = '';
  for (let y = 6; y < plate.height; y += 11) {
    const x = plate.chance.between(-20, 30);
    ripples += `<path d="M${n(x)} ${y}h${plate.width}" stroke-dasharray="${n(plate.chance.between(12, 30))} ${n(
      plate.chance.between(18, 50),
    )}"/>`;
  }
  plate.add(`<g ${clip} stroke="#eff3ec" stroke-width="1.3" opacity="0.6" fill="none">${ripples}</g>`);
}

/** Short ink strokes of grass, thinly strewn; `where` says which places may bear them. */
export function tufts(plate: Plate, count: number, where: (p: Point) => boolean = () => true): void {
  const { chance } = plate;
  let body = '';
  for (let i = 0; i < count; i++) {
    const p = { x: chance.between(6, plate.width - 6), y: chance.between(6, plate.height - 6) };
    if (!where(p)) continue;
    const s = chance.between(3, 6);
    body += `M${n(p.x - s * 0.6)} ${n(p.y - s * 0.8)}L${n(p.x)} ${n(p.y)}L${n(p.x + s * 0.1)} ${n(p.y - s * 1.2)}M${n(
      p.x,
    )} ${n(p.y)}L${n(p.x + s * 0.8)} ${n(p.y - s * 0.7)}`;
  }
  plate.add(`<path d="${body}" fill="none" stroke="${darker(land.lush, 0.55)}" stroke-width="1.1" opacity="0.55"/>`);
}

/** Slope strokes between an inner and an outer ring about the middle, denser and heavier on the side in shadow. */
export function hachures(plate: Plate, middle: Point, inner: Point, outer: Point, colour: string): void {
  const { chance } = plate;
  let light = '';
  let heavy = '';
  for (let degrees = 0; degrees < 360; degrees += chance.between(2.6, 4.2)) {
    const angle = (degrees * Math.PI) / 180;
    const wave = 1 + 0.06 * Math.sin(angle * 3 + 1) + 0.05 * Math.sin(angle * 5);
    const from = { x: middle.x + Math.cos(angle) * inner.x * wave, y: middle.y + Math.sin(angle) * inner.y * wave };
    const share = chance.between(0.7, 1);
    const to = {
      x: from.x + Math.cos(angle) * (outer.x - inner.x) * share,
      y: from.y + Math.sin(angle) * (outer.y - inner.y) * share,
    };
    const shadow = Math.cos(angle - Math.PI / 4);
    const half = { x: -Math.sin(angle), y: Math.cos(angle) };
    const w = shadow > 0 ? 1 + shadow * 1.7 : 0.7;
    const wedge = `M${n(from.x + half.x * w)} ${n(from.y + half.y * w)}L${n(to.x)} ${n(to.y)}L${n(from.x - half.x * w)} ${n(
      from.y - half.y * w,
    )}Z`;
    if (shadow > 0) heavy += wedge;
    else light += wedge;
  }
  plate.add(
    `<path d="${light}" fill="${colour}" opacity="0.45"/>`,
    `<path d="${heavy}" fill="${colour}" opacity="0.8"/>`,
  );
}

/** A rounded rise: lit from the upper left, in shadow at the lower right. */
export function rise(plate: Plate, middle: Point, rx: number, ry: number, colour: string): void {
  const ring = (k: number) => {
    const points: Point[] = [];
    for (let i = 0; i < 14; i++) {
      const angle = (i / 14) * 2 * Math.PI;
      const wave = 1 + 0.06 * Math.sin(angle * 3 + 1) + 0.05 * Math.sin(angle * 5);
      points.push({ x: middle.x + Math.cos(angle) * rx * k * wave, y: middle.y + Math.sin(angle) * ry * k * wave });
    }
    return curve(points, true);
  };
  const slope = plate.gradient(
    [
      [0, lighter(colour, 0.3)],
      [0.5, colour],
      [1, darker(colour, 0.42)],
    ],
    'x1="0.1" y1="0.05" x2="0.9" y2="0.95"',
  );
  plate.add(
    `<path d="${ring(1.04)}" fill="${ink}" opacity="0.3" transform="translate(18 22)" ${plate.blur(10)}/>`,
    `<path d="${ring(1)}" fill="${slope}"/>`,
    `<path d="${ring(1)}" fill="none" stroke="#7c5a38" stroke-width="1.5" opacity="0.6"/>`,
    `<path d="${ring(0.8)}" fill="none" stroke="#7c5a38" stroke-width="1.3" opacity="0.45"/>`,
    `<path d="${ring(0.58)}" fill="${lighter(colour, 0.34)}" ${plate.blur(7)}/>`,
  );
}

/** A stone wall: two ink lines and the joints between. */
export function wall(plate: Plate, points: Point[], width = 9): void {
  const path = line(points);
  plate.add(
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" opacity="0.32" transform="translate(5 7)"/>`,
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"/>`,
    `<path d="${path}" fill="none" stroke="#c6bca4" stroke-width="${width - 2.6}" stroke-linejoin="round"/>`,
  );
  let joints = '';
  for (const p of along(points, 9)) {
    const w = width / 2 - 1.4;
    const dx = -Math.sin(p.angle) * w;
    const dy = Math.cos(p.angle) * w;
    joints += `M${n(p.x - dx)} ${n(p.y - dy)}L${n(p.x + dx)} ${n(p.y + dy)}`;
  }
  plate.add(`<path d="${joints}" stroke="${ink}" stroke-width="1" opacity="0.6"/>`);
}

/** A post and rail fence. */
export function fence(plate: Plate, points: Point[]): void {
  const path = line(points);
  plate.add(
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="2" opacity="0.25" transform="translate(3 4)"/>`,
    `<path d="${path}" fill="none" stroke="#6e5a3f" stroke-width="1.8"/>`,
  );
  const posts = along(points, 20)
    .map((p) => `<circle cx="${n(p.x)}" cy="${n(p.y)}" r="2.4"/>`)
    .join('');
  plate.add(`<g fill="#54442f">${posts}</g>`);
}
