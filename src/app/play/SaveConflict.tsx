import { useState } from 'react';
import { useCell } from '../cell.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { go } from '../route.ts';
import { usePlay } from './context.ts';

/** The same game was played on in another window: which of the two is to go on here. */
export function SaveConflict() {
  const { keeper } = usePlay();
  const status = useCell(keeper.status);
  const [busy, setBusy] = useState(false);
  if (status !== 'conflict') return null;
  const copy = async () => {
    setBusy(true);
    await keeper.keepCopy();
    go({ page: 'game', save: keeper.id }, true);
    setBusy(false);
  };
  return (
    <Dialog title="Played on elsewhere" className="narrow">
      <p>
        This game was played on in another window. Nothing there was overwritten, and what you do here is not being
        saved.
      </p>
      <div className="menu-list">
        <button type="button" className="button primary" data-first onClick={() => location.reload()}>
          Go to the newer game
        </button>
        <button type="button" className="button" disabled={busy} onClick={copy}>
          Keep this one as a copy
        </button>
      </div>
    </Dialog>
  );
}
