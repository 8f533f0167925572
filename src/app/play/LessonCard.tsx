import { useCell } from '../cell.ts';
import { changeSettings, settings } from '../settings.ts';
import { usePlay, usePlayState } from './context.ts';

/** The first time a kind of action becomes legal, what it is. */
export function LessonCard() {
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
