export interface ChartAxesProps {
  unit: string
  /** Height of the chart that will replace these axes, px. */
  height: number
  /** Note that explains why there are no values. */
  children?: string
}

const LEFT = 38
const TOP = 26
const BOTTOM = 26
const LINES = 3

/** Empty axes of a chart that is loading or has no values. */
export const ChartAxes = ({ unit, height, children }: ChartAxesProps) => (
  <div className="relative" style={{ height }}>
    <svg aria-hidden="true" width="100%" height={height} className="absolute inset-0 text-2xs">
      <text x={LEFT - 10} y={12} textAnchor="end" className="fill-ink-3">
        {unit}
      </text>
      {Array.from({ length: LINES + 1 }, (_, index) => {
        const y = TOP + ((height - TOP - BOTTOM) * index) / LINES
        return (
          <line
            key={y}
            x1={LEFT}
            x2="100%"
            y1={y}
            y2={y}
            className={index === LINES ? 'stroke-line-strong' : 'stroke-line'}
          />
        )
      })}
    </svg>
    {children !== undefined && <ChartNote>{children}</ChartNote>}
  </div>
)

export const ChartNote = ({ children }: { children: string }) => (
  <p className="pointer-events-none absolute inset-0 grid place-items-center pl-10 text-center text-ink-2">
    <span className="bg-surface px-3">{children}</span>
  </p>
)
