import { toBytes, toText } from './track.ts';

/** What a die struck. */
export const SURFACES = ['felt', 'rim', 'die'] as const;
export type Surface = (typeof SURFACES)[number];

/** A knock that can be heard. */
export interface Impact {
  /** Seconds from the start of the track, to a hundredth. */
  at: number;
  /** Which die. */
  die: number;
  surface: Surface;
  /** Change of speed, cm/s, from 0 to 510 in steps of 2. */
  strength: number;
}

const BYTES = 4;
const TICKS = 100;

/** Packs impacts, 4 bytes each, as base64. Times up to 655 seconds, up to 64 dice. */
export function packImpacts(impacts: readonly Impact[]): string {
  const view = new DataView(new ArrayBuffer(impacts.length * BYTES));
  impacts.forEach(({ at, die, surface, strength }, i) => {
    view.setUint16(i * BYTES, Math.round(at * TICKS), true);
    view.setUint8(i * BYTES + 2, (die << 2) | SURFACES.indexOf(surface));
    view.setUint8(i * BYTES + 3, Math.min(255, Math.round(strength / 2)));
  });
  return toText(new Uint8Array(view.buffer));
}

/** Opens packed impacts, in the order of their times. Throws where the text is damaged. */
export function openImpacts(text: string): Impact[] {
  const bytes = toBytes(text);
  if (bytes.length % BYTES !== 0) throw new Error('impacts: expected four bytes for each');
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / BYTES }, (_, i) => {
    const what = view.getUint8(i * BYTES + 2);
    const surface = SURFACES[what & 3];
    if (!surface) throw new Error('impacts: expected felt, rim or die');
    return {
      at: view.getUint16(i * BYTES, true) / TICKS,
      die: what >> 2,
      surface,
      strength: view.getUint8(i * BYTES + 3) * 2,
    };
  });
}
