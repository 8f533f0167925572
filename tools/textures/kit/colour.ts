/** Colours of the printed components, and how they are mixed. */

export const ink = '#2a2520';
export const paper = '#efe7d3';
export const paperShade = '#dccfb2';
export const oxide = '#9a3d2b';
export const ochre = '#b98a3c';

/** The inks of one side: `ground` for frames, `deep` for headings and silhouettes, `pale` for tints. */
export interface SideInks {
  ground: string;
  deep: string;
  pale: string;
  /** Between ground and pale: lit parts of figures. */
  mid: string;
}

export const sideInks: Record<'US' | 'DE', SideInks> = {
  US: { ground: '#6c6a3b', deep: '#3b3c20', pale: '#c9c39a', mid: '#979257' },
  DE: { ground: '#5b6a72', deep: '#2e3940', pale: '#bcc4c2', mid: '#87969b' },
};

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour a share `t` of the way from `a` to `b` (both #rrggbb). */
export function mix(a: string, b: string, t: number): string {
  const from = channels(a);
  const to = channels(b);
  const parts = from.map((v, i) => Math.round(v + ((to[i] as number) - v) * t));
  return `#${parts.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: string, t: number) => mix(colour, '#fff8e6', t);
export const darker = (colour: string, t: number) => mix(colour, '#1c1a17', t);
