import type { ReactNode } from 'react';

interface FigureProps {
  title: string;
  /** What the drawing says, in a sentence. */
  alternative: string;
  /** Size of the drawing's own units. */
  width: number;
  height: number;
  /** The same as a table. */
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  children: ReactNode;
}

/** A drawing with its title, and the same figures as a table to open. */
export function Figure({ title, alternative, width, height, head, rows, children }: FigureProps) {
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alternative}>
        {children}
      </svg>
      <details>
        <summary>{title} as a table</summary>
        <div className="chart-table">
          <table className="counts">
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells], row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a finished reckoning never change
                <tr key={row}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
