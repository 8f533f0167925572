import { Dialog } from '../parts/Dialog.tsx';

/** Asks before anything secret of a game that goes on is shown. */
export function AskSecrets({ onYes, onNo }: { onYes(): void; onNo(): void }) {
  return (
    <Dialog title="This game goes on" className="narrow" onClose={onNo}>
      <p>
        What you ask for shows cards that a player still keeps from the other. Go on only if both players agree, or if
        nobody will play this game to its end.
      </p>
      <div className="dialog-buttons">
        <button type="button" className="button primary" data-first onClick={onNo}>
          Keep them secret
        </button>
        <button type="button" className="button danger" onClick={onYes}>
          Show everything
        </button>
      </div>
    </Dialog>
  );
}
