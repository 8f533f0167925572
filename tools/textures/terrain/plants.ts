import { darker, ink, lighter } from '../kit/colour.ts';
import { along, n, type Plate, type Point, scallop } from '../kit/svg.ts';

export const leaf = {
  apple: '#6f7d40',
  wood: '#56663a',
  pear: '#7f8a4c',
  hedge: '#536238',
  bramble: '#5f6540',
  poplar: '#4b5c37',
};

/** A crown from above: shadow to the lower right, ink outline, lit upper left. */
export function tree(plate: Plate, x: number, y: number, radius: number, colour: string): void {
  plate.add(shadowOf(x, y, radius), crown(plate, x, y, radius, colour));
}

function shadowOf(x: number, y: number, radius: number): string {
  return `<ellipse cx="${n(x + radius * 0.42)}" cy="${n(y + radius * 0.52)}" rx="${n(radius)}" ry="${n(
    radius * 0.92,
  )}" fill="#252a1c" opacity="0.34"/>`;
}

function crown(plate: Plate, x: number, y: number, radius: number, colour: string): string {
  const { chance } = plate;
  const lobes = Math.max(6, Math.round(radius / 2.6));
  const tone = chance.happens(0.5) ? lighter(colour, chance.between(0, 0.12)) : darker(colour, chance.between(0, 0.12));
  let flecks = '';
  for (let i = 0; i < radius / 3; i++) {
    const a = chance.between(0.2, 1.9);
    const d = radius * chance.between(0.35, 0.85);
    const fx = x + Math.cos(a) * d;
    const fy = y + Math.sin(a) * d;
    flecks += `M${n(fx - 2)} ${n(fy)}q2 -2.4 4 0`;
  }
  return (
    `<path d="${scallop(chance, x, y, radius, lobes)}" fill="${darker(tone, 0.2)}" stroke="${darker(ink, 0.1)}" stroke-width="1.3"/>` +
    `<path d="${scallop(chance, x - radius * 0.14, y - radius * 0.16, radius * 0.74, lobes - 1)}" fill="${tone}"/>` +
    `<path d="${scallop(chance, x - radius * 0.26, y - radius * 0.3, radius * 0.4, 6)}" fill="${lighter(tone, 0.24)}"/>` +
    `<path d="${flecks}" fill="none" stroke="${darker(tone, 0.6)}" stroke-width="1" opacity="0.8"/>`
  );
}

/** Many crowns at once: all shadows first, so that no crown is darkened by its neighbour's. */
export function trees(plate: Plate, places: (Point & { r: number })[], colour: string): void {
  plate.add(...places.map((p) => shadowOf(p.x, p.y, p.r)));
  plate.add(...[...places].sort((a, b) => a.y - b.y).map((p) => crown(plate, p.x, p.y, p.r, colour)));
}

/** Fruit trees in rows over a rectangle, turned about its middle. */
export function orchard(
  plate: Plate,
  area: { x: number; y: number; w: number; h: number },
  look: { columns: number; rows: number; radius: number; colour: string; stagger?: boolean },
): void {
  const places: (Point & { r: number })[] = [];
  for (let row = 0; row < look.rows; row++) {
    for (let column = 0; column < look.columns; column++) {
      const shift = look.stagger && row % 2 === 1 ? 0.5 : 0;
      const x = area.x + ((column + 0.5 + shift) * area.w) / (look.columns + (look.stagger ? 0.5 : 0));
      const y = area.y + ((row + 0.5) * area.h) / look.rows;
      places.push({
        x: plate.chance.near(x, 3),
        y: plate.chance.near(y, 3),
        r: plate.chance.near(look.radius, look.radius * 0.12),
      });
    }
  }
  trees(plate, places, look.colour);
}

/** A hedge on its bank along a line of straight pieces. */
export function hedge(plate: Plate, points: Point[], width: number, colour: string = leaf.hedge): void {
  const { chance } = plate;
  const bank = along(points, 7);
  plate.add(
    `<path d="M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}" fill="none" stroke="#7d6a48" stroke-width="${n(
      width * 1.45,
    )}" stroke-linecap="round" stroke-linejoin="round" opacity="0.5"/>`,
  );
  let ticks = '';
  for (const p of bank) {
    for (const side of [-1, 1]) {
      const from = width * 0.5;
      const to = width * chance.between(0.66, 0.86);
      const dx = -Math.sin(p.angle) * side;
      const dy = Math.cos(p.angle) * side;
      ticks += `M${n(p.x + dx * from)} ${n(p.y + dy * from)}L${n(p.x + dx * to)} ${n(p.y + dy * to)}`;
    }
  }
  plate.add(`<path d="${ticks}" stroke="#4c3d27" stroke-width="1" opacity="0.6" fill="none"/>`);
  const places = along(points, width * 0.52).map((p) => ({
    x: p.x + chance.between(-0.14, 0.14) * width,
    y: p.y + chance.between(-0.14, 0.14) * width,
    r: width * chance.between(0.4, 0.56),
  }));
  trees(plate, places, colour);
}

/** Crowns strewn over the tile where `where` allows, none nearer than `gap` to another. */
export function strew(
  plate: Plate,
  look: { tries: number; low: number; high: number; gap: number; colour: string },
  where: (p: Point) => boolean,
): void {
  const places: (Point & { r: number })[] = [];
  for (let i = 0; i < look.tries; i++) {
    const p = {
      x: plate.chance.between(0, plate.width),
      y: plate.chance.between(0, plate.height),
      r: plate.chance.between(look.low, look.high),
    };
    if (where(p) && places.every((q) => Math.hypot(q.x - p.x, q.y - p.y) > (q.r + p.r) * look.gap)) places.push(p);
  }
  trees(plate, places, look.colour);
}

/** Reeds and rushes at the water's edge. */
export function reeds(plate: Plate, places: Point[]): void {
  const { chance } = plate;
  let body = '';
  for (const p of places) {
    for (let i = 0; i < 5; i++) {
      const x = p.x + chance.between(-6, 6);
      const y = p.y + chance.between(-4, 4);
      body += `M${n(x)} ${n(y)}q${n(chance.between(-2, 2))} -6 ${n(chance.between(-4, 4))} ${n(chance.between(-14, -8))}`;
    }
  }
  plate.add(`<path d="${body}" fill="none" stroke="#4d5a34" stroke-width="1.4" opacity="0.8"/>`);
}
