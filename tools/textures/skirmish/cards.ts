import { CONSTANTS, MODEL_TYPE, orderName } from '../../../src/models/skirmish/box.ts';
import type { ModelTypeId, OrderType, Side } from '../../../src/models/skirmish/schema.ts';
import { darker, ink, lighter, mix, oxide, paper, paperShade, type SideInks } from '../kit/colour.ts';
import { grain, type Picture, raster, wash } from '../kit/picture.ts';
import { hashText } from '../kit/random.ts';
import { n, Plate, text, textWidth, wrap } from '../kit/svg.ts';
import { fitted } from './figures.ts';
import { inksBySide, neutral } from './inks.ts';

const width = 320;
const height = 448;
/** An order card is a little slimmer: 1.4 by 2 cm. */
const orderWidth = 280;
const orderHeight = 400;

/** A hazy waste ground with broken walls, behind a figure. */
function waste(plate: Plate, x: number, y: number, w: number, h: number, inks: SideInks): string {
  const { chance } = plate;
  let ruins = '';
  for (let rx = x - 10; rx < x + w; rx += chance.between(24, 60)) {
    const top = y + h * chance.between(0.3, 0.62);
    const rw = chance.between(16, 44);
    ruins += `M${n(rx)} ${y + h}V${n(top)}l${n(rw * 0.3)} ${n(chance.between(-14, 10))}l${n(rw * 0.3)} ${n(chance.between(2, 16))}l${n(rw * 0.4)} ${n(chance.between(-8, 8))}V${y + h}Z`;
  }
  const sky = plate.gradient([
    [0, mix(inks.pale, '#8e9a9c', 0.5)],
    [0.7, mix(inks.pale, '#f1e3c0', 0.7)],
  ]);
  const clip = plate.clip(`<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`);
  return (
    `<g ${clip}><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${sky}"/>` +
    `<circle cx="${n(x + w * chance.between(0.2, 0.8))}" cy="${n(y + h * 0.3)}" r="26" fill="#f7ecd0"/>` +
    `<path d="${ruins}" fill="${mix(inks.mid, '#b7ae99', 0.5)}"/>` +
    `<rect x="${x}" y="${n(y + h * 0.84)}" width="${w}" height="${n(h * 0.2)}" fill="${mix(inks.pale, '#8b7f67', 0.7)}"/></g>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${ink}" stroke-width="2.2"/>`
  );
}

/** The sheet of one type of model: cost, name, role, figure, fire arc, orders, what is special. */
export function modelSvg(type: ModelTypeId): string {
  const plate = new Plate(`model/${type}`, width, height);
  const model = MODEL_TYPE[type];
  const inks = neutral;
  const name = model.name.toUpperCase();
  const size = Math.min(31, (31 * 214) / textWidth(name, { face: 'stencil', size: 31 }));
  plate.add(
    `<rect width="${width}" height="${height}" fill="${inks.deep}"/><rect x="8" y="8" width="304" height="432" rx="9" fill="${paper}"/>`,
    `<path d="M8 17Q8 8 17 8H303Q312 8 312 17V62H8Z" fill="${inks.ground}"/>`,
    text(84, 36 + size * 0.36, name, { face: 'stencil', size, fill: '#f8f0de' }),
    waste(plate, 14, 68, 292, 190, inks),
    fitted(plate, type, inks, { x: 40, y: 74, w: 240, h: 178 }, 2),
    `<circle cx="44" cy="44" r="35" fill="${paper}" stroke="${ink}" stroke-width="2.6"/>`,
    text(44, 63, String(model.cost), { face: 'stencil', size: 52, fill: ink, anchor: 'middle' }),
    text(20, 286, model.role, { face: 'italic', size: 22, fill: ink }),
    `<path d="M20 296H300" stroke="${inks.ground}" stroke-width="1.4"/>`,
    arc(262, 280, model.arcDeg),
    text(298, 287, `${model.arcDeg}°`, { face: 'sans', size: 17, fill: ink, anchor: 'end' }),
  );
  wrap(model.summary, 286, { face: 'sans', size: 22 }).forEach((words, i) => {
    plate.add(text(20, 322 + i * 25, words, { face: 'sans', size: 22, fill: ink }));
  });
  const { inCommand, outOfCommand } = model.orders;
  plate.add(
    `<rect x="14" y="402" width="292" height="32" rx="5" fill="${lighter(inks.pale, 0.3)}"/>`,
    text(24, 425, `Orders ${inCommand} in command, ${outOfCommand} without`, { face: 'sans', size: 19, fill: ink }),
  );
  return plate.toString();
}

/** A small fan: how wide the model can fire. */
function arc(x: number, y: number, degrees: number): string {
  const half = (degrees * Math.PI) / 360;
  const r = 15;
  const [dx, dy] = [Math.sin(half) * r, Math.cos(half) * r];
  return `<path d="M${x - 12} ${y + 4}l${n(-dx)} ${n(-dy)}A${r} ${r} 0 0 1 ${n(x - 12 + dx)} ${n(y + 4 - dy)}Z" fill="${oxide}"/><circle cx="${x - 12}" cy="${y + 4}" r="3.4" fill="${ink}"/>`;
}

/** The card that is turned up when a model's time to act has come. */
export function activationSvg(type: ModelTypeId): string {
  const plate = new Plate(`activation/${type}`, width, height);
  const inks = neutral;
  const name = MODEL_TYPE[type].name.toUpperCase();
  const size = Math.min(44, (44 * 270) / textWidth(name, { face: 'stencil', size: 44 }));
  plate.add(
    `<rect width="${width}" height="${height}" fill="${paperShade}"/>`,
    waste(plate, 12, 12, 296, 340, inks),
    fitted(plate, type, inks, { x: 34, y: 30, w: 252, h: 312 }, 3.3),
    `<rect x="12" y="352" width="296" height="84" fill="${inks.deep}" stroke="${ink}" stroke-width="2.2"/>`,
    text(160, 394 + size * 0.36, name, { face: 'stencil', size, fill: '#f8f0de', anchor: 'middle' }),
  );
  return plate.toString();
}

const orderSigns: Record<OrderType, string> = {
  rally: 'M8 32L50 4L92 32V52L50 24L8 52ZM8 62L50 34L92 62V82L50 54L8 82ZM42 66H58V98H42Z',
  move: 'M4 38H54V14L98 50L54 86V62H4Z',
  fire: 'M50 2L59 30L84 14L70 41L98 50L70 59L84 86L59 70L50 98L41 70L16 86L30 59L2 50L30 41L16 14L41 30Z',
  sentry:
    'M2 50Q50 -8 98 50Q50 108 2 50ZM50 28A22 22 0 1 0 50 72A22 22 0 1 0 50 28ZM50 38A12 12 0 1 1 50 62A12 12 0 1 1 50 38Z',
  grenade:
    'M50 30Q78 32 78 64Q76 96 50 97Q24 96 22 64Q22 32 50 30ZM38 14H62V27H38ZM62 14Q82 16 84 44L76 46Q74 28 62 26ZM34 4H58V11H34Z',
};

const orderInks: Record<OrderType, string> = {
  rally: '#5b7350',
  move: '#4f6f86',
  fire: '#9a3d2b',
  sentry: '#8a6a2e',
  grenade: '#5f5570',
};

/** What an order does, in few words. */
function hint(type: OrderType): string {
  const { moveSureCm, moveGambleWinCm, moveGambleLoseCm, grenadeRangeCm } = CONSTANTS;
  switch (type) {
    case 'rally':
      return 'Back on its feet';
    case 'move':
      return `${moveSureCm} cm, or flip: ${moveGambleWinCm} or ${moveGambleLoseCm} cm`;
    case 'fire':
      return 'Flip: kill or suppress';
    case 'sentry':
      return 'Shoot at an enemy on the move';
    case 'grenade':
      return `${grenadeRangeCm} cm: frag or smoke`;
  }
}

export function orderSvg(type: OrderType): string {
  const plate = new Plate(`order/${type}`, orderWidth, orderHeight);
  const colour = orderInks[type];
  const name = orderName(type).toUpperCase();
  const size = Math.min(56, (56 * 238) / textWidth(name, { face: 'stencil', size: 56 }));
  plate.add(
    `<rect width="${orderWidth}" height="${orderHeight}" fill="${colour}"/>`,
    `<rect x="12" y="12" width="256" height="376" rx="14" fill="${paper}" stroke="${darker(colour, 0.4)}" stroke-width="3"/>`,
    `<path d="M12 26Q12 12 26 12H254Q268 12 268 26V92H12Z" fill="${colour}"/>`,
    text(140, 54 + size * 0.36, name, { face: 'stencil', size, fill: '#f8f0de', anchor: 'middle' }),
    `<g transform="translate(52 112) scale(1.76)"><path fill-rule="evenodd" d="${orderSigns[type]}" fill="${darker(colour, 0.25)}"/></g>`,
  );
  const lines = wrap(hint(type), 236, { face: 'sans', size: 29 });
  lines.forEach((words, i) => {
    plate.add(
      text(140, 337 + (i - (lines.length - 1) / 2) * 31 + 10, words, {
        face: 'sans',
        size: 29,
        fill: ink,
        anchor: 'middle',
      }),
    );
  });
  return plate.toString();
}

/** Backs: a woven ground about the side's letter; `label` tells the two decks apart. */
export function backSvg(side: Side, label: string, w: number, h: number): string {
  const plate = new Plate(`back/${side}-${label}`, w, h);
  const inks = inksBySide[side];
  let pattern = '';
  if (side === 'A') {
    for (let y = 0; y < h + 30; y += 22)
      for (let x = 0; x < w + 30; x += 22) pattern += `M${x - 11} ${y}a11 11 0 0 1 22 0`;
  } else {
    for (let d = -h; d < w; d += 20) pattern += `M${d} 0L${d + h} ${h}M${d + h} 0L${d} ${h}`;
  }
  const corner = side === 'A' ? 22 : 0;
  const cx = w / 2;
  const cy = h / 2;
  const medallion =
    side === 'A'
      ? `<circle cx="${cx}" cy="${cy}" r="82"`
      : `<path d="M${cx - 34} ${cy - 82}H${cx + 34}L${cx + 82} ${cy - 34}V${cy + 34}L${cx + 34} ${cy + 82}H${cx - 34}L${cx - 82} ${cy + 34}V${cy - 34}Z"`;
  plate.add(
    `<rect width="${w}" height="${h}" fill="${paperShade}"/>`,
    `<rect x="11" y="11" width="${w - 22}" height="${h - 22}" rx="${corner}" fill="${inks.ground}" stroke="${inks.deep}" stroke-width="2.6"/>`,
    `<g ${plate.clip(`<rect x="13" y="13" width="${w - 26}" height="${h - 26}" rx="${corner}"/>`)}><path d="${pattern}" fill="none" stroke="${darker(inks.ground, 0.28)}" stroke-width="3.4"/><path d="${pattern}" fill="none" stroke="${lighter(inks.ground, 0.25)}" stroke-width="1.1" transform="translate(0 -2)"/></g>`,
    `${medallion} fill="${inks.deep}" stroke="${inks.pale}" stroke-width="5"/>`,
    text(cx, cy + 40, side, { face: 'stencil', size: 112, fill: inks.pale, anchor: 'middle' }),
    `<rect x="${cx - 92}" y="${h - 76}" width="184" height="40" rx="${side === 'A' ? 12 : 0}" fill="${inks.deep}" stroke="${inks.pale}" stroke-width="2"/>`,
    text(cx, h - 47, label.toUpperCase(), { face: 'stencil', size: 25, fill: inks.pale, anchor: 'middle', spacing: 1 }),
  );
  return plate.toString();
}

export const orderBackSvg = (side: Side): string => backSvg(side, 'order', orderWidth, orderHeight);
export const activationBackSvg = (side: Side): string => backSvg(side, 'activation', width, height);

/** A printed card from its drawing. */
export function printed(svg: string, name: string): Picture {
  const seed = hashText(name) % 997;
  const picture = raster(svg);
  wash(picture, 0.06, 130, seed);
  grain(picture, 0.045, seed + 3);
  return picture;
}
