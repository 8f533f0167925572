import { areCoins } from '../../models/dice/request.ts';
import { useCell } from '../cell.ts';
import { Icon } from '../parts/Icon.tsx';
import { usePlay, usePlayState, useSeat } from '../play/context.ts';
import { hasHands } from '../play/own-hand.ts';
import type { Opponent, OpponentState } from './opponent.ts';
import { PaceSetting } from './PaceSetting.tsx';
import './opponent.css';

/** Over the far edge of the table: what the program is at and why it did what it did; in a show, what it is told. */
export function OpponentBar({ opponent }: { opponent: Opponent }) {
  const now = useCell(opponent);
  const { over } = usePlayState();
  if (over || Object.keys(now.bots).length === 0) return null;
  return (
    <section className={opponent.isShow ? 'opponent show' : 'opponent'} aria-label="The program">
      {now.at === 'failed' ? <Failed opponent={opponent} now={now} /> : <Caption now={now} />}
      {opponent.isShow && <ShowControls opponent={opponent} paused={now.paused} />}
    </section>
  );
}

function Caption({ now }: { now: OpponentState }) {
  const seat = useSeat(now.seat);
  const speaker = useSeat(now.said?.seat ?? null);
  const { pending } = usePlayState();
  const throws = pending && areCoins(pending.dice) ? 'flips the coin' : 'throws the dice';
  return (
    <div className={seat || now.said ? 'opponent-caption' : 'visually-hidden'} role="status">
      {now.said && (
        <p className="opponent-why" style={{ ['--seat' as string]: speaker?.colour }}>
          <span className="seat-dot" aria-hidden="true" /> <strong>{speaker?.name}:</strong> {now.said.why}
        </p>
      )}
      {seat && (
        <p className="opponent-at" style={{ ['--seat' as string]: seat.colour }}>
          <span className="seat-dot" aria-hidden="true" /> {seat.name}{' '}
          {now.paused ? 'waits' : now.at === 'throwing' ? throws : 'is thinking'}
          <span aria-hidden="true">…</span>
        </p>
      )}
    </div>
  );
}

/** No decision came: said so, with the ways on. */
function Failed({ opponent, now }: { opponent: Opponent; now: OpponentState }) {
  const seat = useSeat(now.seat);
  return (
    <div className="opponent-caption" role="alert">
      <p>
        <strong>The program came to no decision for {seat?.name ?? now.seat}.</strong> {now.problem}
      </p>
      <div className="dialog-buttons">
        <button type="button" className="button primary" onClick={() => opponent.again()}>
          Ask it again
        </button>
        {now.seat !== null && (
          <button type="button" className="button" onClick={() => opponent.release(now.seat ?? '')}>
            Play {seat?.name ?? now.seat} yourself
          </button>
        )}
      </div>
    </div>
  );
}

function ShowControls({ opponent, paused }: { opponent: Opponent; paused: boolean }) {
  const { store } = usePlay();
  const { viewer, strips } = usePlayState();
  const seesAll = viewer === 'caster';
  return (
    <div className="opponent-show" role="toolbar" aria-label="Show">
      <button type="button" className="button" onClick={() => opponent.pause(!paused)}>
        <Icon name={paused ? 'play' : 'pause'} /> {paused ? 'Go on' : 'Pause'}
      </button>
      <button type="button" className="button" onClick={() => opponent.step()}>
        <Icon name="step-on" /> One step
      </button>
      <button type="button" className="button" aria-pressed={seesAll} onClick={() => store.watch(!seesAll)}>
        <Icon name="eye" /> {hasHands(strips) ? 'See both hands' : 'See both sides’ secrets'}
      </button>
      <PaceSetting label="Pace" />
      <button type="button" className="button quiet" onClick={() => store.change({ dialog: 'seats' })}>
        Who plays
      </button>
    </div>
  );
}
