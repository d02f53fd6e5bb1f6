import { useId } from 'react'

export interface CurveShapeProps {
  line: string
  area: string
  /** Current end of the curve, drawn as a dot with a halo. */
  now?: { x: number; y: number } | undefined
}

export const CurveShape = ({ line, area, now }: CurveShapeProps) => {
  const fade = useId()
  return (
    <g className="text-charge">
      <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity={0.3} />
        <stop offset="1" stopColor="currentColor" stopOpacity={0} />
      </linearGradient>
      <path d={area} fill={`url(#${fade})`} />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
        // The line keeps its width when the curve is stretched.
        vectorEffect="non-scaling-stroke"
      />
      {now && <CurveEnd {...now} />}
    </g>
  )
}

export const CurveEnd = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r={8} fill="currentColor" opacity={0.22} />
    <circle cx={x} cy={y} r={4} fill="currentColor" />
  </>
)
