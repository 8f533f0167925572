import type { ModelTypeId } from '../../models/skirmish/schema.ts';
import type { LegalAction } from '../kernel/action.ts';

/** What the region of an entry of `legalActions` may be. */
export type Region =
  | { kind: 'path'; model: string; limitCm: number; legs: number }
  | { kind: 'deploy'; model: string; zone: { x0: number; y0: number; x1: number; y1: number } }
  | { kind: 'point'; model: string; x?: number; y?: number; reachCm?: number }
  | { kind: 'area'; what: 'location'; location: string }
  | { kind: 'area'; what: 'frag' | 'smoke'; x: number; y: number; reachCm: number }
  | { kind: 'heading'; model: string }
  | { kind: 'direction'; model: string; degrees: number[] }
  | { kind: 'samples'; at: number[]; points: [number, number][] }
  | { kind: 'order-card'; models: string[] }
  | { kind: 'deck'; cards: ModelTypeId[] }
  | { kind: 'army'; points: number; types: ModelTypeId[] };

/** Id of the piece that a model's order card is on the table, its slot counted from 0. */
export const orderCardId = (model: string, slot: number): string => `${model}/order-${slot}`;

/** The region of an entry that has one. */
export const regionOf = (entry: LegalAction): Region => entry.region as unknown as Region;
