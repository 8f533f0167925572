import type { ActionName, UnitType } from '../../../src/models/undaunted/types.ts';
import type { PoseName } from '../figures/poses.ts';
import { landscape, uniform } from '../figures/scene.ts';
import { soldier, type Weapon } from '../figures/soldier.ts';
import { actionIcon } from '../icons/actions.ts';
import { unitIcon } from '../icons/units.ts';
import { darker, ink, lighter, mix, ochre, paper, paperShade, type SideInks, sideInks } from '../kit/colour.ts';
import { grain, lay, type Picture, raster, wash, wobble } from '../kit/picture.ts';
import { hashText } from '../kit/random.ts';
import { n, Plate, scallop, text, textWidth } from '../kit/svg.ts';

export const cardWidth = 320;
export const cardHeight = 448;

/** What a card's face says. */
export interface CardFace {
  id: string;
  side: 'US' | 'DE';
  type: UnitType;
  title: string;
  kind: 'combat' | 'command' | 'fogOfWar';
  squad: string | null;
  name: string | null;
  initiative: number;
  actions: readonly { name: ActionName; value: number | null; squadLimited: boolean }[];
}

/** Poses and arms a unit may be shown with. */
const casts: Record<Exclude<UnitType, 'fogOfWar'>, [PoseName, Weapon][]> = {
  rifleman: [
    ['advance', 'rifle'],
    ['kneelAim', 'rifle'],
    ['standAim', 'rifle'],
    ['run', 'rifle'],
    ['march', 'rifle'],
  ],
  scout: [
    ['crouchLook', 'binoculars'],
    ['run', 'carbine'],
    ['advance', 'carbine'],
  ],
  machineGunner: [
    ['prone', 'machineGun'],
    ['kneelAim', 'machineGun'],
    ['advance', 'machineGun'],
  ],
  sniper: [
    ['prone', 'scoped'],
    ['kneelAim', 'scoped'],
    ['standAim', 'scoped'],
  ],
  mortar: [['kneelLoad', 'mortar']],
  squadLeader: [['point', 'submachineGun']],
  platoonGuide: [['readMap', 'map']],
  platoonSergeant: [['rally', 'submachineGun']],
};

const view = { x: 14, y: 68, w: 292, h: 168 };

/** The painted part: country and soldiers, before it is made uneven. */
export function viewSvg(card: CardFace): string {
  const plate = new Plate(`view/${card.id}`, view.w, view.h);
  const { chance } = plate;
  const inks = sideInks[card.side];
  landscape(plate, view.w, view.h, inks);
  const look = uniform(card.side, inks);
  const cast = casts[card.type as Exclude<UnitType, 'fogOfWar'>];
  const number = Number(card.id.slice(card.id.lastIndexOf('-') + 1)) - 1 + (card.squad ? card.squad.charCodeAt(0) : 0);
  const [pose, weapon] = cast[number % cast.length] as [PoseName, Weapon];
  const face = card.side === 'US' ? 1 : -1;
  if (card.kind === 'combat' && chance.happens(0.6)) {
    const friend = chance.pick(['advance', 'run', 'march', 'kneelAim'] as const);
    const pale = {
      ...look,
      cloth: mix(look.cloth, '#cfc6a6', 0.3),
      shadow: mix(look.shadow, '#cfc6a6', 0.3),
      outline: mix(look.outline, '#cfc6a6', 0.25),
    };
    const x = view.w * (chance.happens(0.5) ? chance.between(0.12, 0.24) : chance.between(0.76, 0.88));
    plate.add(
      `<g transform="translate(${n(x)} ${n(view.h * 0.86)}) scale(${face * 0.74} 0.74)">${soldier(plate, friend, pale, 'rifle')}</g>`,
    );
  }
  const scale =
    pose === 'prone'
      ? 1.62
      : pose === 'rally'
        ? 1.28
        : pose === 'kneelAim' || pose === 'kneelLoad' || pose === 'crouchLook'
          ? 1.8
          : 1.46;
  const x = view.w * (pose === 'prone' ? 0.5 + face * 0.04 : 0.5 - face * chance.between(0.02, 0.1));
  plate.add(
    `<ellipse cx="${n(x)}" cy="${view.h - 8}" rx="${pose === 'prone' ? 120 : 50}" ry="6" fill="#1c1a17" opacity="0.35"/>`,
    `<g transform="translate(${n(x)} ${view.h - 9}) scale(${face * scale} ${scale})">${soldier(plate, pose, { ...look, pack: pose !== 'prone' && chance.happens(0.6) }, weapon)}</g>`,
  );
  return plate.toString();
}

/** The printed part; the painted view shows through its window. */
export function printSvg(card: CardFace): string {
  const plate = new Plate(`card/${card.id}`, cardWidth, cardHeight);
  const inks = sideInks[card.side];
  plate.add(frame(card, inks));
  plate.add(heading(card, inks));
  plate.add(
    text(cardWidth / 2, 258, card.name ?? '', { face: 'italic', size: 21, fill: ink, anchor: 'middle' }),
    `<path d="M30 266H290" stroke="${inks.ground}" stroke-width="1.4"/>`,
  );
  const rowHeight = card.actions.length > 3 ? 35 : 43;
  const top = 269 + (141 - rowHeight * card.actions.length) / 2;
  card.actions.forEach((action, i) => {
    plate.add(actionLine(action, top + i * rowHeight, rowHeight, card, inks));
  });
  plate.add(footer(card, inks));
  return plate.toString();
}

/** Card stock with the side's frame: round corners for US, cut ones for DE, and a hole where the view shows. */
function frame(card: CardFace, inks: SideInks): string {
  const hole = windowPath(card.side);
  const command = card.kind === 'command';
  return (
    `<path fill-rule="evenodd" d="M0 0H${cardWidth}V${cardHeight}H0Z${hole}" fill="${command ? mix(paper, ochre, 0.16) : paper}"/>` +
    `<path fill-rule="evenodd" d="M0 0H${cardWidth}V${cardHeight}H0ZM8 8V${cardHeight - 8}H${cardWidth - 8}V8Z" fill="${inks.ground}"/>` +
    `<path d="M8 8H${cardWidth - 8}V62H8Z" fill="${inks.ground}"/>` +
    `<path d="${hole}" fill="none" stroke="${ink}" stroke-width="2.2"/>` +
    `<path d="M8 62H${cardWidth - 8}" stroke="${inks.deep}" stroke-width="2"/>` +
    `<rect x="8" y="8" width="${cardWidth - 16}" height="${cardHeight - 16}" fill="none" stroke="${inks.deep}" stroke-width="1.6"/>`
  );
}

function windowPath(side: 'US' | 'DE'): string {
  const { x, y, w, h } = view;
  const c = 14;
  return side === 'US'
    ? `M${x + c} ${y}H${x + w - c}Q${x + w} ${y} ${x + w} ${y + c}V${y + h - c}Q${x + w} ${y + h} ${x + w - c} ${y + h}H${x + c}Q${x} ${y + h} ${x} ${y + h - c}V${y + c}Q${x} ${y} ${x + c} ${y}Z`
    : `M${x + c} ${y}H${x + w - c}L${x + w} ${y + c}V${y + h - c}L${x + w - c} ${y + h}H${x + c}L${x} ${y + h - c}V${y + c}Z`;
}

/** Initiative at the upper left, title, squad at the upper right. */
function heading(card: CardFace, inks: SideInks): string {
  const plaque = card.side === 'US' ? 'M6 6H66V52Q66 82 36 82Q6 82 6 52Z' : 'M6 6H66V66L50 82H22L6 66Z';
  const squad = card.squad
    ? `<rect x="270" y="12" width="38" height="46" rx="${card.side === 'US' ? 10 : 2}" fill="${inks.deep}"/>${text(289, 48, card.squad, { face: 'stencil', size: 38, fill: paper, anchor: 'middle' })}`
    : '';
  const room = (card.squad ? 258 : 302) - 76;
  const size = Math.min(29, (29 * room) / textWidth(card.title.toUpperCase(), { face: 'stencil', size: 29 }));
  return (
    `<path d="${plaque}" fill="${paper}" stroke="${ink}" stroke-width="2.6"/>` +
    text(36, 63, String(card.initiative), { face: 'stencil', size: 62, fill: ink, anchor: 'middle' }) +
    text(76, 35 + size * 0.36, card.title.toUpperCase(), { face: 'stencil', size, fill: '#f6efdd' }) +
    squad
  );
}

function actionLine(
  action: CardFace['actions'][number],
  y: number,
  height: number,
  card: CardFace,
  inks: SideInks,
): string {
  const middle = y + height / 2;
  const value = action.value === null ? '' : valueBox(String(action.value), middle, height, inks);
  const squad =
    action.squadLimited && card.squad
      ? `<rect x="218" y="${n(middle - 15)}" width="28" height="30" rx="${card.side === 'US' ? 8 : 1}" fill="${inks.deep}"/>${text(232, middle + 9.5, card.squad, { face: 'stencil', size: 26, fill: paper, anchor: 'middle' })}`
      : '';
  return (
    actionIcon(action.name, 24, middle - 14, 28, { ink: inks.deep, ground: paper }) +
    text(64, middle + 10, action.name, { face: 'sans', size: 31, fill: ink }) +
    value +
    squad
  );
}

function valueBox(value: string, middle: number, height: number, inks: SideInks): string {
  const h = Math.min(34, height - 5);
  return (
    `<rect x="254" y="${n(middle - h / 2)}" width="40" height="${h}" rx="4" fill="${lighter(inks.pale, 0.35)}" stroke="${ink}" stroke-width="1.8"/>` +
    text(274, middle + h * 0.335, value, { face: 'stencil', size: h - 2, fill: ink, anchor: 'middle' })
  );
}

/** Side, pictogram, and stars for those who command. */
function footer(card: CardFace, inks: SideInks): string {
  const stars = { squadLeader: 1, platoonGuide: 2, platoonSergeant: 3 }[card.type as string] ?? 0;
  let middle = '';
  for (let i = 0; i < stars; i++) {
    middle += `<path d="M0 -9L2.6 -3L9 -2.6L4 1.6L5.6 8L0 4.6L-5.6 8L-4 1.6L-9 -2.6L-2.6 -3Z" fill="${inks.deep}" transform="translate(${160 + (i - (stars - 1) / 2) * 24} 424)"/>`;
  }
  return (
    text(20, 434, card.side, { face: 'stencil', size: 16, fill: inks.ground }) +
    unitIcon(card.type, 281, 412, 22, { ink: inks.ground, ground: paper }) +
    middle
  );
}

/** A finished face. */
export function cardPicture(card: CardFace): Picture {
  if (card.kind === 'fogOfWar') return fogPicture(card);
  const seed = hashText(card.id) % 9973;
  const scene = wobble(raster(viewSvg(card)), 0.9, 16, seed);
  wash(scene, 0.12, 60, seed + 3);
  const picture = raster(`<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}"/>`);
  lay(picture, scene, view.x, view.y);
  lay(picture, raster(printSvg(card)));
  wash(picture, 0.05, 150, seed + 5);
  grain(picture, 0.04, seed + 7);
  return picture;
}

/** Fog of War: mist between hedges, a title, the initiative and nothing to do. */
export function fogSvg(card: CardFace): { mist: string; print: string } {
  const plate = new Plate(`fog/${card.id}`, cardWidth, cardHeight);
  const { chance } = plate;
  plate.add(
    `<rect width="${cardWidth}" height="${cardHeight}" fill="${plate.gradient([
      [0, '#8c9694'],
      [0.5, '#c9c9bb'],
      [1, '#8d917f'],
    ])}"/>`,
  );
  for (let layer = 0; layer < 6; layer++) {
    const y = 120 + layer * 58;
    const tone = mix('#b9bfb7', '#3f4a45', layer / 7);
    let body = '';
    for (let x = -20; x < cardWidth + 20; x += chance.between(14, 26)) {
      if (chance.happens(0.22)) continue;
      body += scallop(chance, x, y + chance.between(-6, 6), chance.between(14, 34 + layer * 2), 9);
    }
    plate.add(`<path d="${body}" fill="${tone}" ${plate.blur(2.6 - layer * 0.3)}/>`);
    if (layer === 2) {
      plate.add(
        `<g transform="translate(${n(chance.between(90, 230))} ${y + 44}) scale(${chance.happens(0.5) ? 1 : -1} 1)" opacity="0.55" ${plate.blur(1.6)}>${soldier(plate, chance.pick(['advance', 'march', 'run'] as const), { ...uniform(card.side, sideInks[card.side]), cloth: '#4e5a58', shadow: '#4e5a58', outline: '#4e5a58', skin: '#4e5a58' }, 'rifle')}</g>`,
      );
    }
    for (let i = 0; i < 3; i++) {
      plate.add(
        `<ellipse cx="${n(chance.between(0, cardWidth))}" cy="${n(y + chance.between(10, 40))}" rx="${n(chance.between(90, 190))}" ry="${n(chance.between(14, 30))}" fill="#dfe0d6" opacity="${n(chance.between(0.5, 0.8))}" ${plate.blur(13)}/>`,
      );
    }
  }
  const inks = sideInks[card.side];
  const print = new Plate(`fogPrint/${card.id}`, cardWidth, cardHeight);
  const plaque = card.side === 'US' ? 'M6 6H66V52Q66 82 36 82Q6 82 6 52Z' : 'M6 6H66V66L50 82H22L6 66Z';
  print.add(
    `<path fill-rule="evenodd" d="M0 0H${cardWidth}V${cardHeight}H0ZM8 8V${cardHeight - 8}H${cardWidth - 8}V8Z" fill="${mix(inks.ground, '#8a8d86', 0.4)}"/>`,
    `<rect x="8" y="8" width="${cardWidth - 16}" height="${cardHeight - 16}" fill="none" stroke="${inks.deep}" stroke-width="1.6"/>`,
    `<path d="${plaque}" fill="${paper}" stroke="${ink}" stroke-width="2.6"/>`,
    text(36, 63, String(card.initiative), { face: 'stencil', size: 62, fill: ink, anchor: 'middle' }),
    `<rect x="8" y="206" width="${cardWidth - 16}" height="62" fill="#efeadb" opacity="0.72"/><path d="M8 206H${cardWidth - 8}M8 268H${cardWidth - 8}" stroke="${ink}" stroke-width="1.4" opacity="0.6"/>`,
    text(cardWidth / 2, 250, card.title.toUpperCase(), {
      face: 'stencil',
      size: 38,
      fill: '#343b3a',
      anchor: 'middle',
    }),
    text(22, 431, card.side, { face: 'stencil', size: 17, fill: paper }),
    unitIcon('fogOfWar', 276, 402, 28, { ink: paper, ground: inks.ground }),
  );
  return { mist: plate.toString(), print: print.toString() };
}

function fogPicture(card: CardFace): Picture {
  const seed = hashText(card.id) % 9973;
  const { mist, print } = fogSvg(card);
  const picture = wobble(raster(mist), 2, 30, seed);
  wash(picture, 0.12, 110, seed + 3);
  lay(picture, raster(print));
  grain(picture, 0.04, seed + 7);
  return picture;
}

/** Backs: an engraved ground in the side's ink about a medallion. */
export function backSvg(side: 'US' | 'DE'): string {
  const plate = new Plate(`back/${side}`, cardWidth, cardHeight);
  const inks = sideInks[side];
  let pattern = '';
  if (side === 'US') {
    for (let y = 20; y < cardHeight + 20; y += 13) {
      pattern += `M0 ${y}`;
      for (let x = 0; x < cardWidth; x += 40) pattern += `l20 -12l20 12`;
    }
  } else {
    for (let d = -cardHeight; d < cardWidth; d += 17)
      pattern += `M${d} 0l${cardHeight} ${cardHeight}M${d + cardHeight} 0l${-cardHeight} ${cardHeight}`;
  }
  const medallion =
    side === 'US' ? 'M160 124A100 100 0 1 1 159.9 124Z' : 'M118 124H202L260 182V266L202 324H118L60 266V182Z';
  const emblem =
    side === 'US'
      ? `<path d="M0 -72L17 -23L69 -22L28 9L43 59L0 29L-43 59L-28 9L-69 -22L-17 -23Z" fill="${inks.pale}" stroke="${inks.deep}" stroke-width="3"/>`
      : `<g fill="${inks.pale}" stroke="${inks.deep}" stroke-width="2.4"><path d="M0 70Q-8 40 -26 44Q-44 40 -38 22Q-58 14 -46 -4Q-56 -24 -34 -30Q-34 -52 -14 -50Q-6 -66 0 -76Q6 -66 14 -50Q34 -52 34 -30Q56 -24 46 -4Q58 14 38 22Q44 40 26 44Q8 40 0 70Z"/><path d="M0 70V-50M0 40Q-14 30 -24 28M0 40Q14 30 24 28M0 14Q-18 4 -30 2M0 14Q18 4 30 2M0 -12Q-12 -20 -20 -24M0 -12Q12 -20 20 -24" fill="none"/></g>`;
  plate.add(
    `<rect width="${cardWidth}" height="${cardHeight}" fill="${paperShade}"/>`,
    `<rect x="12" y="12" width="${cardWidth - 24}" height="${cardHeight - 24}" rx="${side === 'US' ? 16 : 0}" fill="${inks.ground}" stroke="${inks.deep}" stroke-width="2.4"/>`,
    `<g ${plate.clip(`<rect x="14" y="14" width="${cardWidth - 28}" height="${cardHeight - 28}" rx="${side === 'US' ? 14 : 0}"/>`)}><path d="${pattern}" fill="none" stroke="${darker(inks.ground, 0.3)}" stroke-width="3"/><path d="${pattern}" fill="none" stroke="${lighter(inks.ground, 0.3)}" stroke-width="1" transform="translate(0 -2)"/></g>`,
    `<rect x="22" y="22" width="${cardWidth - 44}" height="${cardHeight - 44}" rx="${side === 'US' ? 10 : 0}" fill="none" stroke="${inks.pale}" stroke-width="1.6"/>`,
    `<path d="${medallion}" fill="${inks.deep}" stroke="${inks.pale}" stroke-width="5"/><path d="${medallion}" fill="none" stroke="${inks.deep}" stroke-width="1.6"/>`,
    `<g transform="translate(160 218)">${emblem}</g>`,
    `<rect x="108" y="356" width="104" height="42" rx="${side === 'US' ? 12 : 0}" fill="${inks.deep}" stroke="${inks.pale}" stroke-width="2"/>`,
    text(160, 388, side, { face: 'stencil', size: 32, fill: inks.pale, anchor: 'middle', spacing: 4 }),
  );
  return plate.toString();
}

export function backPicture(side: 'US' | 'DE'): Picture {
  const picture = raster(backSvg(side));
  wash(picture, 0.08, 130, 41);
  grain(picture, 0.05, 43);
  return picture;
}
