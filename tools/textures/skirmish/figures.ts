import type { ModelTypeId } from '../../../src/models/skirmish/schema.ts';
import type { PoseName } from '../figures/poses.ts';
import { circle, type Gear, type Kit, type Look, soldier, solid, type Weapon } from '../figures/soldier.ts';
import { darker, mix, type SideInks } from '../kit/colour.ts';
import { raster } from '../kit/picture.ts';
import { capsule, curve, line, n, Plate, scallop } from '../kit/svg.ts';
import { neutral } from './inks.ts';

interface Cast {
  pose: PoseName;
  weapon: Weapon;
  look: Partial<Look>;
  kit?: Kit;
}

const at = (x: number, y: number) => ({ x, y });

const cape: Gear = (plate, look, pose) =>
  solid(
    plate,
    look,
    curve(
      [
        at(pose.neck.x + 6, pose.neck.y),
        at(pose.neck.x - 9, pose.neck.y + 6),
        at(-20, -40),
        at(-27, -12),
        at(-12, -16),
        at(-2, -12),
        at(6, -30),
      ],
      true,
    ),
    look.shadow,
    darker(look.shadow, 0.3),
  );

const tanks: Gear = (plate, look, pose) =>
  solid(
    plate,
    look,
    capsule(at(pose.neck.x - 15, pose.neck.y + 2), 6.5, at(pose.neck.x - 18, pose.neck.y + 34), 6.5),
    look.shadow,
    darker(look.shadow, 0.3),
  ) +
  solid(
    plate,
    look,
    capsule(at(pose.neck.x - 24, pose.neck.y + 5), 5.4, at(pose.neck.x - 27, pose.neck.y + 34), 5.4),
    look.cloth,
    look.shadow,
  ) +
  `<path d="M${n(pose.neck.x - 20)} ${n(pose.neck.y + 40)}Q-14 -30 8 -50" fill="none" stroke="${look.outline}" stroke-width="3"/>`;

const flamer: Gear = (plate, look, pose) => {
  const hand = pose.nearArm[1];
  return (
    `<g transform="translate(${n(hand.x)} ${n(hand.y)}) rotate(-50)">${solid(plate, look, 'M-10 -4H26V3H-10Z', look.shadow, darker(look.shadow, 0.3))}<path d="M26 -2.4H36V1.6H26Z" fill="${look.outline}"/>` +
    `<path d="M36 -1Q44 -13 60 -12Q54 -7 58 -3Q66 -4 64 4Q56 10 36 1Z" fill="#e0892c" stroke="${look.outline}" stroke-width="1.3"/><path d="M38 -0.4Q46 -7 54 -5Q50 0 56 2Q48 5 38 0.6Z" fill="#f6d873"/></g>`
  );
};

const tube: Gear = (plate, look) =>
  `<g transform="translate(6 -88) rotate(-34)">${solid(plate, look, 'M-27 -6H26V6H-27Z', look.cloth, look.shadow)}${solid(plate, look, 'M-33 -8L-26 -6V6L-33 8Z', look.shadow, look.shadow)}${solid(plate, look, 'M26 -7.4H31L41 0L31 7.4H26Z', '#b98a3c', '#7d5a24')}<path d="M4 -6V-13H12V-6M-4 6V13H0V6" fill="${look.outline}"/></g>`;

const satchel: Gear = (plate, look, pose) => {
  const hand = pose.nearArm[1];
  return (
    `<g transform="translate(${n(hand.x)} ${n(hand.y)})"><path d="M-7 14V4H7V14" fill="none" stroke="${look.outline}" stroke-width="2.4"/>${solid(plate, look, 'M-12 13H12V31H-12Z', '#b98a3c', '#7d5a24')}<path d="M-4 13V31M4 13V31" stroke="${look.outline}" stroke-width="1.6"/></g>` +
    `<path d="M${n(pose.farArm[1].x - 4)} ${n(pose.farArm[1].y - 3)}h9v-10M${n(pose.farArm[1].x - 2)} ${n(pose.farArm[1].y - 13)}h14" stroke="${look.outline}" stroke-width="3" fill="none"/>`
  );
};

const spade: Gear = (plate, look, pose) =>
  `<path d="M${n(pose.neck.x - 4)} ${n(pose.neck.y + 30)}L${n(pose.neck.x - 16)} ${n(pose.neck.y - 22)}" stroke="#7d5a34" stroke-width="3.4"/>${solid(plate, look, line([at(pose.neck.x - 21, pose.neck.y - 20), at(pose.neck.x - 11, pose.neck.y - 23), at(pose.neck.x - 14, pose.neck.y - 39), at(pose.neck.x - 22, pose.neck.y - 36)], true), '#9a9c98', '#6c6f6c')}` +
  solid(
    plate,
    look,
    capsule(at(pose.neck.x - 13, pose.neck.y + 6), 8, at(pose.neck.x - 14, pose.neck.y + 24), 8),
    look.shadow,
    darker(look.shadow, 0.3),
  );

const coat: Gear = (plate, look) =>
  solid(
    plate,
    look,
    curve([at(-9, -80), at(9, -80), at(10, -50), at(15, -18), at(2, -14), at(-16, -16), at(-13, -50)], true),
    look.cloth,
    look.shadow,
  );

const hatAndCase: Gear = (plate, look, pose) => {
  const { head } = pose;
  const hand = pose.nearArm[1];
  return (
    solid(
      plate,
      look,
      'M-14 -3Q0 2 14 -3Q9 -5 8 -6L6.4 -13Q0 -15 -6.4 -13L-8 -6Q-9 -5 -14 -3Z'.replaceAll(
        /(-?[\d.]+) (-?[\d.]+)/g,
        (_, x, y) => `${n(Number(x) + head.x)} ${n(Number(y) + head.y - 1)}`,
      ),
      look.shadow,
      darker(look.shadow, 0.3),
    ) +
    `<g transform="translate(${n(hand.x)} ${n(hand.y)})"><path d="M-5 8V3H5V8" fill="none" stroke="${look.outline}" stroke-width="2"/>${solid(plate, look, 'M-15 8H15V27H-15Z', '#8a5a36', '#5e3c22')}<path d="M-15 15H15M-3 13H3V18H-3Z" stroke="${look.outline}" stroke-width="1.4" fill="#d8b670"/></g>`
  );
};

const jets: Gear = (plate, look, pose) => {
  const x = pose.neck.x - 15;
  const y = pose.neck.y;
  let smoke = '';
  for (const [dx, dy, r] of [
    [-20, -6, 9],
    [-8, -10, 11],
    [6, -7, 10],
    [18, -5, 8],
    [-10, -22, 9],
    [-1, -16, 9],
  ] as const) {
    smoke += scallop(plate.chance, dx - 6, dy, r, 7);
  }
  return (
    `<path d="${smoke}" fill="#d9d2c2" stroke="${look.outline}" stroke-width="1.3"/>` +
    `<path d="M${x - 11} ${y + 40}Q${x - 12} ${y + 62} ${x - 5} ${y + 74}Q${x - 2} ${y + 60} ${x - 1} ${y + 40}ZM${x + 1} ${y + 38}Q${x + 1} ${y + 56} ${x + 6} ${y + 66}Q${x + 10} ${y + 54} ${x + 9} ${y + 38}Z" fill="#e0892c" stroke="${look.outline}" stroke-width="1.2"/>` +
    `<path d="M${x - 8} ${y + 40}Q${x - 8} ${y + 54} ${x - 5} ${y + 60}Q${x - 3} ${y + 54} ${x - 4} ${y + 40}ZM${x + 3} ${y + 38}Q${x + 3} ${y + 50} ${x + 6} ${y + 54}Q${x + 8} ${y + 48} ${x + 7} ${y + 38}Z" fill="#f6d873"/>` +
    solid(plate, look, capsule(at(x - 6, y + 4), 6.6, at(x - 6, y + 36), 5), look.shadow, darker(look.shadow, 0.3)) +
    solid(plate, look, capsule(at(x + 5, y + 4), 6.6, at(x + 5, y + 34), 5), look.cloth, look.shadow) +
    solid(
      plate,
      look,
      line([at(x - 12, y + 8), at(x - 30, y + 26), at(x - 26, y + 32), at(x - 11, y + 24)], true),
      look.cloth,
      look.shadow,
    )
  );
};

const shieldAndHammer: Gear = (plate, look, pose) => {
  const hand = pose.nearArm[1];
  return (
    `<path d="M${n(hand.x - 6)} ${n(hand.y + 20)}L${n(hand.x + 5)} ${n(hand.y - 16)}" stroke="#7d5a34" stroke-width="4"/>` +
    `<g transform="translate(${n(hand.x + 6)} ${n(hand.y - 20)}) rotate(17)">${solid(plate, look, 'M-16 -7H14L18 -3V3L14 7H-16Z', '#9a9c98', '#686b69')}</g>` +
    solid(plate, look, 'M20 -92Q36 -88 38 -66Q40 -36 28 -22Q18 -24 17 -34Q26 -60 20 -92Z', look.cloth, look.shadow) +
    `<path d="M27 -80Q34 -56 25 -32" stroke="${look.outline}" stroke-width="1.6" fill="none"/><path d="M24 -66L34 -66L33 -59L25 -59Z" fill="#f0cf76" stroke="${look.outline}" stroke-width="1.3"/>`
  );
};

const longRifle: Gear = (plate, look, pose) => {
  const { x } = pose.nearArm[1];
  return (
    solid(
      plate,
      look,
      line([at(x - 4, -1), at(x + 5, -1), at(x + 4, -30), at(x + 2.6, -70), at(x - 2, -70), at(x - 3, -30)], true),
      '#a9794a',
      '#744c2b',
    ) +
    `<path d="M${n(x - 1.4)} -128H${n(x + 1.8)}V-44H${n(x - 1.4)}ZM${n(x - 2.6)} -132H${n(x + 3)}V-124H${n(x - 2.6)}ZM${n(x + 3.6)} -86H${n(x + 8)}V-58H${n(x + 3.6)}Z" fill="${look.outline}"/>`
  );
};

const hood: Gear = (plate, look, pose) => {
  const { x, y } = pose.head;
  return solid(
    plate,
    look,
    `M${n(x + 4)} ${n(y - 10)}Q${n(x - 8)} ${n(y - 15)} ${n(x - 11)} ${n(y)}Q${n(x - 14)} ${n(y + 10)} ${n(x - 20)} ${n(y + 30)}Q${n(x - 8)} ${n(y + 18)} ${n(x + 7)} ${n(y + 20)}Q${n(x - 3)} ${n(y + 8)} ${n(x + 3)} ${n(y - 2)}Q${n(x + 9)} ${n(y - 6)} ${n(x + 4)} ${n(y - 10)}Z`,
    look.cloth,
    look.shadow,
  );
};

const plates: Gear = (plate, look, pose) => {
  const { x, y } = pose.neck;
  return (
    solid(
      plate,
      look,
      curve(
        [
          at(x - 20, y + 14),
          at(x - 16, y - 4),
          at(x - 1, y - 8),
          at(x + 12, y - 1),
          at(x + 13, y + 14),
          at(x - 3, y + 20),
        ],
        true,
      ),
      look.cloth,
      look.shadow,
    ) +
    `<path d="M${x - 12} ${y + 1}h16M${x - 12} ${y + 8}h18" stroke="${look.outline}" stroke-width="1.6"/>` +
    solid(plate, look, circle(pose.nearLeg[0], 9), look.cloth, look.shadow)
  );
};

const reactor: Gear = (plate, look, pose) =>
  solid(
    plate,
    look,
    line(
      [
        at(pose.neck.x - 8, pose.neck.y - 6),
        at(pose.neck.x - 34, pose.neck.y + 2),
        at(pose.neck.x - 34, pose.neck.y + 34),
        at(pose.neck.x - 8, pose.neck.y + 38),
      ],
      true,
    ),
    look.shadow,
    darker(look.shadow, 0.3),
  ) +
  solid(
    plate,
    look,
    capsule(at(pose.neck.x - 28, pose.neck.y + 2), 4, at(pose.neck.x - 31, pose.neck.y - 18), 3.4),
    look.cloth,
    look.shadow,
  );

const cannon: Gear = (plate, look, pose) => {
  const hand = pose.nearArm[1];
  return `<g transform="translate(${n(hand.x)} ${n(hand.y)}) rotate(-16)">${solid(plate, look, 'M-16 -8H18V8H-16Z', look.shadow, darker(look.shadow, 0.35))}<path d="M18 -6H44V-2H18ZM18 0H44V4H18ZM40 -8H46V6H40Z" fill="${look.outline}"/><path d="M-8 8H6L4 20H-6Z" fill="${look.outline}"/></g>`;
};

const flagAndPistol: Gear = (_plate, look, pose) => {
  const hand = pose.farArm[1];
  return `<path d="M${n(hand.x - 1)} ${n(hand.y + 2)}l2 -8h15v5h-11l-2 6z" fill="${look.outline}"/><path d="M-2 -78L8 -56" stroke="#d8b670" stroke-width="2.6"/>`;
};

const casts: Record<ModelTypeId, Cast> = {
  captain: { pose: 'rally', weapon: 'none', look: { helmet: 'cap' }, kit: { behind: cape, over: flagAndPistol } },
  envoy: {
    pose: 'carry',
    weapon: 'none',
    look: { helmet: 'beret' },
    kit: { over: (p, l, q) => coat(p, l, q) + hatAndCase(p, l, q) },
  },
  sapper: { pose: 'carry', weapon: 'none', look: { helmet: 'pot' }, kit: { behind: spade, over: satchel } },
  bulwark: {
    pose: 'hipFire',
    weapon: 'none',
    look: { helmet: 'sealed', bulk: 1.5 },
    kit: { behind: reactor, over: (p, l, q) => cannon(p, l, q) + plates(p, l, q) },
  },
  gunner: { pose: 'hipFire', weapon: 'machineGun', look: { helmet: 'sealed', pack: true }, kit: { tilt: -58 } },
  scorcher: { pose: 'hipFire', weapon: 'none', look: { helmet: 'sealed' }, kit: { behind: tanks, over: flamer } },
  breacher: { pose: 'charge', weapon: 'none', look: { helmet: 'sealed' }, kit: { over: shieldAndHammer } },
  marksman: {
    pose: 'staff',
    weapon: 'none',
    look: { helmet: 'beret' },
    kit: { behind: cape, over: (p, l, q) => hood(p, l, q) + longRifle(p, l, q) },
  },
  rocketeer: { pose: 'shoulder', weapon: 'none', look: { helmet: 'sealed', pack: true }, kit: { over: tube } },
  ranger: { pose: 'leap', weapon: 'submachineGun', look: { helmet: 'sealed' }, kit: { behind: jets } },
  trooper: { pose: 'port', weapon: 'rifle', look: { helmet: 'sealed', pack: true } },
  levy: { pose: 'march', weapon: 'rifle', look: { helmet: 'cap' } },
};

/** How a side's models are dressed. */
export function lookOf(inks: SideInks): Look {
  return {
    cloth: mix(inks.ground, '#f3ead6', 0.34),
    shadow: inks.ground,
    outline: darker(inks.deep, 0.5),
    skin: '#e0bd93',
    visor: '#f0cf76',
    helmet: 'sealed',
  };
}

/** A model's figure, its feet about the origin, a plain man 100 units high. */
export function figure(plate: Plate, type: ModelTypeId, inks: SideInks): string {
  const { pose, weapon, look, kit } = casts[type];
  return soldier(plate, pose, { ...lookOf(inks), ...look }, weapon, kit);
}

/** The room a figure takes, in its own units: measured on a coarse raster of it. */
export function extentOf(type: ModelTypeId): { left: number; right: number; top: number } {
  const side = 300;
  const plate = new Plate(`extent/${type}`, side, side);
  plate.add(`<g transform="translate(${side / 2} ${side - 60})">${figure(plate, type, neutral)}</g>`);
  const { data } = raster(plate.toString());
  const box = { left: side, right: 0, top: side };
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if ((data[(y * side + x) * 4 + 3] as number) < 40) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
    }
  }
  return { left: box.left - side / 2, right: box.right - side / 2, top: box.top - (side - 60) };
}

/**
 * A figure standing in the middle of a box (px, upper left corner at x, y), as large as it fits but no larger than
 * `most`.
 */
export function fitted(
  plate: Plate,
  type: ModelTypeId,
  inks: SideInks,
  box: { x: number; y: number; w: number; h: number },
  most: number,
  mirrored = false,
): string {
  const { left, right, top } = extentOf(type);
  const size = Math.min(most, box.w / (right - left), box.h / -top);
  const flip = mirrored ? -1 : 1;
  const x = box.x + box.w / 2 - (flip * size * (left + right)) / 2;
  return `<g transform="translate(${n(x)} ${n(box.y + box.h)}) scale(${flip * size} ${size})">${figure(plate, type, inks)}</g>`;
}
