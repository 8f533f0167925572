import { useEffect } from 'react';
import { usePlay } from '../play/context.ts';
import type { LessonNow } from './use-lesson.ts';
import './teach.css';

/** The key that goes on, beside the button. */
const KEY = 'g';

/**
 * One sentence of the lesson, what goes on, and the way out.
 * @param onLeave called where the player wants to play on without it
 */
export function GuidePanel({ now, onLeave }: { now: LessonNow; onLeave(): void }) {
  const { store } = usePlay();
  const { lesson, progress, step, theirs, goOn, doIt } = now;
  const isRead = step.kind === 'read';
  useGoOnKey(isRead, goOn);
  return (
    <section className="guide" aria-label={lesson.title}>
      <progress
        className="guide-progress"
        value={progress.step}
        max={lesson.steps.length}
        aria-label="How far the lesson is"
      />
      <p className="guide-say" role="status" aria-live="polite" aria-atomic="true">
        {step.say}
      </p>
      <div className="guide-buttons">
        <button type="button" className="link" onClick={() => store.read(step.clause)}>
          Rule {step.clause}
        </button>
        <button type="button" className="link" onClick={onLeave}>
          Leave the lesson
        </button>
        {isRead && (
          <button type="button" className="button primary" aria-keyshortcuts={KEY} onClick={goOn}>
            Go on
            <span aria-hidden="true">
              <kbd>{KEY.toUpperCase()}</kbd>
            </span>
          </button>
        )}
        {!isRead && !theirs && (
          <button type="button" className="button" onClick={doIt}>
            Do it for me
          </button>
        )}
        {theirs && <span className="guide-wait">The other side is at it…</span>}
      </div>
    </section>
  );
}

/** Goes on by key, before the table's own keys are looked at. */
function useGoOnKey(isRead: boolean, goOn: () => void): void {
  useEffect(() => {
    if (!isRead) return;
    const listen = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key.toLowerCase() !== KEY || !isPlain || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      goOn();
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [isRead, goOn]);
}
