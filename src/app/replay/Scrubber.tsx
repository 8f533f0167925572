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
/** From this share of the line on a name stands before its mark: after it there is no room. */
const LATE = 0.9;

/** Which rounds are named so that names do not run into each other, by their mark's number. */
function named(starts: readonly number[]): Set<number> {
  const kept = new Set<number>();
  const last = starts.length - 1;
  const end = starts[last] ?? 0;
  let before = Number.NEGATIVE_INFINITY;
  starts.forEach((start, index) => {
    // The last one takes its room from those before it.
    const late = end > LATE && index < last && end - start < 2 * ROOM;
    if (start - before < ROOM || late) return;
    kept.add(index);
    before = start;
  });
  return kept;
}

/** "3" of "Round 3", "Turn 3" of "Turn 3 of 12". */
const short = (round: string): string => round.replace(/^Round /, '').replace(/ of \d+$/, '');

/** The name of a round at its mark, cut off where the next name begins. */
function RoundName({ name, start, next }: { name: string; start: number; next: number }) {
  const late = start > LATE;
  const style = late
    ? { right: `${100 * (1 - start)}%` }
    : { left: `${100 * start}%`, maxWidth: `${100 * (next - start)}%` };
  return (
    <span className={late ? 'scrubber-name late' : 'scrubber-name'} style={style}>
      {name}
    </span>
  );
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
        <span
          key={mark.at}
          className={names.has(index) ? 'scrubber-round named' : 'scrubber-round'}
          style={{ left: `${100 * share(mark.at)}%` }}
        />
      ))}
      {[...names].map((index, place, all) => {
        const next = rounds[all[place + 1] ?? rounds.length];
        const mark = rounds[index];
        return (
          mark && (
            <RoundName key={mark.at} name={short(mark.round)} start={share(mark.at)} next={next ? share(next.at) : 1} />
          )
        );
      })}
    </div>
  );
}
