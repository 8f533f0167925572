import { darker, ink, lighter } from '../kit/colour.ts';
import { n, type Plate } from '../kit/svg.ts';

export const roofing = { tile: '#ab5d43', brown: '#8f5a41', slate: '#69747c', thatch: '#b7975d', board: '#8c7a5d' };

export interface Roof {
  x: number;
  y: number;
  /** Along the ridge. */
  w: number;
  /** Across the ridge. */
  h: number;
  /** Degrees by which the ridge is turned. */
  turn?: number;
  colour: string;
  /** `hip`: all four sides slope; `gable` (the usual): two. */
  kind?: 'gable' | 'hip';
  chimneys?: number[];
}

/** How much of the daylight from the upper left a slope facing (degrees) gets, from -1 to 1. */
function light(facing: number): number {
  return Math.cos(((facing - 225) * Math.PI) / 180);
}

function tone(colour: string, facing: number): string {
  const amount = light(facing);
  return amount > 0 ? lighter(colour, amount * 0.24) : darker(colour, -amount * 0.34);
}

/** A roof from above, its shadow, courses of tiles, chimneys. */
export function roof(plate: Plate, r: Roof): void {
  const turn = r.turn ?? 0;
  const [w, h] = [r.w / 2, r.h / 2];
  const place = (dx: number, dy: number) => `transform="translate(${n(r.x + dx)} ${n(r.y + dy)}) rotate(${turn})"`;
  plate.add(
    `<rect x="${n(-w)}" y="${n(-h)}" width="${n(r.w)}" height="${n(r.h)}" fill="#221f1a" opacity="0.42" ${place(9, 12)}/>`,
  );
  const up = tone(r.colour, turn - 90);
  const down = tone(r.colour, turn + 90);
  const inset = r.kind === 'hip' ? Math.min(h, w * 0.8) : 0;
  let body =
    `<path d="M${n(-w)} ${n(-h)}H${n(w)}L${n(w - inset)} 0H${n(-w + inset)}Z" fill="${up}"/>` +
    `<path d="M${n(-w)} ${n(h)}H${n(w)}L${n(w - inset)} 0H${n(-w + inset)}Z" fill="${down}"/>`;
  if (inset > 0) {
    body +=
      `<path d="M${n(-w)} ${n(-h)}L${n(-w + inset)} 0L${n(-w)} ${n(h)}Z" fill="${tone(r.colour, turn + 180)}"/>` +
      `<path d="M${n(w)} ${n(-h)}L${n(w - inset)} 0L${n(w)} ${n(h)}Z" fill="${tone(r.colour, turn)}"/>`;
  }
  let courses = '';
  for (let y = 6; y < h; y += 6) {
    const cut = inset > 0 ? (y / h) * inset : inset;
    for (const side of [-1, 1]) {
      courses += `M${n(-w + inset - cut + 2)} ${n(side * y)}H${n(w - inset + cut - 2)}`;
    }
  }
  const { chance } = plate;
  body +=
    `<path d="${courses}" stroke="${darker(r.colour, 0.55)}" stroke-width="0.9" stroke-dasharray="${n(chance.between(7, 10))} 1.6" opacity="0.6"/>` +
    `<rect x="${n(-w)}" y="${n(-h)}" width="${n(r.w)}" height="${n(r.h)}" fill="none" stroke="${ink}" stroke-width="2"/>` +
    `<path d="M${n(-w + inset)} 0H${n(w - inset)}" stroke="${ink}" stroke-width="3"/>` +
    `<path d="M${n(-w + inset)} -0.6H${n(w - inset)}" stroke="${lighter(r.colour, 0.5)}" stroke-width="1.3"/>`;
  if (inset > 0) {
    body += `<path d="M${n(-w)} ${n(-h)}L${n(-w + inset)} 0L${n(-w)} ${n(h)}M${n(w)} ${n(-h)}L${n(w - inset)} 0L${n(w)} ${n(
      h,
    )}" fill="none" stroke="${ink}" stroke-width="1.3"/>`;
  }
  plate.add(`<g ${place(0, 0)}>${body}</g>`);
  for (const at of r.chimneys ?? []) {
    const angle = (turn * Math.PI) / 180;
    const x = r.x + Math.cos(angle) * at * w;
    const y = r.y + Math.sin(angle) * at * w;
    plate.add(
      `<rect x="${n(x - 3)}" y="${n(y - 3)}" width="16" height="14" fill="#221f1a" opacity="0.35"/>`,
      `<rect x="${n(x - 5)}" y="${n(y - 5)}" width="11" height="11" fill="#b9a58b" stroke="${ink}" stroke-width="1.6"/>`,
      `<rect x="${n(x - 2)}" y="${n(y - 2)}" width="5" height="5" fill="${ink}"/>`,
    );
  }
}

/** A round thing seen from above: well, silo, tower. */
export function tower(plate: Plate, x: number, y: number, radius: number, colour: string): void {
  plate.add(
    `<circle cx="${n(x + radius * 0.5)}" cy="${n(y + radius * 0.66)}" r="${n(radius)}" fill="#221f1a" opacity="0.4"/>`,
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${darker(colour, 0.2)}" stroke="${ink}" stroke-width="1.8"/>`,
    `<path d="M${n(x)} ${n(y)}L${n(x - radius)} ${n(y)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x)} ${n(y - radius)}Z" fill="${lighter(colour, 0.25)}"/>`,
    `<path d="M${n(x)} ${n(y)}L${n(x)} ${n(y - radius)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x + radius)} ${n(y)}Z" fill="${colour}"/>`,
    `<path d="M${n(x)} ${n(y)}L${n(x - radius)} ${n(y)}A${n(radius)} ${n(radius)} 0 0 0 ${n(x)} ${n(y + radius)}Z" fill="${colour}"/>`,
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${ink}" stroke-width="1.8"/>`,
  );
}

export function well(plate: Plate, x: number, y: number): void {
  plate.add(
    `<circle cx="${x + 4}" cy="${y + 6}" r="13" fill="#221f1a" opacity="0.35"/>`,
    `<circle cx="${x}" cy="${y}" r="12" fill="#c9bfa8" stroke="${ink}" stroke-width="1.8"/>`,
    `<circle cx="${x}" cy="${y}" r="7" fill="#3d4a4d" stroke="${ink}" stroke-width="1.2"/>`,
  );
}

/** A nave with a tower and its pointed spire, ridge from left to right before turning. */
export function church(plate: Plate, x: number, y: number, turn: number, scale = 1): void {
  const angle = (turn * Math.PI) / 180;
  const at = (dx: number, dy: number) => ({
    x: x + Math.cos(angle) * dx * scale - Math.sin(angle) * dy * scale,
    y: y + Math.sin(angle) * dx * scale + Math.cos(angle) * dy * scale,
  });
  roof(plate, { ...at(8, 0), w: 54 * scale, h: 104 * scale, turn, colour: '#66717a' });
  roof(plate, { ...at(0, 0), w: 150 * scale, h: 54 * scale, turn, colour: '#6d7880' });
  const spire = at(-84, 0);
  roof(plate, { ...spire, w: 48 * scale, h: 48 * scale, turn, colour: '#57626b', kind: 'hip' });
  plate.add(
    `<path d="M${n(spire.x)} ${n(spire.y)}L${n(spire.x + 60 * scale)} ${n(spire.y + 80 * scale)}" stroke="#221f1a" stroke-width="${n(7 * scale)}" stroke-linecap="round" opacity="0.3"/>`,
    `<circle cx="${n(spire.x)}" cy="${n(spire.y)}" r="${n(4 * scale)}" fill="#e2d7bd" stroke="${ink}" stroke-width="1.4"/>`,
  );
}

/** A windmill from above: round tower, cap, four sails and their shadow. */
export function windmill(plate: Plate, x: number, y: number): void {
  const sails = (colour: string, opacity: number) => {
    let body = '';
    for (const turn of [24, 114, 204, 294]) {
      body += `<g transform="rotate(${turn})"><path d="M0 0V-74" stroke="${colour}" stroke-width="4"/><path d="M3 -20H17V-72H3Z" fill="${colour}" fill-opacity="0.55" stroke="${colour}" stroke-width="1.6"/><path d="M3 -33H17M3 -46H17M3 -59H17M10 -20V-72" stroke="${colour}" stroke-width="1.1"/></g>`;
    }
    return `<g opacity="${opacity}">${body}</g>`;
  };
  plate.add(`<g transform="translate(${x + 26} ${y + 36})">${sails('#221f1a', 0.32)}</g>`);
  tower(plate, x, y, 33, '#cabfa5');
  tower(plate, x, y, 20, roofing.brown);
  plate.add(`<g transform="translate(${x - 8} ${y - 10})">${sails('#efe6cf', 1)}</g>`);
  plate.add(`<g transform="translate(${x - 8} ${y - 10})">${sailsEdge()}</g>`);
}

function sailsEdge(): string {
  return [24, 114, 204, 294]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})"><path d="M0 0V-75M3 -20H17V-72H3Z" fill="none" stroke="${ink}" stroke-width="1.3"/></g>`,
    )
    .join('');
}

/** Sawn logs lying side by side, their cut ends at the left. */
export function logs(plate: Plate, x: number, y: number, length: number, count: number, turn = 0): void {
  let body = `<rect x="5" y="7" width="${length}" height="${count * 9}" fill="#221f1a" opacity="0.4"/>`;
  for (let i = 0; i < count; i++) {
    const dx = plate.chance.between(-5, 5);
    body +=
      `<rect x="${n(dx)}" y="${i * 9}" width="${n(length + plate.chance.between(-6, 6))}" height="9" rx="4" fill="${plate.chance.pick(['#a07e52', '#937045', '#b08d5e'])}" stroke="${ink}" stroke-width="1.3"/>` +
      `<circle cx="${n(dx + 4.5)}" cy="${i * 9 + 4.5}" r="3.4" fill="#dcc08c" stroke="${ink}" stroke-width="0.8"/>`;
  }
  plate.add(`<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${body}</g>`);
}

/** A farm cart from above. */
export function cart(plate: Plate, x: number, y: number, turn: number): void {
  const box =
    '<path d="M-16 -10H16V10H-16Z" fill="#a58152"/><path d="M-16 -3.4H16M-16 3.4H16" stroke-width="1"/>' +
    '<path d="M-13 -13.5H-3M-13 13.5H-3M3 -13.5H13M3 13.5H13" stroke-width="4"/><path d="M16 -4L36 -3M16 4L36 3" stroke-width="2"/>';
  plate.add(
    `<g transform="translate(${x + 5} ${y + 7}) rotate(${turn})" fill="#221f1a" opacity="0.35"><path d="M-16 -15H16V15H-16Z"/></g>`,
    `<g transform="translate(${x} ${y}) rotate(${turn})" stroke="${ink}" stroke-width="1.8" fill="none">${box}</g>`,
  );
}

/** Cattle grazing: small bodies with a shadow. */
export function cattle(plate: Plate, places: { x: number; y: number }[]): void {
  for (const p of places) {
    const turn = plate.chance.between(0, 360);
    const hide = plate.chance.pick(['#8a5a3c', '#efe6d4', '#5c4433']);
    plate.add(
      `<ellipse cx="${n(p.x + 4)}" cy="${n(p.y + 5)}" rx="16" ry="9" fill="#221f1a" opacity="0.33" transform="rotate(${n(turn)} ${n(p.x)} ${n(p.y)})"/>`,
      `<g transform="translate(${n(p.x)} ${n(p.y)}) rotate(${n(turn)}) scale(1.35)" stroke="${ink}" stroke-width="1.2"><ellipse rx="11" ry="5.6" fill="${hide}"/><ellipse cx="12.5" cy="0" rx="4.2" ry="3.2" fill="${hide}"/><path d="M-3 -4q4 3 1 7" fill="#efe6d4" stroke="none" opacity="0.8"/></g>`,
    );
  }
}
