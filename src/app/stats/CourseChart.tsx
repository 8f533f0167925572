import type { Seat, SeatInfo } from '../../rules/kernel/contract.ts';
import { thin, ticks } from './axis.ts';
import type { Course } from './course.ts';
import { Figure } from './Figure.tsx';
import { GridLines } from './GridLines.tsx';

const WIDTH = 500;
const HEIGHT = 200;
const LEFT = 28;
/** Room for the longest name with a number of two digits. */
const RIGHT = 118;
const TOP = 12;
const BOTTOM = 30;
/** Lines across, and names of rounds, at most. */
const LINES = 6;
const NAMES = 9;
/** Distance between two seats' lines where they would lie on each other, drawing units. */
const APART = 2.5;

/** One figure over the turns, a line for each seat and a dashed one for what it needs. */
export function CourseChart({ course, seats }: { course: Course; seats: readonly SeatInfo[] }) {
  const { points, goals, label } = course;
  const largest = Math.max(1, ...Object.values(goals), ...points.flatMap(({ values }) => Object.values(values)));
  const lines = ticks(largest, LINES);
  const top = lines.at(-1) ?? 1;
  const x = (index: number) => LEFT + ((WIDTH - LEFT - RIGHT) * index) / Math.max(1, points.length - 1);
  const y = (value: number) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * value) / top;
  const last = points.at(-1);
  const summary = seats
    .map(({ id, name }) => {
      const goal = goals[id] === undefined ? '' : ` of ${goals[id]} needed`;
      return `${name} ${last?.values[id] ?? 0}${goal}`;
    })
    .join(', ');
  return (
    <Figure
      title={label}
      alternative={`${label} turn by turn; at the end ${summary}.`}
      width={WIDTH}
      height={HEIGHT}
      head={['Turn', ...seats.map(({ name }) => name)]}
      rows={points.map(({ title, values }) => [title, ...seats.map(({ id }) => values[id] ?? 0)])}
    >
      <GridLines values={lines} from={LEFT} to={WIDTH - RIGHT} y={y} />
      <Rounds points={points} x={x} />
      {seats.map((seat, index) => (
        <SeatLine key={seat.id} seat={seat} index={index} points={points} goal={goals[seat.id]} x={x} y={y} />
      ))}
      <EndNames names={endNames(seats, last?.values ?? {}, goals)} at={x(points.length - 1)} y={y} />
    </Figure>
  );
}

type Scale = (value: number) => number;

/** What a game counts its time in, and the number: "Round 3", "Turn 3 of 8". */
const ROUND = /^([A-Z][a-z]+) (\d+)/;

/** Where rounds begin, with their numbers, and what they are called. */
function Rounds({ points, x }: { points: Course['points']; x: Scale }) {
  const starts = points.flatMap(({ round }, index) => {
    const [, name = '', number = ''] = ROUND.exec(round) ?? [];
    return number === '' ? [] : [{ at: index - 1, name, number }];
  });
  const every = thin(starts.length, NAMES);
  return (
    <>
      {starts.map(({ at, number }, index) => (
        <g key={at} className="chart-round">
          <line x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM + 4} />
          {index % every === 0 && (
            <text x={x(at) + 3} y={HEIGHT - 6}>
              {number}
            </text>
          )}
        </g>
      ))}
      <text x={WIDTH - RIGHT + 6} y={HEIGHT - 6}>
        {starts[0]?.name.toLowerCase()}
      </text>
    </>
  );
}

interface SeatLineProps {
  seat: SeatInfo;
  index: number;
  points: Course['points'];
  goal: number | undefined;
  x: Scale;
  y: Scale;
}

/** Steps, as figures change in jumps; the seats' lines differ by colour, by strokes and by a small distance. */
function SeatLine({ seat, index, points, goal, x, y }: SeatLineProps) {
  const shift = -APART * index;
  const at = (point: Course['points'][number] | undefined) => y(point?.values[seat.id] ?? 0) + shift;
  const path = points
    .map((point, place) => (place === 0 ? `M${x(0)} ${at(point)}` : `H${x(place)} V${at(point)}`))
    .join(' ');
  return (
    <g style={{ ['--seat' as string]: seat.colour }}>
      {goal !== undefined && (
        <line className="chart-goal" x1={LEFT} x2={WIDTH - RIGHT} y1={y(goal) + shift} y2={y(goal) + shift} />
      )}
      <path className={index === 0 ? 'chart-line' : 'chart-line other'} d={path} />
    </g>
  );
}

/** Height of a line of text, drawing units. */
const LINE = 17;

interface EndName {
  text: string;
  value: number;
}

/** What stands at the ends of lines: where each seat came to, and what was needed. */
function endNames(
  seats: readonly SeatInfo[],
  values: Readonly<Record<Seat, number>>,
  goals: Course['goals'],
): EndName[] {
  const needs = seats.flatMap(({ id, name }) => (goals[id] === undefined ? [] : [{ name, value: goals[id] }]));
  const alike = needs.length === seats.length && needs.every(({ value }) => value === needs[0]?.value);
  const goalNames = alike
    ? [{ text: `need ${needs[0]?.value}`, value: needs[0]?.value ?? 0 }]
    : needs.map(({ name, value }) => ({ text: `${name} needs ${value}`, value }));
  const ends = seats.map(({ id, name }) => ({ text: `${name} ${values[id] ?? 0}`, value: values[id] ?? 0 }));
  return [...goalNames, ...ends].sort((a, b) => b.value - a.value);
}

/**
 * Heights, from top to bottom, moved down where they are nearer than a line of text, and up where they leave the chart.
 */
function apart(heights: readonly number[]): number[] {
  const places = [...heights];
  for (const [i, height] of heights.entries()) {
    const above = places[i - 1];
    places[i] = above === undefined ? height : Math.max(height, above + LINE);
  }
  let most = HEIGHT - BOTTOM + 5;
  for (const [back, height] of [...places].reverse().entries()) {
    const place = Math.min(height, most);
    places[places.length - 1 - back] = place;
    most = place - LINE;
  }
  return places;
}

/** Names at the ends of the lines, moved apart where they would touch. */
function EndNames({ names, at, y }: { names: readonly EndName[]; at: number; y: Scale }) {
  const places = apart(names.map(({ value }) => y(value) + 5));
  return names.map(({ text }, index) => (
    <text key={text} className="chart-end" x={at + 6} y={places[index]}>
      {text}
    </text>
  ));
}
