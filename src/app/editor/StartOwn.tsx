import { useEffect, useState } from 'react';
import type { SeatInfo } from '../../rules/kernel/contract.ts';
import type { Journal } from '../../rules/kernel/journal.ts';
import { type Bots, playersOf } from '../opponent/bots.ts';
import { WhoPlays } from '../opponent/WhoPlays.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { entryOf } from '../play/open.ts';
import { go } from '../route.ts';
import { scenarioTitle, startSave } from '../saves/begin.ts';

interface StartOwnProps {
  /** A game without entries. */
  journal: Journal;
  onClose(): void;
  /** Called with what went wrong. */
  onProblem(error: unknown): void;
}

/** Asks who plays a scenario that is not in the box, and starts the game. */
export default function StartOwn({ journal, onClose, onProblem }: StartOwnProps) {
  const [seats, setSeats] = useState<readonly SeatInfo[]>([]);
  const { game } = journal.setup;
  useEffect(() => {
    let wanted = true;
    entryOf(game)
      .load()
      .then((loaded) => wanted && setSeats(loaded.seats), onProblem);
    return () => {
      wanted = false;
    };
  }, [game, onProblem]);
  const start = async (bots: Bots) => {
    const players = playersOf(
      seats.map(({ id }) => id),
      bots,
    );
    try {
      go({ page: 'game', save: await startSave(journal, { players, bots }) });
    } catch (error) {
      onProblem(error);
    }
  };
  if (seats.length === 0) return null;
  return (
    <Dialog title={scenarioTitle(journal.setup)} className="narrow" onClose={onClose}>
      <h3 className="who-title">Who plays?</h3>
      <WhoPlays game={game} seats={seats} onChoose={(bots) => void start(bots)} />
    </Dialog>
  );
}
