import { useState } from 'react';
import { useCell } from '../cell.ts';
import { Icon } from '../parts/Icon.tsx';
import { go } from '../route.ts';
import { changeSettings, settings } from '../settings.ts';
import { usePlay, usePlayState } from './context.ts';

/** What was refused and why, what is new, and how the saving went. */
export function Notices() {
  return (
    <>
      <div className="notices">
        <SaveNotice />
        <RefusalNotice />
      </div>
      <LessonCard />
    </>
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
            <strong>{refusal.about}.</strong> {refusal.message}
          </p>
          <div className="notice-buttons">
            {refusal.clause !== '' && !refusal.clause.startsWith('KERNEL') && (
              <button type="button" className="link" onClick={() => store.read(refusal.clause)}>
                Rule {refusal.clause}
              </button>
            )}
            <button
              type="button"
              className="button quiet"
              aria-label="Close"
              onClick={() => store.change({ refusal: null })}
            >
              <Icon name="close" />
            </button>
          </div>
        </>
      )}
    </div>
  );
}

/** The first time a kind of action becomes legal, what it is. */
function LessonCard() {
  const { store } = usePlay();
  const { options } = usePlayState();
  const { lessons, lessonsSeen } = useCell(settings);
  const { game } = store.session;
  if (!lessons) return null;
  const keys = options.flatMap(({ action }) => [
    ...(typeof action.noun === 'string' ? [`${action.verb} ${action.noun}`] : []),
    action.verb,
  ]);
  const name = keys.find((key) => Object.hasOwn(game.lessons, key) && !lessonsSeen.includes(`${game.id}/${key}`));
  const lesson = name === undefined ? undefined : game.lessons[name];
  if (!lesson) return null;
  const seen = () => changeSettings({ lessonsSeen: [...settings.get().lessonsSeen, `${game.id}/${name}`] });
  return (
    <aside className="notice lesson" aria-label="First time">
      <p>
        <strong>{lesson.title}.</strong> {lesson.text}
      </p>
      <div className="notice-buttons">
        <button type="button" className="link" onClick={() => store.read(lesson.clause)}>
          Rule {lesson.clause}
        </button>
        <button type="button" className="link" onClick={() => changeSettings({ lessons: false })}>
          No more of these
        </button>
        <button type="button" className="button" onClick={seen}>
          Got it
        </button>
      </div>
    </aside>
  );
}

function SaveNotice() {
  const { keeper } = usePlay();
  const status = useCell(keeper.status);
  const [busy, setBusy] = useState(false);
  if (status === 'saved' || status === 'saving') return null;
  if (status === 'failed') {
    return (
      <div role="alert" className="notice refusal">
        <p>
          <strong>Not saved.</strong> The browser would not store the game. Save it to a file from the menu before you
          close this page.
        </p>
      </div>
    );
  }
  const copy = async () => {
    setBusy(true);
    await keeper.keepCopy();
    go({ page: 'game', save: keeper.id }, true);
    setBusy(false);
  };
  return (
    <div role="alert" className="notice refusal">
      <p>
        <strong>Played on elsewhere.</strong> This game was played on in another window. Nothing there was overwritten,
        and nothing here is being saved.
      </p>
      <div className="notice-buttons">
        <button type="button" className="button" onClick={() => location.reload()}>
          Go to the newer game
        </button>
        <button type="button" className="button" disabled={busy} onClick={copy}>
          Keep this one as a copy
        </button>
      </div>
    </div>
  );
}
