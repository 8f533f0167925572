import { Chance } from './random.ts';

export interface Point {
  x: number;
  y: number;
}

/** A number as SVG text, to a tenth: short, and the same on every machine. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** An SVG drawing in the making: parts in painting order, definitions apart, ids its own. */
export class Plate {
  readonly chance: Chance;
  private readonly parts: string[] = [];
  private readonly definitions: string[] = [];
  private count = 0;

  /** @param name seeds the irregularities. */
  constructor(
    name: string,
    readonly width: number,
    readonly height: number,
  ) {
    this.chance = new Chance(name);
  }

  add(...parts: string[]): void {
    this.parts.push(...parts);
  }

  /** Puts a definition in; `make` gets its fresh id. Returns the id. */
  define(make: (id: string) => string): string {
    this.count += 1;
    const id = `d${this.count}`;
    this.definitions.push(make(id));
    return id;
  }

  /** A clip path of the shapes given; returns the attribute that applies it. */
  clip(shapes: string): string {
    return `clip-path="url(#${this.define((id) => `<clipPath id="${id}">${shapes}</clipPath>`)})"`;
  }

  /** A gradient from top to bottom (or along `vector`), stops as [offset, colour, opacity]; returns the paint. */
  gradient(stops: [number, string, number?][], vector = 'x1="0" y1="0" x2="0" y2="1"'): string {
    const body = stops
      .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
      .join('');
    return `url(#${this.define((id) => `<linearGradient id="${id}" ${vector}>${body}</linearGradient>`)})`;
  }

  /** A round gradient over the shape's own box. */
  glow(stops: [number, string, number?][], where = 'cx="0.5" cy="0.5" r="0.5"'): string {
    const body = stops
      .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
      .join('');
    return `url(#${this.define((id) => `<radialGradient id="${id}" ${where}>${body}</radialGradient>`)})`;
  }

  /** A blur; returns the attribute that applies it. */
  blur(radius: number): string {
    const id = this.define(
      (name) =>
        `<filter id="${name}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
    );
    return `filter="url(#${id})"`;
  }

  toString(): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
      `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}">` +
      `<defs>${this.definitions.join('')}</defs>${this.parts.join('')}</svg>`
    );
  }
}

/** Straight lines through the points; closed when `close`. */
export function line(points: readonly Point[], close = false): string {
  return `M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}${close ? 'Z' : ''}`;
}

/** A smooth curve through the points (Catmull-Rom as cubic Béziers). */
export function curve(points: readonly Point[], close = false): string {
  const count = points.length;
  const at = (i: number): Point =>
    (close ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) as Point;
  let path = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${n(b.x + (c.x - a.x) / 6)} ${n(b.y + (c.y - a.y) / 6)} ${n(c.x - (d.x - b.x) / 6)} ${n(
      c.y - (d.y - b.y) / 6,
    )} ${n(c.x)} ${n(c.y)}`;
  }
  return path + (close ? 'Z' : '');
}

/** Places along a line of straight pieces, `step` apart, with the direction there (radians). */
export function along(points: readonly Point[], step: number): (Point & { angle: number })[] {
  const places: (Point & { angle: number })[] = [];
  let left = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i] as Point;
    const b = points[i + 1] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    for (let d = left; d <= length; d += step) {
      places.push({ x: a.x + ((b.x - a.x) * d) / length, y: a.y + ((b.y - a.y) * d) / length, angle });
    }
    left = (Math.floor((length - left) / step) + 1) * step + left - length;
  }
  return places;
}

/** A closed round outline with bumps, like a tree's crown from above or a cloud. */
export function scallop(chance: Chance, x: number, y: number, radius: number, lobes: number): string {
  const start = chance.between(0, 6.28);
  const points: Point[] = [];
  for (let i = 0; i < lobes; i++) {
    const angle = start + (i / lobes) * 2 * Math.PI + chance.between(-0.12, 0.12);
    const r = radius * chance.between(0.84, 1.02);
    points.push({ x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) });
  }
  let path = `M${n((points[0] as Point).x)} ${n((points[0] as Point).y)}`;
  for (let i = 1; i <= lobes; i++) {
    const from = points[i - 1] as Point;
    const to = points[i % lobes] as Point;
    const r = Math.hypot(to.x - from.x, to.y - from.y) * 0.58;
    path += `A${n(r)} ${n(r)} 0 0 1 ${n(to.x)} ${n(to.y)}`;
  }
  return `${path}Z`;
}

/** A limb: two circles and their common tangents. */
export function capsule(a: Point, ra: number, b: Point, rb: number): string {
  const angle = Math.atan2(b.y - a.y, b.x - a.x) + Math.PI / 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (
    `M${n(a.x + ra * c)} ${n(a.y + ra * s)}A${n(ra)} ${n(ra)} 0 0 1 ${n(a.x - ra * c)} ${n(a.y - ra * s)}` +
    `L${n(b.x - rb * c)} ${n(b.y - rb * s)}A${n(rb)} ${n(rb)} 0 0 1 ${n(b.x + rb * c)} ${n(b.y + rb * s)}Z`
  );
}

type Face = 'sans' | 'serif' | 'italic' | 'stencil';
const families: Record<Face, string> = {
  sans: 'font-family="Alegreya Sans" font-weight="700"',
  serif: 'font-family="Alegreya" font-weight="700"',
  italic: 'font-family="Alegreya" font-style="italic" font-weight="500"',
  stencil: 'font-family="Saira Stencil One"',
};

export interface TextLook {
  face: Face;
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in the drawing's units. */
  spacing?: number;
  opacity?: number;
}

/** Rough widths of a letter as a share of the size, to fit labels before they are rasterised. */
const widths: Record<Face, number> = { sans: 0.47, serif: 0.52, italic: 0.46, stencil: 0.66 };

/** About how wide a text will be. */
export function textWidth(content: string, look: Pick<TextLook, 'face' | 'size' | 'spacing'>): number {
  return content.length * (widths[look.face] * look.size + (look.spacing ?? 0));
}

/** A line of text with its baseline at y. */
export function text(x: number, y: number, content: string, look: TextLook): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const spacing = look.spacing ? ` letter-spacing="${look.spacing}"` : '';
  const opacity = look.opacity === undefined ? '' : ` opacity="${look.opacity}"`;
  return `<text x="${n(x)}" y="${n(y)}" ${families[look.face]} font-size="${n(look.size)}" fill="${look.fill}" text-anchor="${
    look.anchor ?? 'start'
  }"${spacing}${opacity}>${escaped}</text>`;
}

/** Breaks a text into lines no wider than `width`, by the rough widths of its letters. */
export function wrap(content: string, width: number, look: Pick<TextLook, 'face' | 'size' | 'spacing'>): string[] {
  const lines: string[] = [];
  for (const word of content.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, look) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
