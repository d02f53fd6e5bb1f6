import { CurveEnd, CurveShape } from './CurveShape.tsx'
import { type CurvePoint, layCurve } from './curve.ts'

export interface SparklineProps {
  points: readonly CurvePoint[]
  /** Text alternative, for example 'Power since 13:08, now 10.9 kW'. */
  label: string
  height?: number
  /** True while the session is running, which marks the end of the curve. */
  live?: boolean
}

/** Width of the view box; the curve is stretched to the available width, so nothing is measured. */
const UNITS = 100
/** Room for the end dot and its halo. */
const END_PX = 10

export const Sparkline = ({ points, label, height = 56, live = false }: SparklineProps) => {
  const most = Math.max(0, ...points.map(({ value }) => value))
  const { line, area, placed } = layCurve(points, { width: UNITS, height, top: 8, most })
  const end = placed.at(-1)
  return (
    <div className="relative min-w-0" style={{ height, marginRight: END_PX }}>
      <svg
        role="img"
        aria-label={label}
        width="100%"
        height={height}
        viewBox={`0 0 ${UNITS} ${height}`}
        preserveAspectRatio="none"
        className="block overflow-visible"
      >
        <CurveShape line={line} area={area} />
      </svg>
      {live && end && (
        <svg
          aria-hidden="true"
          className="absolute top-0 left-full overflow-visible text-charge"
          width={1}
          height={height}
        >
          <CurveEnd x={0} y={end.y} />
        </svg>
      )}
    </div>
  )
}
