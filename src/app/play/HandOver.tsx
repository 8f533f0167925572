import { Dialog } from '../parts/Dialog.tsx';
import { usePlay, usePlayState, useSeat } from './context.ts';
import { ThrowResult } from './ThrowPanel.tsx';

/** Public events told to the next player. */
const RECAP_LINES = 6;

/** Between two players: nothing private is on the page until the next one says that they are there. */
export function HandOver() {
  const { store } = usePlay();
  const { handTo, log, status, ui } = usePlayState();
  const seat = useSeat(handTo);
  if (!seat) return null;
  const recap = log.slice(-RECAP_LINES);
  return (
    <Dialog title={`${seat.name}, your turn at the table`} className="handover" colour={seat.colour}>
      <p className="handover-seat">
        <span className="seat-dot" aria-hidden="true" /> {status.title}
        {seat.player && ` · ${seat.player}`}
      </p>
      <p>Everything private is put away. Everybody else: please look aside.</p>
      {ui.thrown && <ThrowResult {...ui.thrown} />}
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
      <button type="button" className="button primary" data-first onClick={() => store.arrive()}>
        I am here: {seat.name}
      </button>
    </Dialog>
  );
}
