import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface ChartTipProps {
  /** Anchor point in the chart, px. */
  x: number
  y: number
  /** Width of the chart, which the tip must not leave. */
  room: number
  /** Distance from the point if the tip is placed beside it. */
  gap: number
  title: ReactNode
  detail?: ReactNode
}

/** Tooltip of a value: above the point, or beside it if there is no room above. */
export const ChartTip = ({ x, y, room, gap, title, detail }: ChartTipProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tip = ref.current
    if (!tip) return
    const { offsetWidth: width, offsetHeight: height } = tip
    const above = y - height - 8
    const left = above >= 0 ? x - width / 2 : x - gap - width >= 0 ? x - gap - width : x + gap
    tip.style.left = `${Math.max(0, Math.min(left, room - width))}px`
    tip.style.top = `${Math.max(0, above)}px`
  })
  return (
    <div ref={ref} aria-hidden="true" className="chart-tip">
      <p className="text-xs font-semibold tabular-nums">{title}</p>
      {detail !== undefined && <p className="text-2xs text-on-inverse-2">{detail}</p>}
    </div>
  )
}
