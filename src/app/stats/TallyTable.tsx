import type { SeatInfo } from '../../rules/kernel/contract.ts';
import type { Tally } from './course.ts';

/** What was counted, row by row, a bar beside each number; the seats' bars grow away from the names in the middle. */
export function TallyTable({ tally, seats }: { tally: Tally; seats: readonly SeatInfo[] }) {
  const most = Math.max(1, ...tally.rows.flatMap(({ counts }) => Object.values(counts)));
  const total = (seat: string) => tally.rows.reduce((sum, { counts }) => sum + (counts[seat] ?? 0), 0);
  return (
    <table className="tally">
      <caption>{tally.title}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat.id} scope="col" style={{ ['--seat' as string]: seat.colour }}>
              <span className="seat-dot" aria-hidden="true" />
              {seat.name} <span className="tally-total">{total(seat.id)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tally.rows.map(({ label, counts }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {seats.map((seat) => {
              const count = counts[seat.id] ?? 0;
              return (
                <td key={seat.id} style={{ ['--seat' as string]: seat.colour }}>
                  <span className="tally-count">{count}</span>
                  <span className="tally-bar" aria-hidden="true" style={{ width: `${(70 * count) / most}%` }} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
