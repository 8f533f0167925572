import type { Chance } from '../chance.ts';
import type { Gesture } from '../gesture.ts';
import type { DieKind } from '../request.ts';
import { type BodyPose, TRAY } from '../tray.ts';
import { type Quat, scale, type Vec3 } from '../vector.ts';
import type { Body } from './tray-world.ts';

/** Start of a die's flight. */
export interface Launch {
  pose: BodyPose;
  /** cm/s. */
  velocity: Vec3;
  /** Radians/s about each axis. */
  spin: Vec3;
}

/** cm between two dice in the hand: no two of them touch. */
const APART = 3.3;

/** How far the dice of a hand fan out: sideways against away, from one to the next. */
const FAN = 0.12;

/** Start poses and speeds are kept in steps this small, so that they are short numbers in every engine. */
const rounded = (value: number, steps: number): number => Math.round(value * steps) / steps;

/** Any turn, each equally likely (Marsaglia 1972: square roots only). */
function anyTurn(chance: Chance): Quat {
  const disc = (): [number, number, number] => {
    for (;;) {
      const x = chance.between(-1, 1);
      const y = chance.between(-1, 1);
      const s = x * x + y * y;
      if (s < 1 && s > 0) return [x, y, s];
    }
  };
  const [x, y, s] = disc();
  const [u, v, t] = disc();
  const k = Math.sqrt((1 - s) / t);
  return [x, y, u * k, v * k];
}

/** Any direction, each equally likely. */
function anyDirection(chance: Chance): Vec3 {
  for (;;) {
    const x = chance.between(-1, 1);
    const y = chance.between(-1, 1);
    const s = x * x + y * y;
    if (s >= 1) continue;
    const k = 2 * Math.sqrt(1 - s);
    return [x * k, y * k, 1 - 2 * s];
  }
}

/**
 * How one of the dice in the hand leaves it: the gesture says how fast, where to and from where; turn, spin and a
 * little of everything else are drawn.
 * @param place of the die in the hand
 * @param held number of dice in the hand
 */
export function launch(kind: DieKind, place: number, held: number, gesture: Gesture, chance: Chance): Launch {
  const width = ((held - 1) / 2) * APART;
  const edge = TRAY.halfX - 2;
  const middle = Math.max(width - edge, Math.min(edge - width, gesture.from));
  const at: Vec3 = [
    middle + place * APART - width + chance.between(-0.2, 0.2),
    chance.between(3.4, 5),
    TRAY.halfZ - 2.2 + chance.between(-0.4, 0.4),
  ];
  const sideways = gesture.aim / 8 + (place - (held - 1) / 2) * FAN + chance.between(-0.16, 0.16);
  const speed = (gesture.speed * chance.between(0.92, 1.08)) / Math.sqrt(1 + sideways * sideways);
  const rise = kind === 'coin' ? chance.between(60, 110) : chance.between(-30, 20);
  const turned = anyTurn(chance);
  const about = anyDirection(chance);
  const spin = 14 + gesture.speed * chance.between(0.06, 0.12);
  // Rolling away from the hand on top of any spin, as dice leave fingers; a coin mostly tumbles end over end.
  const roll = kind === 'coin' ? spin : spin * 0.6;
  return {
    pose: {
      at: at.map((v) => rounded(v, 500)) as unknown as Vec3,
      turned: turned.map((v) => rounded(v, 32768)) as unknown as Quat,
    },
    velocity: [rounded(speed * sideways, 10), rounded(rise, 10), rounded(-speed, 10)],
    spin: ([-roll, 0, 0] as Vec3).map((v, i) => rounded(v + (scale(about, spin)[i] as number), 100)) as unknown as Vec3,
  };
}

const xyz = ([x, y, z]: Vec3) => ({ x, y, z });

/** Lets a body fly. */
export function release(body: Body, { pose, velocity, spin }: Launch): void {
  const [x, y, z, w] = pose.turned;
  body.setTranslation(xyz(pose.at), true);
  body.setRotation({ x, y, z, w }, true);
  body.setLinvel(xyz(velocity), true);
  body.setAngvel(xyz(spin), true);
}
