import { capsule, line, n, type Plate, type Point } from '../kit/svg.ts';
import { type Pose, type PoseName, poses } from './poses.ts';

/** How a soldier is dressed and printed. */
export interface Look {
  /** Lit cloth. */
  cloth: string;
  /** Cloth in shadow. */
  shadow: string;
  outline: string;
  skin: string;
  helmet: 'pot' | 'flared' | 'cap' | 'sealed' | 'beret';
  /** What a sealed helmet looks out of. */
  visor?: string;
  /** A pack on the back. */
  pack?: boolean;
  /** Broader limbs and plates: armoured. */
  bulk?: number;
  /** Number of strokes that shade the cloth; 0 for a flat print. */
  strokeWidth?: number;
}

/** What he carries; drawn between the far and the near limbs. */
export type Weapon =
  | 'rifle'
  | 'carbine'
  | 'scoped'
  | 'machineGun'
  | 'submachineGun'
  | 'binoculars'
  | 'mortar'
  | 'map'
  | 'none';

/** Draws something of a figure's own where its pose puts it. */
export type Gear = (plate: Plate, look: Look, pose: Pose) => string;

export interface Kit {
  /** Drawn before the body: cloak, tanks. */
  behind?: Gear;
  /** Drawn over body and weapon, under the near arm. */
  over?: Gear;
  /** Degrees by which the weapon is turned from where the hands point. */
  tilt?: number;
}

/** A soldier with the ground under him at the origin, about 100 units high. */
export function soldier(plate: Plate, poseName: PoseName, look: Look, weapon: Weapon, kit: Kit = {}): string {
  const pose: Pose = poses[poseName];
  const k = look.bulk ?? 1;
  const part = (shape: string, fill = look.cloth, dark = look.shadow) => solid(plate, look, shape, fill, dark);
  const limb = (a: Point, ra: number, b: Point, rb: number) => part(capsule(a, ra * k, b, rb * k));
  const leg = ([knee, foot]: [Point, Point], from: Point) =>
    limb(from, 7, knee, 5.4) + limb(knee, 5.2, foot, 3.8) + boot(plate, look, knee, foot, k);
  const arm = ([elbow, hand]: [Point, Point], from: Point) =>
    limb(from, 5, elbow, 4.2) + limb(elbow, 4.1, hand, 3.1) + part(circle(hand, 3.3 * k), look.skin, look.skin);
  const shoulder = between(pose.neck, pose.hip, 0.13);
  return (
    (kit.behind?.(plate, look, pose) ?? '') +
    arm(pose.farArm, shoulder) +
    leg(pose.farLeg, pose.hip) +
    (look.pack ? pack(plate, look, pose) : '') +
    limb(between(pose.neck, pose.hip, 0.16), 8.8, pose.hip, 8) +
    belt(look, pose, k) +
    leg(pose.nearLeg, pose.hip) +
    head(plate, look, pose) +
    tilted(pose, kit.tilt ?? 0, held(plate, look, pose, weapon)) +
    (kit.over?.(plate, look, pose) ?? '') +
    arm(pose.nearArm, shoulder)
  );
}

function tilted(pose: Pose, degrees: number, drawing: string): string {
  const hand = pose.nearArm[1];
  return degrees === 0 ? drawing : `<g transform="rotate(${degrees} ${n(hand.x)} ${n(hand.y)})">${drawing}</g>`;
}

/** A shape lit from the upper left: lit tone, the same shape shifted in the dark tone, outline. */
export function solid(plate: Plate, look: Look, shape: string, fill: string, dark: string): string {
  const width = look.strokeWidth ?? 1.5;
  const body = `<path d="${shape}" fill="${fill}"/>`;
  const shade =
    fill === dark
      ? ''
      : `<g ${plate.clip(`<path d="${shape}"/>`)}><path d="${shape}" fill="${dark}" transform="translate(2.6 2.2)"/></g>`;
  return `${body}${shade}<path d="${shape}" fill="none" stroke="${look.outline}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

export const circle = (p: Point, r: number): string =>
  `M${n(p.x - r)} ${n(p.y)}A${n(r)} ${n(r)} 0 1 1 ${n(p.x + r)} ${n(p.y)}A${n(r)} ${n(r)} 0 1 1 ${n(p.x - r)} ${n(p.y)}Z`;

export function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

function boot(plate: Plate, look: Look, knee: Point, foot: Point, k: number): string {
  const down = foot.y - knee.y > Math.abs(foot.x - knee.x) * 0.6;
  const toe = down ? { x: foot.x + 8, y: foot.y - 1 } : { x: foot.x - 4, y: foot.y + (foot.y > -8 ? 0 : 6) };
  return solid(plate, look, capsule({ x: foot.x, y: foot.y - 2 }, 3.6 * k, toe, 2.5 * k), look.outline, look.outline);
}

function belt(look: Look, pose: Pose, k: number): string {
  const middle = between(pose.neck, pose.hip, 0.86);
  const angle = (Math.atan2(pose.hip.y - pose.neck.y, pose.hip.x - pose.neck.x) * 180) / Math.PI;
  return `<g transform="translate(${n(middle.x)} ${n(middle.y)}) rotate(${n(angle)})"><path d="M-1.8 ${n(-8.2 * k)}V${n(
    8.2 * k,
  )}" stroke="${look.outline}" stroke-width="3"/><path d="M-3.6 1H1.4V${n(6 * k)}H-3.6Z" fill="${look.outline}"/></g>`;
}

function pack(plate: Plate, look: Look, pose: Pose): string {
  const dx = pose.hip.x - pose.neck.x;
  const dy = pose.hip.y - pose.neck.y;
  const length = Math.hypot(dx, dy);
  const back = { x: -dy / length, y: dx / length };
  const place = (t: number, out: number) => ({
    x: pose.neck.x + dx * t + back.x * -Math.abs(out),
    y: pose.neck.y + dy * t + back.y * -Math.abs(out),
  });
  const flipped = back.x > 0 ? 1 : -1;
  const shape = line(
    [place(0.1, 5 * flipped), place(0.08, 17 * flipped), place(0.62, 18 * flipped), place(0.66, 5 * flipped)],
    true,
  );
  return solid(plate, look, shape, look.shadow, look.shadow);
}

function head(plate: Plate, look: Look, pose: Pose): string {
  const { x, y } = pose.head;
  const face =
    solid(plate, look, capsule(pose.neck, 4, { x: x - 1, y: y + 3 }, 3.6), look.skin, look.skin) +
    solid(
      plate,
      look,
      `M${n(x - 6)} ${n(y - 1)}A6.4 6.8 0 0 1 ${n(x + 6)} ${n(y - 2)}L${n(x + 7.4)} ${n(y + 2)}L${n(x + 6)} ${n(y + 3)}L${n(x + 5.4)} ${n(y + 7)}Q${n(x)} ${n(y + 8)} ${n(x - 4)} ${n(y + 5)}Z`,
      look.skin,
      look.skin,
    );
  return `<g transform="rotate(${pose.gaze ?? 0} ${n(x)} ${n(y)})">${face}<g transform="translate(${n(x)} ${n(y)})">${helmets[look.helmet](plate, look)}</g></g>`;
}

const helmets: Record<Look['helmet'], (plate: Plate, look: Look) => string> = {
  pot: (plate, look) =>
    `${solid(
      plate,
      look,
      'M-9.2 1.4Q-10 -9.8 0 -10.4Q9.6 -10 9.4 -1.6L11 0.2Q4 -1.4 -2 0.4Q-6 1.8 -9.2 1.4Z',
      look.cloth,
      look.shadow,
    )}<path d="M-7 1.4Q-3 6 3.6 6.8" fill="none" stroke="${look.outline}" stroke-width="1.2"/>`,
  flared: (plate, look) =>
    `${solid(
      plate,
      look,
      'M-8.4 -0.4Q-9 -9.6 0.4 -10.2Q9 -9.6 8.8 -3L11.6 0.4Q6 -0.4 2.4 0.6Q-0.6 5.4 -6 6.4L-12.4 5.6Q-9.4 2.4 -8.4 -0.4Z',
      look.cloth,
      look.shadow,
    )}<path d="M-4 6Q0 8 4 7" fill="none" stroke="${look.outline}" stroke-width="1.2"/>`,
  cap: (plate, look) =>
    solid(
      plate,
      look,
      'M-7.4 -2L-8 -8Q0 -13 8.4 -9.4L8 -4L13.4 -1.6Q8 -1.4 5 -2.4Q-2 -3.4 -7.4 -2Z',
      look.cloth,
      look.shadow,
    ),
  beret: (plate, look) =>
    solid(plate, look, 'M-8 -3Q-13 -10 -3 -11.6Q9 -12.6 9 -6L7 -3.4Q0 -6 -8 -3Z', look.cloth, look.shadow),
  sealed: (plate, look) =>
    `${solid(
      plate,
      look,
      'M-9.6 8Q-12 -11.6 0 -11.8Q10.6 -11.4 10 -1L11 3L7.6 9.4Q-1 11 -9.6 8Z',
      look.cloth,
      look.shadow,
    )}<path d="M1.6 -4.4L10.2 -3.6L10 1L2.4 1.6Z" fill="${look.visor ?? look.skin}" stroke="${look.outline}" stroke-width="1.3"/>`,
};

/** The weapon, from the near hand towards the far one. */
function held(plate: Plate, look: Look, pose: Pose, weapon: Weapon): string {
  const near = pose.nearArm[1];
  const far = pose.farArm[1];
  const angle = (Math.atan2(far.y - near.y, far.x - near.x) * 180) / Math.PI;
  const dark = look.outline;
  const wood = (shape: string) => solid(plate, look, shape, '#a9794a', '#744c2b');
  const frame = (body: string, turn = angle) =>
    `<g transform="translate(${n(near.x)} ${n(near.y)}) rotate(${n(turn)})">${body}</g>`;
  switch (weapon) {
    case 'rifle':
      return frame(
        `${wood('M-19 4.4L-18 -2.4Q-8 -3 -3 -3.4L33 -3L33 0.6L2 1.4Q-8 4 -19 4.4Z')}<path d="M-4 -4.6H50V-2.4H-4Z" fill="${dark}"/><path d="M4 1H11V5H5Z" fill="${dark}"/>`,
      );
    case 'carbine':
      return frame(
        `${wood('M-15 4.4L-14 -2.4Q-6 -3 -2 -3.4L22 -3L22 0.6L2 1.4Q-8 4 -15 4.4Z')}<path d="M-3 -4.6H36V-2.4H-3Z" fill="${dark}"/><path d="M5 0H10L11 9H6Z" fill="${dark}"/>`,
      );
    case 'scoped':
      return frame(
        `${wood('M-19 4.4L-18 -2.4Q-8 -3 -3 -3.4L34 -3L34 0.6L2 1.4Q-8 4 -19 4.4Z')}<path d="M-4 -4.6H54V-2.4H-4Z" fill="${dark}"/><path d="M-4 -10H16V-6.4H-4ZM0 -7H3V-4H0ZM10 -7H13V-4H10Z" fill="${dark}"/>`,
      );
    case 'machineGun':
      return frame(
        `${wood('M-16 5L-15 -4L-3 -3V2Z')}<path d="M-5 -5H20V2H-5ZM20 -4.4H52V0.4H20ZM52 -3H60V-1H52ZM4 2H12V12Q6 14 3 9Z" fill="${dark}"/><path d="M44 0L38 19M46 0L54 19" stroke="${dark}" stroke-width="2.6" stroke-linecap="round"/>`,
        0,
      );
    case 'submachineGun':
      return frame(
        `${wood('M-13 4L-12 -2L0 -2.6V1Z')}<path d="M-3 -4H18V1H-3ZM18 -2.6H30V-0.4H18ZM8 1H12.6L13.6 13H9Z" fill="${dark}"/>`,
        Math.min(angle, 16),
      );
    case 'binoculars':
      return `<path d="M${n(near.x)} ${n(near.y - 6)}h11v4.4h-11z" fill="${dark}"/>`;
    case 'mortar':
      return (
        solid(plate, look, 'M24 -3L46 -52L54 -49L34 0Z', look.cloth, look.shadow) +
        `<path d="M44 -32L62 0M42 -30L54 0" stroke="${dark}" stroke-width="2.8" stroke-linecap="round"/><path d="M20 -4H42V1H20Z" fill="${dark}"/>` +
        `<path d="M${n(near.x + 14)} ${n(near.y + 1)}q7 -3 12 0q-4 6 -12 4z" fill="${dark}"/>`
      );
    case 'map':
      return frame(
        '<path d="M-4 -9L12 -12L24 -7L20 9L8 5L-6 8Z" fill="#efe6cf" stroke="#2a2520" stroke-width="1.3"/><path d="M12 -12L8 5M-2 -2L20 0M2 4L16 -8" stroke="#9a3d2b" stroke-width="1"/>',
        0,
      );
    case 'none':
      return '';
  }
}
