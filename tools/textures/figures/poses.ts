import type { Point } from '../kit/svg.ts';

/**
 * Where the joints of a soldier are, seen from the side and looking to the right. The ground is y = 0, up is negative,
 * a standing man is about 100 high. `near` limbs are those towards the viewer.
 */
export interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  nearArm: [elbow: Point, hand: Point];
  farArm: [elbow: Point, hand: Point];
  nearLeg: [knee: Point, foot: Point];
  farLeg: [knee: Point, foot: Point];
  /** Degrees by which the head is tilted, positive downwards. */
  gaze?: number;
}

const at = (x: number, y: number): Point => ({ x, y });

export const poses = {
  advance: {
    head: at(10, -92),
    neck: at(5, -80),
    hip: at(-3, -48),
    nearArm: [at(4, -61), at(18, -57)],
    farArm: [at(20, -66), at(36, -66)],
    nearLeg: [at(13, -27), at(9, -1)],
    farLeg: [at(-9, -25), at(-26, -4)],
  },
  march: {
    head: at(4, -95),
    neck: at(1, -82),
    hip: at(-1, -49),
    nearArm: [at(-7, -64), at(2, -50)],
    farArm: [at(14, -66), at(24, -76)],
    nearLeg: [at(8, -25), at(16, -1)],
    farLeg: [at(-5, -24), at(-17, -1)],
  },
  standAim: {
    head: at(13, -90),
    neck: at(5, -81),
    hip: at(-3, -48),
    nearArm: [at(15, -70), at(22, -82)],
    farArm: [at(32, -72), at(46, -84)],
    nearLeg: [at(-6, -25), at(-14, -1)],
    farLeg: [at(10, -25), at(16, -1)],
    gaze: 4,
  },
  kneelAim: {
    head: at(15, -63),
    neck: at(7, -54),
    hip: at(-6, -24),
    nearArm: [at(17, -43), at(25, -56)],
    farArm: [at(33, -46), at(47, -58)],
    nearLeg: [at(18, -27), at(17, -1)],
    farLeg: [at(3, -4), at(-23, -3)],
    gaze: 4,
  },
  run: {
    head: at(20, -80),
    neck: at(12, -71),
    hip: at(-6, -46),
    nearArm: [at(4, -54), at(18, -50)],
    farArm: [at(26, -60), at(38, -58)],
    nearLeg: [at(16, -35), at(19, -8)],
    farLeg: [at(-16, -24), at(-37, -19)],
  },
  crouchLook: {
    head: at(12, -69),
    neck: at(4, -60),
    hip: at(-12, -31),
    nearArm: [at(16, -51), at(21, -66)],
    farArm: [at(22, -54), at(24, -67)],
    nearLeg: [at(13, -31), at(8, -1)],
    farLeg: [at(-2, -5), at(-27, -3)],
    gaze: -3,
  },
  prone: {
    head: at(10, -25),
    neck: at(-1, -18),
    hip: at(-38, -9),
    nearArm: [at(11, -4), at(21, -18)],
    farArm: [at(25, -4), at(32, -17)],
    nearLeg: [at(-60, -6), at(-84, -4)],
    farLeg: [at(-58, -9), at(-79, -10)],
    gaze: 2,
  },
  kneelLoad: {
    head: at(4, -66),
    neck: at(-2, -56),
    hip: at(-14, -25),
    nearArm: [at(14, -58), at(29, -63)],
    farArm: [at(16, -47), at(27, -40)],
    nearLeg: [at(10, -28), at(6, -1)],
    farLeg: [at(-6, -4), at(-32, -3)],
    gaze: 3,
  },
  point: {
    head: at(3, -96),
    neck: at(0, -82),
    hip: at(-2, -49),
    nearArm: [at(-11, -66), at(2, -54)],
    farArm: [at(21, -82), at(42, -88)],
    nearLeg: [at(-6, -25), at(-11, -1)],
    farLeg: [at(8, -26), at(15, -1)],
  },
  rally: {
    head: at(2, -95),
    neck: at(-1, -82),
    hip: at(-1, -49),
    nearArm: [at(-10, -67), at(6, -58)],
    farArm: [at(15, -96), at(12, -119)],
    nearLeg: [at(10, -28), at(14, -1)],
    farLeg: [at(-8, -25), at(-20, -2)],
    gaze: -4,
  },
  readMap: {
    head: at(4, -93),
    neck: at(-1, -81),
    hip: at(-2, -48),
    nearArm: [at(4, -62), at(21, -64)],
    farArm: [at(16, -68), at(30, -70)],
    nearLeg: [at(-4, -25), at(-8, -1)],
    farLeg: [at(7, -25), at(11, -1)],
    gaze: 16,
  },
  port: {
    head: at(3, -95),
    neck: at(0, -82),
    hip: at(-1, -49),
    nearArm: [at(-9, -64), at(6, -55)],
    farArm: [at(15, -68), at(17, -77)],
    nearLeg: [at(9, -26), at(12, -1)],
    farLeg: [at(-6, -25), at(-15, -1)],
  },
  shoulder: {
    head: at(6, -94),
    neck: at(0, -82),
    hip: at(-2, -49),
    nearArm: [at(14, -66), at(11, -81)],
    farArm: [at(26, -74), at(27, -89)],
    nearLeg: [at(8, -26), at(13, -1)],
    farLeg: [at(-9, -25), at(-19, -1)],
  },
  hipFire: {
    head: at(6, -94),
    neck: at(1, -82),
    hip: at(-3, -49),
    nearArm: [at(-9, -63), at(4, -53)],
    farArm: [at(17, -66), at(26, -57)],
    nearLeg: [at(10, -27), at(11, -1)],
    farLeg: [at(-9, -25), at(-20, -1)],
  },
  leap: {
    head: at(8, -105),
    neck: at(4, -92),
    hip: at(-1, -60),
    nearArm: [at(-6, -74), at(8, -66)],
    farArm: [at(17, -78), at(21, -86)],
    nearLeg: [at(15, -48), at(7, -27)],
    farLeg: [at(-5, -38), at(-20, -24)],
  },
  charge: {
    head: at(13, -88),
    neck: at(6, -77),
    hip: at(-6, -47),
    nearArm: [at(-10, -82), at(-3, -101)],
    farArm: [at(20, -69), at(25, -57)],
    nearLeg: [at(13, -33), at(10, -2)],
    farLeg: [at(-13, -26), at(-27, -8)],
  },
  staff: {
    head: at(2, -95),
    neck: at(-1, -82),
    hip: at(-2, -49),
    nearArm: [at(2, -62), at(17, -60)],
    farArm: [at(12, -68), at(18, -78)],
    nearLeg: [at(-4, -25), at(-8, -1)],
    farLeg: [at(6, -25), at(11, -1)],
  },
  carry: {
    head: at(4, -95),
    neck: at(0, -82),
    hip: at(-1, -49),
    nearArm: [at(-6, -62), at(1, -45)],
    farArm: [at(14, -64), at(24, -56)],
    nearLeg: [at(9, -26), at(15, -1)],
    farLeg: [at(-6, -25), at(-17, -1)],
  },
} satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;
