import { faceName } from '../../models/dice/request.ts';
import type { SeatInfo } from '../../rules/kernel/contract.ts';
import { ticks } from './axis.ts';
import { type FaceCounts, sumOf } from './dice.ts';
import { Figure } from './Figure.tsx';
import { GridLines } from './GridLines.tsx';

const WIDTH = 500;
const HEIGHT = 215;
const LEFT = 28;
const RIGHT = 78;
const TOP = 12;
const BOTTOM = 28;
const LINES = 5;
/** Share of a face's room that its bar takes. */
const BAR = 0.62;

const NAMES = { d10: 'Ten-sided dice', d6: 'Six-sided dice', coin: 'Coin' } as const;

/** How often each face came up, seat upon seat, and the line at which all would end if chance were even. */
export function FaceChart({ counts, seats }: { counts: FaceCounts; seats: readonly SeatInfo[] }) {
  const { faces, expected, total, kind } = counts;
  const lines = ticks(Math.max(expected, ...faces.map((each) => sumOf(each.counts))), LINES);
  const top = lines.at(-1) ?? 1;
  const room = (WIDTH - LEFT - RIGHT) / faces.length;
  const height = (value: number) => ((HEIGHT - BOTTOM - TOP) * value) / top;
  const y = (value: number) => HEIGHT - BOTTOM - height(value);
  const even = expected.toFixed(1);
  return (
    <Figure
      title={`${NAMES[kind]} by face`}
      alternative={`${total} ${kind === 'coin' ? 'flipped' : 'thrown'}: ${faces.map((each) => `${faceName(each.face)} ${sumOf(each.counts)} times`).join(', ')}; even chance gives ${even} of each.`}
      width={WIDTH}
      height={HEIGHT}
      head={['Face', ...seats.map(({ name }) => name), 'All', 'Expected']}
      rows={faces.map(({ face, counts: each }) => [
        faceName(face),
        ...seats.map(({ id }) => each[id] ?? 0),
        sumOf(each),
        even,
      ])}
    >
      <GridLines values={lines} from={LEFT} to={WIDTH - RIGHT} y={y} />
      {faces.map(({ face, counts: each }, index) => {
        let under = 0;
        const left = LEFT + room * (index + (1 - BAR) / 2);
        return (
          <g key={face}>
            {seats.map((seat, place) => {
              const count = each[seat.id] ?? 0;
              const from = under;
              under += count;
              return (
                <rect
                  key={seat.id}
                  className={place === 0 ? 'chart-bar' : 'chart-bar other'}
                  style={{ ['--seat' as string]: seat.colour }}
                  x={left}
                  y={y(from + count)}
                  width={room * BAR}
                  height={height(count)}
                />
              );
            })}
            <text className="chart-name" x={left + (room * BAR) / 2} y={HEIGHT - BOTTOM + 16} textAnchor="middle">
              {faceName(face)}
            </text>
          </g>
        );
      })}
      <line className="chart-even" x1={LEFT} x2={WIDTH - RIGHT} y1={y(expected)} y2={y(expected)} />
      <text className="chart-end" x={WIDTH - RIGHT + 6} y={y(expected) + 4}>
        even {even}
      </text>
    </Figure>
  );
}
