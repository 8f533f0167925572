/** A place on the table top, cm in the table's own axes. */
export interface Spot {
  x: number;
  z: number;
}

/** How a drawing is meant. `good`: allowed. `bad`: not allowed, hatched. `warn`: a danger. `faint`: for orientation. */
export type Tone = 'good' | 'bad' | 'warn' | 'plain' | 'faint';

/** Something drawn flat on the table top for a moment: a way, a reach, a card that is being placed. Lengths in cm. */
export type Drawing =
  | { kind: 'line'; points: Spot[]; tone: Tone; width?: number }
  | { kind: 'disc'; at: Spot; radius: number; tone: Tone }
  /** `heading` as in a piece's pose: at 0 the width runs along x. */
  | { kind: 'rect'; at: Spot; w: number; d: number; heading: number; tone: Tone }
  | { kind: 'label'; at: Spot; text: string; tone: Tone };
