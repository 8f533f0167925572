import { MODEL_TYPE, orderName } from '../../models/skirmish/box.ts';
import type { OrderType, Side } from '../../models/skirmish/schema.ts';
import type { Statistics } from '../kernel/contract.ts';
import type { SkirmishNews } from './draft.ts';
import { nameOf } from './field.ts';
import type { SkirmishState } from './state.ts';
import { survivingPoints } from './victory.ts';

type Count = Statistics['counts'][number];

/** What the flips that a side can win or lose are about; a set-up or initiative flip only chooses between the sides. */
const FLIPS: Readonly<Record<string, string>> = {
  move: 'Long move',
  fire: 'Fire',
  rocket: 'Rocket',
  cover: 'Cover',
  grenade: 'Grenade',
  sentry: 'Sentry',
  sabotage: 'Sabotage',
  drop: 'Drop',
};

/** What a piece of news counts towards; only what everybody is told. */
function countsOf(state: SkirmishState, { type, seat, data = {} }: SkirmishNews): Count[] {
  if (seat === undefined) return [];
  const order = (row: string, times = 1): Count[] =>
    Array.from({ length: times }, () => ({ table: 'Orders carried out', row, seat }));
  switch (type) {
    case 'reveal':
      return order(orderName(data.order as OrderType), data.count as number);
    case 'sentry':
      return order(orderName('sentry'));
    case 'sabotage':
      return order('Sabotage');
    case 'drop':
      return order('Drop');
    case 'coin': {
      const flip = FLIPS[data.reason as string];
      return flip === undefined ? [] : [{ table: data.win ? 'Flips won' : 'Flips lost', row: flip, seat }];
    }
    case 'suppressed': {
      const model = state.models.find((one) => nameOf(one) === data.model);
      return model && !data.already ? [{ table: 'Suppressed', row: MODEL_TYPE[model.type].name, seat }] : [];
    }
    default:
      return [];
  }
}

/** Models that the last event took off the table. */
function lossesOf({ news, lost }: SkirmishState): Count[] {
  const count = news.filter(({ type }) => type === 'killed' || type === 'escaped').length;
  return lost.slice(lost.length - count).map(({ how, type, side }) => ({
    table: how === 'killed' ? 'Models lost' : 'Models escaped',
    row: MODEL_TYPE[type].name,
    seat: side,
  }));
}

/** Points, models and suppression of both sides, and what the last event counts towards; all of it lies open. */
export function statistics(state: SkirmishState): Statistics {
  const values = (each: (side: Side) => number): Record<Side, number> => ({ A: each('A'), B: each('B') });
  const left = (side: Side) => state.models.filter((model) => model.side === side);
  return {
    standings: [
      { label: 'Points left', values: values((side) => survivingPoints(state, side)) },
      { label: 'Models left', values: values((side) => left(side).length) },
      { label: 'Suppressed', values: values((side) => left(side).filter(({ suppressed }) => suppressed).length) },
    ],
    counts: [...state.news.flatMap((news) => countsOf(state, news)), ...lossesOf(state)],
  };
}
