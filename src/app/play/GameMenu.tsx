import { lazy, Suspense, useState } from 'react';
import { useCell } from '../cell.ts';
import { strengthsOf } from '../opponent/bots.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { go } from '../route.ts';
import { saveToFile } from '../saves/file.ts';
import { usePlay, usePlayState } from './context.ts';
import { hasHands } from './own-hand.ts';

const SharePosition = lazy(() => import('../replay/SharePosition.tsx'));

const STATUS = {
  saved: 'Saved in this browser.',
  saving: 'Being saved…',
  conflict: 'Not saved: this game was played on in another window.',
  failed: 'Not saved: the browser would not store it.',
} as const;

/** The menu over a game: save, settings, help, away. */
export function GameMenu() {
  const { store, keeper, entry } = usePlay();
  const { over, strips } = usePlayState();
  const status = useCell(keeper.status);
  const close = () => store.change({ dialog: 'none' });
  const [sharing, setSharing] = useState(false);
  const { session } = store;
  return (
    <>
      <Dialog title={keeper.title} className="narrow" onClose={close}>
        <p>{STATUS[status]}</p>
        <div className="menu-list">
          <button type="button" className="button" onClick={close}>
            Go on playing
          </button>
          <button type="button" className="button" onClick={() => saveToFile(session.journal)}>
            <Icon name="save" /> Save to a file
          </button>
          <button type="button" className="button" onClick={() => setSharing(true)}>
            <Icon name="share" /> Share this position
          </button>
          <button type="button" className="button" onClick={() => go({ page: 'replay', save: keeper.id })}>
            <Icon name="replay" /> Replay
          </button>
          <button type="button" className="button" onClick={() => store.change({ dialog: 'settings' })}>
            <Icon name="settings" /> Settings
          </button>
          <button type="button" className="button" onClick={() => store.read('')}>
            <Icon name="help" /> Help and rules
          </button>
          {!over && session.game.seats.length > 1 && strengthsOf(session.game.id).length > 0 && (
            <button type="button" className="button" onClick={() => store.change({ dialog: 'seats' })}>
              <Icon name="flag" /> Who plays
            </button>
          )}
          {!over && store.isShared && (
            <button
              type="button"
              className="button"
              onClick={() => {
                close();
                store.leave();
              }}
            >
              <Icon name="eye" /> Hide my {hasHands(strips) ? 'hand' : 'secrets'}
            </button>
          )}
          <button type="button" className="button" onClick={() => go({ page: 'menu' })}>
            Leave for the main menu
          </button>
        </div>
        <p className="credits">{entry.credits}</p>
      </Dialog>
      <Suspense>
        {sharing && (
          <SharePosition
            game={session.game}
            setup={session.setup}
            state={session.state}
            onClose={() => setSharing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
