/**
 * How the hand throws: all that a player decides about a throw, in whole numbers, so that the same throw can be made
 * again from the record.
 */
export interface Gesture {
  /** Speed of the hand, cm/s: a multiple of 5 from SLOWEST to FASTEST. */
  speed: number;
  /** Direction: eighths of sideways (to the right) against away from the thrower, -8 to 8, that is up to 45 degrees. */
  aim: number;
  /** Where the hand lets go, whole cm to the right of the tray's middle, -8 to 8. */
  from: number;
}

export const SLOWEST = 90;
export const FASTEST = 330;
const SPEED_STEP = 5;
const AIM_LIMIT = 8;
const FROM_LIMIT = 8;

/** Gestures for whoever has no hand: the button, the space bar, the terminal. */
export const GESTURES: Readonly<Record<'slow' | 'normal' | 'fast', Gesture>> = {
  slow: { speed: SLOWEST, aim: 0, from: 0 },
  normal: { speed: 190, aim: 0, from: 0 },
  fast: { speed: FASTEST, aim: 0, from: 0 },
};

const whole = (value: number, low: number, high: number): number => {
  const held = Math.min(high, Math.max(low, Math.round(value)));
  // No -0: the record goes through JSON.
  return held === 0 ? 0 : held;
};

/**
 * Brings any gesture, from a journal or another program, into the range above. Not a number counts as the normal one.
 */
export function quantise(gesture: Gesture): Gesture {
  const known = (value: number, otherwise: number) => (Number.isFinite(value) ? value : otherwise);
  const { speed, aim, from } = GESTURES.normal;
  const steps = known(gesture.speed, speed) / SPEED_STEP;
  return {
    speed: whole(steps, SLOWEST / SPEED_STEP, FASTEST / SPEED_STEP) * SPEED_STEP,
    aim: whole(known(gesture.aim, aim), -AIM_LIMIT, AIM_LIMIT),
    from: whole(known(gesture.from, from), -FROM_LIMIT, FROM_LIMIT),
  };
}

/**
 * The gesture of a flick.
 * @param vx speed of the hand to the right, cm/s
 * @param vz speed of the hand towards the thrower, cm/s; a flick towards the thrower is a throw sideways or straight on
 * @param x where it let go, cm to the right of the tray's middle
 */
export function flick(vx: number, vz: number, x: number): Gesture {
  const away = Math.max(-vz, 0);
  const aim = vx === 0 ? 0 : (vx / Math.max(away, Math.abs(vx))) * AIM_LIMIT;
  return quantise({ speed: Math.sqrt(vx * vx + vz * vz), aim, from: x });
}
