import { useEffect, useMemo } from 'react';
import { BotClient } from '../bots/client.ts';
import { type Play, usePlay } from '../play/context.ts';
import { throwing } from '../play/throwing.ts';
import { type BotPace, settings } from '../settings.ts';
import { playersOf, usableBots } from './bots.ts';
import { Opponent } from './opponent.ts';

/** Pause before each step of the program, ms. */
const PAUSE: Record<BotPace, number> = { slow: 3200, normal: 1600, fast: 600, 'at-once': 0 };

function opponentOf({ store, keeper }: Play): Opponent {
  const { game } = store.session;
  const seats = game.seats.map(({ id }) => id);
  return new Opponent({
    store,
    bots: usableBots(keeper.bots, game.id, seats),
    client: new BotClient(),
    dice: throwing,
    pace: () => PAUSE[settings.get().botPace],
    onSeated: (bots) => keeper.seat(playersOf(seats, bots), bots),
  });
}

/** Plays nothing here of a game that was played on in another window, until that is settled. */
function heldInConflict({ keeper }: Play, opponent: Opponent): () => void {
  let held = false;
  return keeper.status.subscribe(() => {
    const conflict = keeper.status.get() === 'conflict';
    if (conflict !== held) opponent.pause(conflict);
    held = conflict;
  });
}

/** Plays the program's seats while the page shows the game. */
export function useOpponent(): Opponent {
  const play = usePlay();
  const opponent = useMemo(() => opponentOf(play), [play]);
  useEffect(() => {
    opponent.begin();
    const release = heldInConflict(play, opponent);
    return () => {
      release();
      opponent.end();
    };
  }, [play, opponent]);
  return opponent;
}
