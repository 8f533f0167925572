interface Props {
  /** Values at which lines go across. */
  values: readonly number[];
  /** Ends of the lines, drawing units. */
  from: number;
  to: number;
  y(value: number): number;
}

/** The lines across a chart, each with its value at the left. */
export function GridLines({ values, from, to, y }: Props) {
  return values.map((value) => (
    <g key={value} className="chart-grid">
      <line x1={from} x2={to} y1={y(value)} y2={y(value)} />
      <text x={from - 6} y={y(value) + 4} textAnchor="end">
        {value}
      </text>
    </g>
  ));
}
