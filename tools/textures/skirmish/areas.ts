import { darker, ink, lighter, ochre, oxide, paper } from '../kit/colour.ts';
import { grain, lay, mute, type Picture, raster, wash, wobble } from '../kit/picture.ts';
import { hashText } from '../kit/random.ts';
import { n, Plate, scallop, text } from '../kit/svg.ts';
import { roof, tower } from '../terrain/buildings.ts';

/** Cards lie with their long side across: 8.8 by 6.3 cm, at 40 px to the centimetre. */
export const areaWidth = 352;
export const areaHeight = 252;
/** A flame card is 7.5 by 6.3 cm; four of them make a line. */
const fireWidth = 300;

function label(plate: Plate, word: string): string {
  const w = word.length * 13.5 + 22;
  return `<g transform="translate(10 ${plate.height - 38})"><rect width="${w}" height="28" rx="3" fill="${ink}"/>${text(w / 2, 21, word.toUpperCase(), { face: 'stencil', size: 20, fill: paper, anchor: 'middle' })}</g>`;
}

function frame(plate: Plate): string {
  return (
    `<rect x="1.5" y="1.5" width="${plate.width - 3}" height="${plate.height - 3}" fill="none" stroke="${paper}" stroke-width="7"/>` +
    `<rect x="5" y="5" width="${plate.width - 10}" height="${plate.height - 10}" fill="none" stroke="${ink}" stroke-width="1.6" opacity="0.8"/>`
  );
}

/** A broken wall with rubble: hides and stops. */
export function coverSvg(): string {
  const plate = new Plate('terrain/cover', areaWidth, areaHeight);
  const { chance } = plate;
  plate.add(`<rect width="${areaWidth}" height="${areaHeight}" fill="#a79a80"/>`);
  rubble(plate, 70, '#b8ac94');
  for (const [x, y, columns, rows, turn] of [
    [34, 42, 8, 3, 2],
    [196, 84, 4, 4, -3],
    [46, 142, 7, 2, -1],
  ] as const) {
    let bricks = '';
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (chance.happens(0.1)) continue;
        const bx = column * 30 + (row % 2) * 15 + chance.between(-1.5, 1.5);
        const by = row * 21 + chance.between(-1.5, 1.5);
        bricks += `<rect x="${n(bx)}" y="${n(by)}" width="29" height="20" rx="2.4" fill="${chance.pick(['#a8553c', '#9a4c36', '#b56548', '#8d4a38', '#bba98a'])}" stroke="${ink}" stroke-width="1.8"/><path d="M${n(bx + 3)} ${n(by + 3)}h22" stroke="#f1dfc0" stroke-width="1.6" opacity="0.5"/>`;
      }
    }
    plate.add(
      `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="9" y="13" width="${columns * 30 + 10}" height="${rows * 21}" fill="#1d1813" opacity="0.45"/>${bricks}</g>`,
    );
  }
  for (let i = 0; i < 9; i++) {
    const x = chance.between(200, 330);
    const y = chance.between(176, 232);
    plate.add(
      `<rect x="${n(x)}" y="${n(y)}" width="22" height="14" rx="2" fill="${chance.pick(['#a8553c', '#8d4a38', '#bba98a'])}" stroke="${ink}" stroke-width="1.5" transform="rotate(${n(chance.between(-50, 50))} ${n(x)} ${n(y)})"/>`,
    );
  }
  return plate.toString();
}

function rubble(plate: Plate, count: number, colour: string): void {
  const { chance } = plate;
  for (let i = 0; i < count; i++) {
    const r = chance.between(2, 6);
    plate.add(
      `<path d="${scallop(chance, chance.between(0, plate.width), chance.between(0, plate.height), r, 5)}" fill="${chance.happens(0.5) ? colour : darker(colour, 0.2)}" stroke="${ink}" stroke-width="0.8" opacity="0.8"/>`,
    );
  }
}

/** A bank of smoke; it reaches to every edge, as the whole card blocks sight. */
export function smokeSvg(): string {
  const plate = new Plate('hazard/smoke', areaWidth, areaHeight);
  const { chance } = plate;
  plate.add(`<rect width="${areaWidth}" height="${areaHeight}" fill="#8f918c"/>`);
  for (let i = 0; i < 64; i++) {
    const x = chance.between(-10, areaWidth + 10);
    const y = chance.between(-10, areaHeight + 10);
    const r = chance.between(22, 46);
    plate.add(
      `<path d="${scallop(chance, x + 6, y + 8, r, 8)}" fill="#4e504d" opacity="0.28"/>`,
      `<path d="${scallop(chance, x, y, r, 8)}" fill="${chance.pick(['#b9bab3', '#a9aba5', '#c7c7bf'])}" stroke="#6d6f6a" stroke-width="1.4"/>`,
      `<path d="${scallop(chance, x - r * 0.22, y - r * 0.25, r * 0.55, 7)}" fill="#dddcd3" opacity="0.8"/>`,
    );
  }
  return plate.toString();
}

/** Burning ground, joined end to end. */
export function fireSvg(): string {
  const plate = new Plate('hazard/fire', fireWidth, areaHeight);
  const { chance } = plate;
  plate.add(`<rect width="${fireWidth}" height="${areaHeight}" fill="#4a3020"/>`);
  const flame = (x: number, y: number, s: number) =>
    `M${n(x)} ${n(y)}q${n(-s)} ${n(-s * 0.5)} ${n(-s * 0.5)} ${n(-s * 1.2)}q${n(s * 0.2)} ${n(s * 0.4)} ${n(s * 0.4)} ${n(s * 0.4)}q${n(-s * 0.1)} ${n(-s * 0.9)} ${n(s * 0.5)} ${n(-s * 1.5)}q${n(-s * 0.1)} ${n(s * 0.8)} ${n(s * 0.35)} ${n(s * 1.1)}q${n(s * 0.25)} ${n(-s * 0.1)} ${n(s * 0.25)} ${n(-s * 0.5)}q${n(s * 0.5)} ${n(s)} ${n(-s)} ${n(s * 1.7)}z`;
  for (let row = 0; row < 6; row++) {
    for (let x = -20; x < fireWidth + 40; x += chance.between(30, 46)) {
      const y = 64 + row * 44 + chance.between(-10, 10);
      const s = chance.between(34, 50);
      plate.add(
        `<path d="${flame(x, y, s)}" fill="#c4502a" stroke="#4a1f12" stroke-width="1.8"/>`,
        `<path d="${flame(x, y - 2, s * 0.68)}" fill="#e8973a"/>`,
        `<path d="${flame(x, y - 3, s * 0.36)}" fill="#f8dd84"/>`,
      );
    }
  }
  return plate.toString();
}

/** The dish that is to be destroyed. */
export function satelliteSvg(): string {
  const plate = new Plate('location/satellite', areaWidth, areaHeight);
  plate.add(
    `<rect width="${areaWidth}" height="${areaHeight}" fill="#a9a48f"/><rect x="24" y="24" width="304" height="190" fill="#c5bfab" stroke="${ink}" stroke-width="2"/><path d="M24 120H328M126 24V214M226 24V214" stroke="#8d8772" stroke-width="1.6"/>`,
  );
  roof(plate, { x: 72, y: 66, w: 74, h: 54, colour: '#7b8078' });
  plate.add(
    `<ellipse cx="212" cy="146" rx="96" ry="76" fill="#1d1813" opacity="0.38"/>`,
    `<ellipse cx="196" cy="120" rx="98" ry="84" fill="#e7e0cd" stroke="${ink}" stroke-width="3"/>`,
    `<ellipse cx="204" cy="126" rx="80" ry="68" fill="#c9c2ad"/><ellipse cx="210" cy="130" rx="58" ry="48" fill="#b0a993"/><ellipse cx="214" cy="134" rx="32" ry="25" fill="#98917b"/>`,
    `<g stroke="${ink}" stroke-width="1.2" opacity="0.6" fill="none"><ellipse cx="196" cy="120" rx="76" ry="64"/><ellipse cx="196" cy="120" rx="46" ry="38"/><path d="M98 120H294M196 36V204M127 61L265 179M127 179L265 61"/></g>`,
    `<path d="M130 76L196 108L262 76M196 108V190" stroke="${ink}" stroke-width="5" fill="none"/><circle cx="196" cy="108" r="13" fill="${oxide}" stroke="${ink}" stroke-width="3"/>`,
    `<path d="M62 150q-18 18 0 36M48 140q-28 28 0 56" stroke="${oxide}" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="74" cy="168" r="6" fill="${oxide}"/>`,
  );
  return plate.toString();
}

/** Crates and shells under a net. */
export function dumpSvg(): string {
  const plate = new Plate('location/ammo-dump', areaWidth, areaHeight);
  const { chance } = plate;
  plate.add(`<rect width="${areaWidth}" height="${areaHeight}" fill="#a3946f"/>`);
  rubble(plate, 40, '#b8a883');
  for (const [x, y] of [
    [36, 34],
    [114, 30],
    [196, 40],
    [40, 104],
    [122, 100],
    [204, 112],
  ] as const) {
    const turn = chance.between(-5, 5);
    plate.add(
      `<g transform="translate(${x} ${y}) rotate(${n(turn)})"><rect x="8" y="11" width="72" height="58" fill="#1d1813" opacity="0.42"/><rect width="72" height="58" fill="#8d8a55" stroke="${ink}" stroke-width="2.4"/><path d="M0 19H72M0 39H72" stroke="${ink}" stroke-width="1.4"/><path d="M10 0V58M62 0V58" stroke="${darker('#8d8a55', 0.4)}" stroke-width="6"/><path d="M27 29L36 16L45 29L36 42Z" fill="${oxide}" stroke="${ink}" stroke-width="1.5"/></g>`,
    );
  }
  for (let i = 0; i < 6; i++) {
    plate.add(
      `<g transform="translate(${n(292 + (i % 2) * 22)} ${n(52 + Math.floor(i / 2) * 58)})"><rect x="4" y="6" width="17" height="46" rx="8" fill="#1d1813" opacity="0.4"/><path d="M0 46V16Q0 2 8.500 -6Q17 2 17 16V46Z" fill="${ochre}" stroke="${ink}" stroke-width="2"/><path d="M0 20H17" stroke="${oxide}" stroke-width="6"/></g>`,
    );
  }
  tower(plate, 76, 200, 20, '#7f6b4e');
  tower(plate, 122, 206, 20, '#7f6b4e');
  return plate.toString();
}

/** An area card: land made uneven by hand, with its word and frame printed over. */
export function areaPicture(svg: string, word: string): Picture {
  const seed = hashText(word) % 997;
  const picture = wobble(raster(svg), 1.8, 30, seed);
  mute(picture, 0.16);
  wash(picture, 0.14, 110, seed + 5);
  const plate = new Plate(`print/${word}`, picture.width, picture.height);
  plate.add(frame(plate), label(plate, word));
  lay(picture, raster(plate.toString()));
  grain(picture, 0.045, seed + 9);
  return picture;
}

/** Lies by a model that keeps its head down. */
export function suppressedSvg(): string {
  const plate = new Plate('marker/suppressed', 160, 160);
  plate.add(
    `<rect width="160" height="160" fill="${oxide}"/><circle cx="80" cy="80" r="68" fill="${oxide}" stroke="${paper}" stroke-width="7"/>`,
    `<path d="M42 48L80 82L118 48M42 84L80 118L118 84" fill="none" stroke="${paper}" stroke-width="17" stroke-linejoin="round" stroke-linecap="round"/>`,
  );
  return plate.toString();
}

/** The charge a Sapper carries: sticks tied together, a clock. */
export function explosivesSvg(): string {
  const plate = new Plate('marker/explosives', 200, 140);
  let sticks = '';
  for (let i = 0; i < 4; i++) {
    sticks += `<rect x="14" y="${12 + i * 30}" width="172" height="27" rx="7" fill="${i % 2 ? '#a64732' : '#b7553d'}" stroke="${ink}" stroke-width="3.4"/>`;
  }
  plate.add(
    `<rect width="200" height="140" fill="#5d2a1f"/>${sticks}`,
    `<path d="M46 8V132M154 8V132" stroke="${ink}" stroke-width="13"/><path d="M46 8V132M154 8V132" stroke="#6e675b" stroke-width="8"/>`,
    `<circle cx="100" cy="70" r="38" fill="${paper}" stroke="${ink}" stroke-width="5"/><path d="M100 44V70L116 82" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><circle cx="100" cy="70" r="5" fill="${oxide}"/>`,
  );
  return plate.toString();
}

/** Top of a base: the arrow points where the model faces (up), the rim tells the side. */
export function baseSvg(ground: string, pale: string, notched: boolean): string {
  const plate = new Plate(`base/${ground}`, 200, 200);
  plate.add(
    `<rect width="200" height="200" fill="${darker(ground, 0.35)}"/><circle cx="100" cy="100" r="93" fill="${ground}" stroke="${pale}" stroke-width="5"${notched ? ' stroke-dasharray="26 12"' : ''}/>`,
    `<circle cx="100" cy="100" r="80" fill="${darker(ground, 0.6)}"/>`,
    `<path d="M100 8L132 52L111 45V78H89V45L68 52Z" fill="${lighter(pale, 0.3)}" stroke="${ink}" stroke-width="3"/>`,
    `<path d="M10 100H34M166 100H190" stroke="${pale}" stroke-width="7"/>`,
  );
  return plate.toString();
}
