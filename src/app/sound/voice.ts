import type { Impact, Surface } from '../../models/dice/impact.ts';
import type { DieKind } from '../../models/dice/request.ts';

/** One knock as it is to be played. */
export interface Voice {
  /** Seconds from the start of the throw's track. */
  at: number;
  /** Loudness, 0 to 1. */
  gain: number;
  /** The rush of the blow: middle of its band (Hz), how narrow, and how long it takes to fade (seconds). */
  rush: { frequency: number; q: number; fade: number };
  /** What rings on: frequency (Hz), share of the gain, and fading time (seconds) of each tone. */
  tones: readonly { frequency: number; gain: number; fade: number }[];
}

type Timbre = Omit<Voice, 'at' | 'gain'> & { loudness: number };

/** Felt is dull, the rim is wood, a die is hard; a coin rings wherever it strikes. */
const DIE: Readonly<Record<Surface, Timbre>> = {
  felt: {
    loudness: 0.55,
    rush: { frequency: 320, q: 0.8, fade: 0.05 },
    tones: [{ frequency: 130, gain: 0.7, fade: 0.06 }],
  },
  rim: {
    loudness: 0.9,
    rush: { frequency: 1150, q: 1.4, fade: 0.035 },
    tones: [
      { frequency: 410, gain: 0.6, fade: 0.07 },
      { frequency: 930, gain: 0.3, fade: 0.045 },
    ],
  },
  die: {
    loudness: 0.8,
    rush: { frequency: 3400, q: 2.2, fade: 0.018 },
    tones: [
      { frequency: 2750, gain: 0.35, fade: 0.03 },
      { frequency: 4300, gain: 0.2, fade: 0.02 },
    ],
  },
};

const RING = [
  { frequency: 3120, gain: 0.3, fade: 0.42 },
  { frequency: 5270, gain: 0.2, fade: 0.3 },
  { frequency: 7980, gain: 0.1, fade: 0.18 },
] as const;

const COIN: Readonly<Record<Surface, Timbre>> = {
  felt: { ...DIE.felt, loudness: 0.5, tones: RING.map((tone) => ({ ...tone, gain: tone.gain * 0.5 })) },
  rim: { ...DIE.rim, tones: RING },
  die: { ...DIE.die, tones: RING },
};

/** A change of speed of this much (cm/s) is as loud as it gets. */
const LOUDEST = 260;
/** Two blows on the same surface closer together than this (seconds) are heard as one. */
const BLUR = 0.012;

/**
 * How the impacts of a throw sound. Pitch differs a little from die to die.
 * @param kinds the dice, in the order of the record
 */
export function voices(impacts: readonly Impact[], kinds: readonly DieKind[]): Voice[] {
  const last = new Map<Surface, number>();
  return impacts.flatMap(({ at, die, surface, strength }) => {
    if (at - (last.get(surface) ?? -1) < BLUR) return [];
    last.set(surface, at);
    const timbre = (kinds[die] === 'coin' ? COIN : DIE)[surface];
    const pitch = 1 + ((die % 4) - 1.5) * 0.035;
    const tones = timbre.tones.map((tone) => ({ ...tone, frequency: tone.frequency * pitch }));
    const rush = { ...timbre.rush, frequency: timbre.rush.frequency * pitch };
    return [{ at, gain: timbre.loudness * Math.min(1, strength / LOUDEST) ** 1.3, rush, tones }];
  });
}
