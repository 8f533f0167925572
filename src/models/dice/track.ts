import type { BodyPose } from './tray.ts';
import { mix, type Quat, slerp, unitQuat, type Vec3 } from './vector.ts';

/*
 * A track is what was seen of a throw: the pose of every die 30 times a second, 12 bytes each, as base64.
 * Bytes: version, number of dice, number of frames (16 bits), then frame by frame and die by die x, y, z in steps of
 * 0.002 cm and the three smaller parts of the quaternion, each 15 bits; which part is left out stands in the lowest
 * bits of the first two. Little-endian. Four dice for 1.1 seconds take 1.6 kB.
 */

/** Frames in a second. */
export const FRAME_RATE = 30;

const VERSION = 1;
const HEADER = 4;
const DIE_BYTES = 12;
const STEP = 0.002;
/** Parts other than the largest are at most the square root of 1/2; they fill 15 bits. */
const PART = 16383 / Math.SQRT1_2;
const LIMIT = 32767;
const FRAMES_LIMIT = 65535;

/** Bytes as base64 text. */
export function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Bytes of base64 text. Throws where the text is not base64. */
export function toBytes(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

function writeTurn(view: DataView, offset: number, turned: Quat): void {
  let largest = 0;
  for (let i = 1; i < 4; i++) if (Math.abs(turned[i] as number) > Math.abs(turned[largest] as number)) largest = i;
  const sign = (turned[largest] as number) < 0 ? -1 : 1;
  let slot = 0;
  for (let i = 0; i < 4; i++) {
    if (i === largest) continue;
    const part = Math.round((turned[i] as number) * sign * PART);
    const flag = slot === 0 ? largest & 1 : slot === 1 ? largest >> 1 : 0;
    view.setInt16(offset + 2 * slot, (part << 1) | flag, true);
    slot++;
  }
}

function readTurn(view: DataView, offset: number): Quat {
  const words = [0, 2, 4].map((at) => view.getInt16(offset + at, true));
  const largest = ((words[0] as number) & 1) | (((words[1] as number) & 1) << 1);
  const parts = words.map((word) => (word >> 1) / PART);
  const rest = 1 - parts.reduce((sum, part) => sum + part * part, 0);
  parts.splice(largest, 0, Math.sqrt(Math.max(0, rest)));
  return unitQuat(parts as unknown as Quat);
}

/** Packs frames; every frame holds the pose of each die in the same order. */
export function packTrack(frames: readonly (readonly BodyPose[])[]): string {
  const dice = frames[0]?.length ?? 0;
  if (frames.length > FRAMES_LIMIT) throw new Error('packTrack: expected at most 65535 frames');
  const view = new DataView(new ArrayBuffer(HEADER + frames.length * dice * DIE_BYTES));
  view.setUint8(0, VERSION);
  view.setUint8(1, dice);
  view.setUint16(2, frames.length, true);
  let offset = HEADER;
  for (const frame of frames) {
    for (const { at, turned } of frame) {
      at.forEach((value, i) => {
        view.setInt16(offset + 2 * i, Math.max(-LIMIT, Math.min(LIMIT, Math.round(value / STEP))), true);
      });
      writeTurn(view, offset + 6, turned);
      offset += DIE_BYTES;
    }
  }
  return toText(new Uint8Array(view.buffer));
}

/** A track that can be asked where a die was. */
export interface Track {
  dice: number;
  /** Length, seconds. */
  seconds: number;
  /** Pose of a die at a time, which is held within the track's length. */
  pose(die: number, seconds: number): BodyPose;
  /** Pose of a die at the end. */
  end(die: number): BodyPose;
}

/** Opens a packed track. Throws an Error that says what is wrong with a damaged one. */
export function openTrack(text: string): Track {
  const bytes = toBytes(text);
  const view = new DataView(bytes.buffer);
  if (bytes.length < HEADER || view.getUint8(0) !== VERSION) throw new Error('track: expected version 1');
  const dice = view.getUint8(1);
  const frames = view.getUint16(2, true);
  if (frames === 0 || bytes.length !== HEADER + frames * dice * DIE_BYTES) {
    throw new Error('track: expected as many bytes as its frames take');
  }
  const frame = (die: number, index: number): BodyPose => {
    const offset = HEADER + (index * dice + die) * DIE_BYTES;
    const at = [0, 2, 4].map((i) => view.getInt16(offset + i, true) * STEP) as unknown as Vec3;
    return { at, turned: readTurn(view, offset + 6) };
  };
  const last = frames - 1;
  return {
    dice,
    seconds: last / FRAME_RATE,
    end: (die) => frame(die, last),
    pose(die, seconds) {
      const place = Math.max(0, seconds * FRAME_RATE);
      if (place >= last) return frame(die, last);
      const index = Math.floor(place);
      const a = frame(die, index);
      const b = frame(die, index + 1);
      const t = place - index;
      return { at: mix(a.at, b.at, t), turned: slerp(a.turned, b.turned, t) };
    },
  };
}
