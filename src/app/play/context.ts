import { createContext, useContext } from 'react';
import type { Atlas } from '../../scene/props.ts';
import { useCell } from '../cell.ts';
import type { GameEntry } from '../games.ts';
import type { SaveKeeper } from '../saves/keeper.ts';
import type { PlayState, PlayStore } from './store.ts';

/** What every part of the play page needs. */
export interface Play {
  store: PlayStore;
  keeper: SaveKeeper;
  entry: GameEntry;
  atlas: Atlas;
}

const Context = createContext<Play | null>(null);

export const PlayProvider = Context.Provider;

/** The game being played. */
export function usePlay(): Play {
  const play = useContext(Context);
  if (!play) throw new Error('usePlay: expected a PlayProvider above');
  return play;
}

/** What is shown of it now. */
export function usePlayState(): PlayState {
  return useCell(usePlay().store);
}

/** Name and colour of a seat. */
export function useSeat(id: string | null): { id: string; name: string; colour: string; player: string } | null {
  const { store, keeper } = usePlay();
  const seat = store.session.game.seats.find((info) => info.id === id);
  return seat ? { ...seat, player: keeper.players[seat.id] ?? '' } : null;
}
