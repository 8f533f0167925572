import type { Side } from '../../models/undaunted/types.ts';
import type { UndauntedState } from '../../rules/undaunted/state.ts';
import { figuresOf } from './figures.ts';
import all from './judgement-all.json';
import first from './judgement-first.json';
import { type Network, output } from './network.ts';

/** Networks by what they were fitted to: the first three scenarios, or all (`npm run bots:fit`). */
const NETWORKS: Readonly<Record<'first' | 'all', Network>> = { first, all };

/** Scenarios with a network of their own: they have no other fighting units than Riflemen, Scouts, Machine Gunners. */
const FIRST: readonly string[] = ['la-raye', 'crossroads', 'orchard-guns'];

/** Chance, 0 to 1, that the side wins from here, as the fitted network judges it; what is decided is certain. */
export function judge(state: UndauntedState, side: Side): number {
  if (state.over) return state.over.winner === side ? 1 : state.over.winner === null ? 0.5 : 0;
  const isFirst = state.ownScenario === null && FIRST.includes(state.scenario);
  return output(isFirst ? NETWORKS.first : NETWORKS.all, figuresOf(state, side));
}
