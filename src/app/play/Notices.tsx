import { useCell } from '../cell.ts';
import { Icon } from '../parts/Icon.tsx';
import { usePlay, usePlayState } from './context.ts';

/** What was refused and why, and where the saving went wrong. */
export function Notices() {
  return (
    <div className="notices">
      <SaveNotice />
      <RefusalNotice />
    </div>
  );
}

function RefusalNotice() {
  const { store } = usePlay();
  const { refusal } = usePlayState().ui;
  return (
    <div role="alert" className={refusal ? 'notice refusal' : 'visually-hidden'}>
      {refusal && (
        <>
          <p>
            {!refusal.message.startsWith(refusal.about) && <strong>{refusal.about}.</strong>} {refusal.message}{' '}
            {refusal.clause !== '' && !refusal.clause.startsWith('KERNEL') && (
              <button type="button" className="link" onClick={() => store.read(refusal.clause)}>
                Rule {refusal.clause}
              </button>
            )}
          </p>
          <button
            type="button"
            className="button quiet"
            aria-label="Close"
            onClick={() => store.change({ refusal: null })}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}

function SaveNotice() {
  const { keeper } = usePlay();
  if (useCell(keeper.status) !== 'failed') return null;
  return (
    <div role="alert" className="notice refusal">
      <p>
        <strong>Not saved.</strong> The browser would not store the game. Save it to a file from the menu before you
        close this page.
      </p>
    </div>
  );
}
