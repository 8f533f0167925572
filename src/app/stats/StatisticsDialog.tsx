import { useMemo } from 'react';
import type { Session } from '../../machines/session/session.ts';
import { areCoins } from '../../models/dice/request.ts';
import type { SeatInfo } from '../../rules/kernel/contract.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { CourseChart } from './CourseChart.tsx';
import { courses, tallies } from './course.ts';
import { type DiceStatistics, diceStatistics, type SeatDice } from './dice.ts';
import { FaceChart } from './FaceChart.tsx';
import { TallyTable } from './TallyTable.tsx';
import './stats.css';

/** What a game came to so far, in charts and tables; only what lies open to all. */
export default function StatisticsDialog({ session, onClose }: { session: Session; onClose(): void }) {
  const { seats } = session.game;
  const { length } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a session grows; its length tells when it has
  const found = useMemo(
    () => ({ dice: diceStatistics(session), courses: courses(session), tallies: tallies(session) }),
    [session, length],
  );
  return (
    <Dialog title="Statistics" className="statistics" onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard */}
      <section className="statistics-text" tabIndex={0} aria-label="Figures of the game" data-first>
        {found.courses.length > 0 && (
          <section className="statistics-charts">
            {found.courses.map((course) => (
              <CourseChart key={course.label} course={course} seats={seats} />
            ))}
          </section>
        )}
        <section aria-label={onlyCoins(found.dice) ? 'Coin' : 'Dice'}>
          {found.dice.kinds.length === 0 && <p>Nothing was thrown or flipped.</p>}
          <div className="statistics-charts">
            {found.dice.kinds.map((counts) => (
              <FaceChart key={counts.kind} counts={counts} seats={seats} />
            ))}
            {found.dice.kinds.length > 0 && <Luck found={found.dice} seats={seats} />}
          </div>
        </section>
        {found.tallies.length > 0 && (
          <section className="statistics-tallies" aria-label="Counts">
            {found.tallies.map((tally) => (
              <TallyTable key={tally.title} tally={tally} seats={seats} />
            ))}
          </section>
        )}
      </section>
    </Dialog>
  );
}

/** Whether something was flipped, and nothing thrown. */
const onlyCoins = ({ kinds }: DiceStatistics): boolean => kinds.length > 0 && areCoins(kinds);

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

type Row = readonly [label: string, figure: (dice: SeatDice) => string | number];

const LUCK: readonly Row[] = [
  ['Throws', ({ throws }) => throws],
  ['Throws that hit', ({ successes }) => successes],
  ['Expected by their chances', ({ expectedSuccesses }) => expectedSuccesses.toFixed(1)],
  ['Luck, throws', ({ successes, expectedSuccesses }) => signed(successes - expectedSuccesses)],
  ['Dice', ({ dice }) => dice],
  ['Dice that hit', ({ hits }) => hits],
  ['Expected hits', ({ expectedHits }) => expectedHits.toFixed(1)],
  ['Luck, dice', ({ hits, expectedHits }) => signed(hits - expectedHits)],
];

/** Where only single coins are thrown, throws and dice are the same. */
const COIN_LUCK: readonly Row[] = [
  ['Coin flips', ({ throws }) => throws],
  ['Flips won', ({ successes }) => successes],
  ['Expected by their chances', ({ expectedSuccesses }) => expectedSuccesses.toFixed(1)],
  ['Luck', ({ successes, expectedSuccesses }) => signed(successes - expectedSuccesses)],
];

/** Hits against what was to be expected. */
function Luck({ found, seats }: { found: DiceStatistics; seats: readonly SeatInfo[] }) {
  const dice = found.seats;
  const coins = onlyCoins(found);
  return (
    <table className="tally luck">
      <caption>{coins ? 'Flips against expectation' : 'Hits against expectation'}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat.id} scope="col" style={{ ['--seat' as string]: seat.colour }}>
              <span className="seat-dot" aria-hidden="true" />
              {seat.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(coins ? COIN_LUCK : LUCK).map(([label, figure]) => (
          <tr key={label} className={label.startsWith('Luck') ? 'luck-sum' : undefined}>
            <th scope="row">{label}</th>
            {dice.map((own) => (
              <td key={own.seat}>{figure(own)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
