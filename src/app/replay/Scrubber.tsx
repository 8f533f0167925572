import { useMemo } from 'react';
import { useReplay } from './context.ts';
import { markAt } from './turns.ts';

/** The whole game as a line to draw along: turns in the colours of their seats, rounds named. */
export function Scrubber() {
  const { store, state } = useReplay();
  const { at } = state;
  const title = markAt(store.marks, at)?.title ?? '';
  return (
    <div className="scrubber">
      <Turns />
      <input
        type="range"
        data-scrubber
        min={0}
        max={store.length}
        step={1}
        value={at}
        aria-label="Step of the game"
        aria-valuetext={`Step ${at} of ${store.length}, ${title}`}
        onChange={(event) => store.jump(Number(event.target.value))}
      />
    </div>
  );
}

/** Least distance between two names of rounds, shares of the whole line. */
const ROOM = 0.055;

/** Which rounds are named so that names do not run into each other, by their mark's number. */
function named(starts: readonly number[]): Set<number> {
  const kept = new Set<number>();
  let last = Number.NEGATIVE_INFINITY;
  starts.forEach((start, index) => {
    if (start - last < ROOM) return;
    kept.add(index);
    last = start;
  });
  return kept;
}

function Turns() {
  const { store } = useReplay();
  const { marks, length, session } = store;
  const colours = useMemo(
    () => new Map(session.game.seats.map(({ id, colour }) => [id, colour])),
    [session.game.seats],
  );
  const share = (at: number) => (length === 0 ? 0 : at / length);
  const rounds = marks.filter(({ round }) => round !== '');
  const names = named(rounds.map(({ at }) => share(at)));
  return (
    <div className="scrubber-turns" aria-hidden="true">
      {marks.map((mark, index) => {
        const end = marks[index + 1]?.at ?? length;
        const style = {
          left: `${100 * share(mark.at)}%`,
          width: `${100 * share(end - mark.at)}%`,
          ['--seat' as string]: colours.get(mark.seat ?? '') ?? 'var(--line)',
        };
        return <span key={mark.at} className="scrubber-turn" style={style} />;
      })}
      {rounds.map((mark, index) => (
        <span key={mark.at} className="scrubber-round" style={{ left: `${100 * share(mark.at)}%` }}>
          {names.has(index) && mark.round.replace(/^Round /, '')}
        </span>
      ))}
    </div>
  );
}
