import { CARRY, type ThrowRecord } from '../../models/dice/throw-record.ts';
import { openTrack, type Track } from '../../models/dice/track.ts';
import type { BodyPose } from '../../models/dice/tray.ts';
import { add, mix, slerp } from '../../models/dice/vector.ts';

/** Seconds in which the dice go from where they are shown into the throwing hand; the record starts after it. */
export const WIND_UP = 0.16;

/** Shows a record from a moment on, at any pace. Times are seconds of one clock, whichever the caller keeps. */
export class Playback {
  private readonly track: Track;

  /**
   * @param from where the dice are shown before; left out, the record starts at once
   * @param speed pace, 1 is real
   */
  constructor(
    private readonly record: ThrowRecord,
    private readonly start: number,
    private readonly speed: number,
    private readonly from?: readonly BodyPose[],
  ) {
    this.track = openTrack(record.track);
  }

  /** Seconds, in the caller's clock, until the track begins. */
  get windUp(): number {
    return this.from ? WIND_UP / this.speed : 0;
  }

  /** When the last frame is reached. */
  get end(): number {
    return this.start + this.windUp + this.track.seconds / this.speed;
  }

  pose(die: number, now: number): BodyPose {
    const seconds = (now - this.start - this.windUp) * this.speed;
    const held = this.from?.[die];
    if (seconds >= 0 || !held) return this.track.pose(die, seconds);
    const first = this.track.pose(die, 0);
    const t = Math.max(0, 1 + seconds / WIND_UP);
    const lift = 2.5 * t * (1 - t);
    return { at: add(mix(held.at, first.at, t), [0, lift, 0]), turned: slerp(held.turned, first.turned, t) };
  }

  /** Whether a die is just being taken up because it did not lie flat, to be thrown again. */
  cocked(die: number, now: number): boolean {
    const seconds = (now - this.start - this.windUp) * this.speed;
    return this.record.segments.some(
      ({ at, dice, why }) => why !== 'throw' && dice.includes(die) && seconds >= at - CARRY && seconds < at,
    );
  }
}
