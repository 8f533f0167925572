import { useEffect, useState } from 'react';
import type { SeatInfo } from '../../rules/kernel/contract.ts';
import { Opening } from '../App.tsx';
import { findGame } from '../games.ts';
import { Menu } from '../menu/Menu.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { go } from '../route.ts';
import { type Bots, strengthsOf } from './bots.ts';
import { WhoPlays } from './WhoPlays.tsx';

interface NewGameProps {
  game: string;
  scenario: string;
  /** Called with who plays; at once where there is nothing to choose, or nothing to be opened. */
  onStart(bots: Bots): void;
}

/** Over the menu, before a new game: who plays it. */
export function NewGame({ game, scenario, onStart }: NewGameProps) {
  const [seats, setSeats] = useState<readonly SeatInfo[] | null>(null);
  const entry = findGame(game);
  const shown = entry?.scenarios.find(({ id }) => id === scenario);
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      const loaded = strengthsOf(game).length > 0 ? ((await entry?.load())?.seats ?? []) : [];
      if (!wanted) return;
      if (loaded.length > 1) setSeats(loaded);
      else onStart({});
    };
    ask().catch(() => wanted && onStart({}));
    return () => {
      wanted = false;
    };
  }, [game, entry, onStart]);
  if (!seats) return <Opening />;
  return (
    <>
      <Menu />
      <Dialog title={shown?.title ?? scenario} className="narrow" onClose={() => go({ page: 'menu' })}>
        {shown && <p>{shown.briefing}</p>}
        <h3 className="who-title">Who plays?</h3>
        <WhoPlays game={game} seats={seats} onChoose={onStart} />
      </Dialog>
    </>
  );
}
