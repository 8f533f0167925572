import { card, counter as counterData, SIDES } from '../../models/undaunted/box.ts';
import type { Side } from '../../models/undaunted/types.ts';
import type { Statistics } from '../kernel/contract.ts';
import { controlledPoints, pointsNeeded } from './layout.ts';
import { cardLabel } from './names.ts';
import type { UndauntedNews } from './news.ts';
import { layoutOf } from './scenarios.ts';
import type { UndauntedState } from './state.ts';

type Count = Statistics['counts'][number];

/** What a piece of news that everybody sees counts towards, or null. */
function countOf(news: UndauntedNews): Count | null {
  switch (news.type) {
    case 'play':
      return { table: 'Cards played', row: cardLabel(news.card), seat: news.seat };
    case 'use':
      return { table: 'Actions', row: news.action, seat: news.seat };
    case 'hunker-down':
      return { table: 'Actions', row: 'Hunker down', seat: card(news.card).side };
    case 'casualty':
      return { table: 'Casualties', row: counterData(news.counter).label, seat: news.seat };
    case 'removed':
      return { table: 'Counters lost', row: counterData(news.counter).label, seat: news.seat };
    default:
      return null;
  }
}

/** Objective points, tiles held, and what the last event counts towards; only what lies open to all (UN-RUL-44). */
export function statistics(state: UndauntedState): Statistics {
  const layout = layoutOf(state);
  const values = (each: (side: Side) => number): Record<Side, number> => ({ US: each('US'), DE: each('DE') });
  const goals = SIDES.flatMap((side) => {
    const needed = pointsNeeded(layout, side);
    return needed === null ? [] : [[side, needed] as const];
  });
  const held = (side: Side) =>
    Object.values(state.sides[side].control).filter((marker) => marker === 'controlled').length;
  return {
    standings: [
      {
        label: 'Objective points',
        values: values((side) => controlledPoints(layout, state.sides[side].control)),
        goals: Object.fromEntries(goals),
      },
      { label: 'Tiles controlled', values: values(held) },
    ],
    counts: state.news.flatMap((news) => countOf(news) ?? []),
  };
}
