import { costOf, MODEL_TYPE } from '../../models/skirmish/box.ts';
import type { ModelTypeId } from '../../models/skirmish/schema.ts';
import type { AimInput } from '../kernel/aim.ts';
import { orderPicks } from './aim-orders.ts';
import { pointAt } from './drawing.ts';
import type { Region } from './region.ts';
import type { SkirmishState } from './state.ts';

/** What confirming a complete input of a region that is no path does, in one line. */
export function deedOf(state: SkirmishState, region: Region, { points, heading, picks }: AimInput): string {
  const [place = ''] = points.map((spot) => {
    const { x, y } = pointAt(state.scenario.table, spot);
    return `${x.toFixed(1)}, ${y.toFixed(1)}`;
  });
  switch (region.kind) {
    case 'deploy':
      return `Stands at ${place}, facing ${heading}°`;
    case 'point':
      return `At ${place}`;
    case 'area':
      return `Lies at ${place}, turned by ${heading}°`;
    case 'heading':
      return `Faces ${heading}°`;
    case 'direction':
      return `Goes out at ${heading}°`;
    case 'samples':
      return `Catches it after ${Number(picks[0]).toFixed(1)} cm`;
    case 'order-card':
      return `Takes back ${orderPicks(state, region).find(({ value }) => value === picks[0])?.label ?? 'nothing'}`;
    case 'deck':
      return `Top card: ${MODEL_TYPE[picks[0]?.split(' ')[1] as ModelTypeId].name}`;
    case 'army':
      return `${picks.length} models for ${costOf(picks as ModelTypeId[])} points`;
    default:
      return '';
  }
}
