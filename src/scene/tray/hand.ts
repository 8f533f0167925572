import { flick, GESTURES, type Gesture } from '../../models/dice/gesture.ts';
import { LEDGE_Z, TRAY } from '../../models/dice/tray.ts';
import type { Vec3 } from '../../models/dice/vector.ts';

/** How high a hand holds the dice above the felt, cm. */
export const HAND_HEIGHT = 3.4;

/** The last so many milliseconds decide how fast the hand is when it lets go. */
const WINDOW = 90;
/** A press that moves less than this (cm) is a tap, and throws as the button does. */
const TAP = 0.8;
/** A hand slower than this (cm/s) that lets go over the ledge lays the dice back. */
const LAID_BACK = 40;

interface Sample {
  x: number;
  z: number;
  at: number;
}

/** Follows a pointer that drags the dice, in the tray's axes. */
export class Hand {
  private samples: Sample[] = [];
  private travelled = 0;

  /** @param at milliseconds */
  move(x: number, z: number, at: number): void {
    const last = this.samples[this.samples.length - 1];
    if (last) this.travelled += Math.hypot(x - last.x, z - last.z);
    this.samples.push({ x, z, at });
    // Where frames come slowly the two last samples are all there is to tell the speed by.
    const kept = this.samples.length - 2;
    this.samples = this.samples.filter((sample, index) => index >= kept || sample.at >= at - WINDOW);
  }

  /** Where the dice are held: never outside the tray. */
  get at(): Vec3 {
    const last = this.samples[this.samples.length - 1] ?? { x: 0, z: LEDGE_Z };
    const x = Math.max(-TRAY.halfX + 2, Math.min(TRAY.halfX - 2, last.x));
    return [x, HAND_HEIGHT, Math.max(-TRAY.halfZ + 2, Math.min(LEDGE_Z, last.z))];
  }

  /** The throw that letting go now makes, or null when the dice are laid back. */
  letGo(at: number): Gesture | null {
    if (this.travelled < TAP) return GESTURES.normal;
    const first = this.samples[0];
    const last = this.samples[this.samples.length - 1];
    if (!first || !last) return null;
    // A hand that rested before it let go has no speed left, so the time of letting go counts.
    const seconds = Math.max(at - first.at, 8) / 1000;
    const vx = (last.x - first.x) / seconds;
    const vz = (last.z - first.z) / seconds;
    const over = last.z > TRAY.halfZ;
    return over && Math.hypot(vx, vz) < LAID_BACK ? null : flick(vx, vz, last.x);
  }
}
