import { createContext, useContext, useMemo } from 'react';
import type { Atlas } from '../../scene/props.ts';
import { useCell } from '../cell.ts';
import type { GameEntry } from '../games.ts';
import type { SaveSummary } from '../saves/database.ts';
import { type Frame, frameOf } from './frame.ts';
import type { ReplayState, ReplayStore } from './store.ts';

/** What every part of the replay page needs. */
export interface Replay {
  store: ReplayStore;
  summary: SaveSummary;
  entry: GameEntry;
  atlas: Atlas;
}

/** A game played back with the moment that is shown. */
export interface ReplayShown extends Replay {
  state: ReplayState;
  frame: Frame;
}

const Context = createContext<ReplayShown | null>(null);

export const ReplayProvider = Context.Provider;

/** The moment shown, made anew only where moment or viewer change. */
export function useShown(replay: Replay): ReplayShown {
  const { store } = replay;
  const state = useCell(store);
  const { at, viewer } = state;
  const frame = useMemo(() => frameOf(store.session, at, viewer), [store, at, viewer]);
  return useMemo(() => ({ ...replay, state, frame }), [replay, state, frame]);
}

/** The game played back and what is shown of it. */
export function useReplay(): ReplayShown {
  const shown = useContext(Context);
  if (!shown) throw new Error('useReplay: expected a ReplayProvider above');
  return shown;
}
