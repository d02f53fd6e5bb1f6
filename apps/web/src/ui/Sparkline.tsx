import { CurveShape } from './CurveShape.tsx'
import { type CurvePoint, layCurve } from './curve.ts'
import { useWidth } from './useWidth.ts'

export interface SparklineProps {
  points: readonly CurvePoint[]
  /** In words what the curve shows: 'Power since 13:08, now 10.9 kW'. */
  label: string
  height?: number
  /** True while the session goes on: the end is marked. */
  live?: boolean
}

/** A small power curve without axes. */
export const Sparkline = ({ points, label, height = 56, live = false }: SparklineProps) => {
  const [frame, width] = useWidth()
  const most = Math.max(0, ...points.map(({ value }) => value))
  const { line, area, placed } = layCurve(points, {
    width: Math.max(0, (width || 208) - 10),
    height,
    top: 8,
    most,
  })
  return (
    <div ref={frame} className="min-w-0" style={{ height }}>
      <svg role="img" aria-label={label} width="100%" height={height} className="block overflow-visible">
        <CurveShape line={line} area={area} now={live ? placed.at(-1) : undefined} />
      </svg>
    </div>
  )
}
