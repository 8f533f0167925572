import { useCell } from '../cell.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { usePlay } from '../play/context.ts';
import type { Opponent } from './opponent.ts';
import { WhoPlays } from './WhoPlays.tsx';

/** In the middle of a game: who goes on playing it. */
export function SeatsDialog({ opponent }: { opponent: Opponent }) {
  const { store } = usePlay();
  const { bots } = useCell(opponent);
  const { game } = store.session;
  const [strength] = Object.values(bots);
  return (
    <Dialog title="Who plays on?" className="narrow" onClose={() => store.change({ dialog: 'none' })}>
      <WhoPlays
        game={game.id}
        seats={game.seats}
        strength={strength}
        onChoose={(chosen) => {
          store.change({ dialog: 'none' });
          opponent.seat(chosen);
        }}
      />
    </Dialog>
  );
}
