import { useEffect, useId, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { usePlay, usePlayState, useSeat } from './context.ts';
import { ThrowResult } from './ThrowPanel.tsx';

/**
 * The button takes no press before the dialog has been there so long: one meant for the page behind is not for it, ms.
 */
const ARMED_AFTER = 400;
/** Public events told to the next player. */
const RECAP_LINES = 6;

/** Whether the hand-over to this seat has been on the page long enough to be meant. */
function useArmed(handTo: string | null): boolean {
  const [armedFor, setArmedFor] = useState<string | null>(null);
  useEffect(() => {
    setArmedFor(null);
    const timer = setTimeout(() => setArmedFor(handTo), ARMED_AFTER);
    return () => clearTimeout(timer);
  }, [handTo]);
  return handTo !== null && armedFor === handTo;
}

/** Between two players: nothing private is on the page until the next one says that they are there. */
export function HandOver() {
  const { store } = usePlay();
  const { handTo, log, status, ui } = usePlayState();
  const seat = useSeat(handTo);
  const armed = useArmed(handTo);
  const result = useId();
  if (!seat) return null;
  const recap = log.slice(-RECAP_LINES);
  return (
    <Dialog title={`${seat.name}, your turn at the table`} className="handover" colour={seat.colour}>
      <p className="handover-seat">
        <span className="seat-dot" aria-hidden="true" /> {status.title}
        {seat.player && ` · ${seat.player}`}
      </p>
      <p>Everything private is put away. Everybody else: please look aside.</p>
      {ui.thrown && (
        <div id={result}>
          <ThrowResult {...ui.thrown} />
        </div>
      )}
      {recap.length > 0 && (
        <section aria-label="What everybody saw">
          <h3>What everybody saw</h3>
          <ol className="handover-recap">
            {recap.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is never changed while it is shown
              <li key={`${line.entry}-${index}`}>{line.text}</li>
            ))}
          </ol>
        </section>
      )}
      <button
        type="button"
        className="button primary"
        data-first
        data-armed={armed}
        aria-describedby={ui.thrown ? result : undefined}
        onClick={() => armed && store.arrive()}
        // A key that is still held from the decision before is nobody's word that they are there.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        I am here: {seat.name}
      </button>
    </Dialog>
  );
}
