import type { Form } from '../table/piece.ts';

/** Distance between the centres of tiles side by side in a row, and between rows, cm. */
export const TILE_PITCH = 9.3;

/** The solids of the components, cm. */
export const FORMS = {
  tile: { shape: 'slab', w: 9, d: 9, h: 0.25, corner: 0.35 },
  counter: { shape: 'slab', w: 2.3, d: 2.3, h: 0.3, corner: 0.25 },
  card: { shape: 'slab', w: 6.3, d: 8.8, h: 0.05, corner: 0.35 },
  control: { shape: 'disc', w: 2, d: 2, h: 0.2, corner: 0 },
  spawn: { shape: 'slab', w: 2, d: 2, h: 0.2, corner: 0.2 },
  objective: { shape: 'disc', w: 2, d: 2, h: 0.2, corner: 0 },
  radio: { shape: 'slab', w: 2, d: 2, h: 0.2, corner: 0.2 },
  target: { shape: 'disc', w: 2.4, d: 2.4, h: 0.2, corner: 0 },
  initiative: { shape: 'slab', w: 3.2, d: 3.2, h: 0.3, corner: 0.4 },
  pile: { shape: 'decal', w: 6.9, d: 9.4, h: 0, corner: 0.5 },
  row: { shape: 'decal', w: 48, d: 9.4, h: 0, corner: 0.5 },
  block: { shape: 'decal', w: 35.8, d: 37.8, h: 0, corner: 0.6 },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;
