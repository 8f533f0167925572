import { darker, lighter, mix, paper, type SideInks } from '../kit/colour.ts';
import { curve, n, type Plate, type Point, scallop } from '../kit/svg.ts';

/** Skies of a day in June: upper, lower, light. */
const skies = [
  ['#8fa3a8', '#ead9b0', '#f6ead0'],
  ['#b6b79c', '#efe3c2', '#f8efd8'],
  ['#7f8e97', '#d8cfb9', '#e9e0cc'],
  ['#b08a6c', '#ecd1a0', '#f9e3b6'],
  ['#6d7f8b', '#cfc4a9', '#efe2c4'],
] as const;

/** A view of the country for a card: sky, far hills, a hedgerow, some landmark, the ground in front. */
export function landscape(plate: Plate, w: number, h: number, inks: SideInks): void {
  const { chance } = plate;
  const [upper, lower, light] = chance.pick(skies);
  const horizon = h * chance.between(0.5, 0.6);
  plate.add(
    `<rect width="${w}" height="${h}" fill="${plate.gradient([
      [0, upper],
      [0.62, lower],
    ])}"/>`,
  );
  if (chance.happens(0.6)) {
    const x = chance.between(0.15, 0.85) * w;
    plate.add(
      `<circle cx="${n(x)}" cy="${n(horizon * chance.between(0.3, 0.7))}" r="${n(chance.between(11, 20))}" fill="${light}"/>`,
    );
  }
  clouds(plate, w, horizon, light);
  const far = mix(lower, inks.ground, 0.42);
  plate.add(`<path d="${ridge(plate, w, h, horizon, 13)}" fill="${far}"/>`);
  const middle = mix(far, inks.deep, 0.35);
  landmark(plate, w, horizon + 6, darker(middle, 0.1), light);
  plate.add(`<path d="${ridge(plate, w, h, horizon + h * 0.09, 6)}" fill="${middle}"/>`);
  hedgerow(plate, w, horizon + h * 0.1, darker(middle, 0.25));
  const near = mix(inks.pale, '#8d8a56', 0.55);
  plate.add(`<path d="${ridge(plate, w, h, h * 0.76, 5)}" fill="${near}"/>`);
  grass(plate, w, h, darker(near, 0.5));
}

function ridge(plate: Plate, w: number, h: number, y: number, swing: number): string {
  const points: Point[] = [];
  for (let i = -1; i <= 6; i++) points.push({ x: (i * w) / 5, y: plate.chance.near(y, swing) });
  return `${curve(points)}L${w + 80} ${h + 10}L-80 ${h + 10}Z`;
}

function clouds(plate: Plate, w: number, horizon: number, light: string): void {
  const { chance } = plate;
  let body = '';
  for (let y = 6; y < horizon - 6; y += chance.between(5, 9)) {
    const x = chance.between(-40, w * 0.7);
    body += `M${n(x)} ${n(y)}h${n(chance.between(40, 170))}`;
  }
  plate.add(
    `<path d="${body}" stroke="${light}" stroke-width="2.2" stroke-linecap="round" opacity="0.6" fill="none"/>`,
  );
}

function landmark(plate: Plate, w: number, y: number, colour: string, light: string): void {
  const { chance } = plate;
  const x = chance.between(0.12, 0.88) * w;
  const kind = chance.pick(['church', 'poplars', 'farm', 'poles', 'ruin', 'mill', 'none'] as const);
  const base = y + 24;
  switch (kind) {
    case 'church':
      plate.add(
        `<path d="M${n(x)} ${base}V${n(y - 8)}L${n(x + 5)} ${n(y - 36)}L${n(x + 10)} ${n(y - 8)}V${n(y)}L${n(x + 16)} ${n(y - 8)}H${n(x + 40)}L${n(x + 46)} ${n(y + 4)}V${base}Z" fill="${colour}"/><path d="M${n(x + 20)} ${n(y + 2)}v6M${n(x + 28)} ${n(y + 2)}v6M${n(x + 36)} ${n(y + 2)}v6" stroke="${light}" stroke-width="2"/>`,
      );
      break;
    case 'poplars': {
      let body = '';
      for (let i = 0; i < 6; i++) {
        const px = x - 44 + i * 18 + chance.between(-3, 3);
        const top = y - chance.between(24, 42);
        body += `M${n(px)} ${base}Q${n(px - 8)} ${n(y - 8)} ${n(px)} ${n(top)}Q${n(px + 8)} ${n(y - 8)} ${n(px)} ${base}Z`;
      }
      plate.add(`<path d="${body}" fill="${colour}"/>`);
      break;
    }
    case 'farm':
      plate.add(
        `<path d="M${n(x - 30)} ${base}V${n(y)}L${n(x - 22)} ${n(y - 16)}H${n(x + 20)}L${n(x + 28)} ${n(y)}V${base}ZM${n(x + 6)} ${n(y - 24)}h7v10h-7z" fill="${colour}"/><path d="M${n(x - 16)} ${n(y + 4)}h6v6h-6zM${n(x + 10)} ${n(y + 4)}h6v6h-6z" fill="${light}"/>`,
      );
      break;
    case 'poles': {
      let body = '';
      for (let i = 0; i < 4; i++) body += `M${n(x - 90 + i * 62)} ${base}V${n(y - 30 + i * 3)}m-8 5h16m-14 5h12`;
      plate.add(`<path d="${body}" stroke="${colour}" stroke-width="2.6" fill="none"/>`);
      break;
    }
    case 'ruin':
      plate.add(
        `<path d="M${n(x - 30)} ${base}V${n(y - 14)}l7 -6l4 8l6 -2l5 10l8 -4v-14l7 -12l6 9l7 2V${base}Z" fill="${colour}"/><path d="M${n(x - 22)} ${n(y)}h6v8h-6zM${n(x + 10)} ${n(y - 8)}h6v9h-6z" fill="${light}"/>`,
      );
      break;
    case 'mill':
      plate.add(
        `<path d="M${n(x - 9)} ${base}L${n(x - 6)} ${n(y - 18)}Q${n(x)} ${n(y - 26)} ${n(x + 6)} ${n(y - 18)}L${n(x + 9)} ${base}Z" fill="${colour}"/><path d="M${n(x - 26)} ${n(y - 34)}L${n(x + 26)} ${n(y - 2)}M${n(x - 18)} ${n(y + 4)}L${n(x + 18)} ${n(y - 42)}" stroke="${colour}" stroke-width="4"/>`,
      );
      break;
    case 'none':
      break;
  }
}

function hedgerow(plate: Plate, w: number, y: number, colour: string): void {
  const { chance } = plate;
  let body = '';
  for (let x = -8; x < w + 10; x += chance.between(9, 15)) {
    if (chance.happens(0.1)) continue;
    body += scallop(chance, x, y + 4, chance.between(7, 12), 7);
    if (chance.happens(0.08)) body += scallop(chance, x, y - 9, chance.between(12, 17), 9);
  }
  plate.add(`<path d="${body}" fill="${colour}"/>`);
}

function grass(plate: Plate, w: number, h: number, colour: string): void {
  const { chance } = plate;
  let body = '';
  for (let i = 0; i < 70; i++) {
    const x = chance.between(0, w);
    const y = h * chance.between(0.8, 1.02);
    body += `M${n(x)} ${n(y)}l${n(chance.between(-3, 3))} ${n(chance.between(-9, -4))}`;
  }
  plate.add(`<path d="${body}" stroke="${colour}" stroke-width="1.3" fill="none" opacity="0.75"/>`);
}

/** The look of a side's soldiers on cards. */
export function uniform(side: 'US' | 'DE', inks: SideInks) {
  return {
    cloth: lighter(inks.mid, 0.12),
    shadow: mix(inks.ground, inks.deep, 0.45),
    outline: darker(inks.deep, 0.55),
    skin: mix(paper, '#c08a5e', 0.5),
    helmet: side === 'US' ? ('pot' as const) : ('flared' as const),
  };
}
