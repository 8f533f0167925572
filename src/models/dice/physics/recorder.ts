import { type Impact, packImpacts } from '../impact.ts';
import { CARRY, type Rethrow, type Segment } from '../throw-record.ts';
import { FRAME_RATE, packTrack } from '../track.ts';
import type { BodyPose } from '../tray.ts';
import { add, mix, slerp, type Vec3 } from '../vector.ts';

/** Writes down what happens to all dice of a throw. */
export class Recorder {
  /** Seconds simulated or carried so far. */
  time = 0;
  readonly segments: Segment[] = [];
  private readonly frames: BodyPose[][] = [];
  private readonly impacts: Impact[] = [];

  /** @param poses where every die is; changed by the caller as they move */
  constructor(private readonly poses: BodyPose[]) {}

  begin(dice: number[], why: 'throw' | Rethrow): void {
    this.segments.push({ at: Math.round(this.time * 100) / 100, dice, why });
  }

  /** Notes the poses of this moment; called FRAME_RATE times a second. */
  frame(): void {
    this.frames.push([...this.poses]);
  }

  impact(impact: Omit<Impact, 'at'>): void {
    this.impacts.push({ at: this.time, ...impact });
  }

  /** Shows dice being carried by hand, in an arc, from where they are to where they are wanted. */
  carry(to: ReadonlyMap<number, BodyPose>): void {
    const from = [...this.poses];
    const count = Math.round(CARRY * FRAME_RATE);
    for (let i = 1; i <= count; i++) {
      const t = i / count;
      const eased = t * t * (3 - 2 * t);
      const arc: Vec3 = [0, 4 * 5 * eased * (1 - eased), 0];
      for (const [die, target] of to) {
        const start = from[die] as BodyPose;
        this.poses[die] = {
          at: add(mix(start.at, target.at, eased), arc),
          turned: slerp(start.turned, target.turned, eased),
        };
      }
      this.time += 1 / FRAME_RATE;
      this.frame();
    }
    for (const [die, target] of to) this.poses[die] = target;
  }

  track(): string {
    return packTrack(this.frames);
  }

  heard(): string {
    return packImpacts(this.impacts);
  }
}
