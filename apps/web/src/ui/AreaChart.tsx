// oxlint-disable jsx-a11y/prefer-tag-over-role -- inside an SVG there are no HTML elements to prefer
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { ChartTable } from './ChartTable.tsx'
import { ChartTip } from './ChartTip.tsx'
import { CurveShape } from './CurveShape.tsx'
import { type CurvePoint, layCurve } from './curve.ts'
import { ticksTo } from './scale.ts'
import { useWidth } from './useWidth.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface AreaChartProps {
  points: readonly CurvePoint[]
  label: string
  headers: readonly [string, string]
  /** '13:30' */
  formatAt: (at: number) => string
  /** '10.9 kW' */
  formatValue: (value: number) => string
  /** On the value axis, with the unit: '20 kW'. */
  formatTick: (value: number) => string
  /** Top of the value axis, such as what the connector can give; the highest value when left out. */
  most?: number
  /** Under the last point while the session goes on: 'now'. */
  nowLabel?: string
  height?: number
}

const TOP = 14
const BOTTOM = 24
const RIGHT = 58
const TICK_WIDTH = 92

/** A power curve with axes; pointing at it or the arrow keys read single values, the table is behind it. */
export const AreaChart = ({
  points,
  label,
  headers,
  formatAt,
  formatValue,
  formatTick,
  most,
  nowLabel,
  height = 176,
}: AreaChartProps) => {
  const [frame, width] = useWidth()
  const [reading, setReading] = useState<number>()
  const highest = most ?? Math.max(0, ...points.map(({ value }) => value))
  const ticks = most ? [0, most / 2, most] : ticksTo(highest, 2)
  const plotWidth = Math.max(0, (width || 640) - RIGHT)
  const floor = height - BOTTOM
  const scale = { width: plotWidth, height: floor, top: TOP, most: ticks.at(-1) ?? 1 }
  const { line, area, placed } = layCurve(points, scale)
  const yOf = (value: number) => TOP + (floor - TOP) * (1 - value / scale.most)

  const last = points.length - 1
  const at = points[reading ?? -1]
  const spot = placed[reading ?? -1]
  const everyNth = Math.max(1, Math.ceil(points.length / Math.max(1, Math.floor(plotWidth / TICK_WIDTH))))
  const tickAt = points
    .map((_, index) => index)
    .filter((index) => index % everyNth === 0 && (placed[last]?.x ?? 0) - (placed[index]?.x ?? 0) > 56)
  const current = points[reading ?? last]
  const inWords = current ? `${formatAt(current.at)}: ${formatValue(current.value)}` : ''

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    const nearest = placed.reduce(
      (best, point, index) => (Math.abs(point.x - x) < Math.abs((placed[best]?.x ?? 0) - x) ? index : best),
      0,
    )
    setReading(nearest)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = reading ?? last
    const next = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key]
    if (event.key === 'Escape') setReading(undefined)
    if (next === undefined) return
    event.preventDefault()
    setReading(Math.max(0, Math.min(last, next)))
  }

  return (
    <div>
      <div ref={frame} className="relative" style={{ height }}>
        <svg
          role="slider"
          aria-label={label}
          aria-readonly="true"
          aria-valuemin={0}
          aria-valuemax={Math.max(0, last)}
          aria-valuenow={Math.max(0, reading ?? last)}
          aria-valuetext={inWords}
          tabIndex={0}
          width="100%"
          height={height}
          className="block overflow-visible rounded-control text-2xs tabular-nums"
          onPointerMove={onPointerMove}
          onPointerLeave={() => setReading(undefined)}
          onFocus={(event) => event.target.matches(':focus-visible') && setReading(last)}
          onBlur={() => setReading(undefined)}
          onKeyDown={onKeyDown}
        >
          <g aria-hidden="true" className="fill-ink-3">
            {ticks.map((tick) => (
              <g key={tick}>
                <line x1={0} x2="100%" y1={yOf(tick)} y2={yOf(tick)} className="stroke-line" />
                {tick > 0 && (
                  <text x="100%" y={yOf(tick) + 15} textAnchor="end">
                    {formatTick(tick)}
                  </text>
                )}
              </g>
            ))}
            {tickAt.map((index) => (
              <text
                key={index}
                x={placed[index]?.x}
                y={height - 5}
                textAnchor={index === 0 ? 'start' : 'middle'}
              >
                {formatAt(points[index]?.at ?? 0)}
              </text>
            ))}
            <text x={placed[last]?.x} y={height - 5} textAnchor="middle">
              {nowLabel ?? formatAt(points[last]?.at ?? 0)}
            </text>
          </g>
          <CurveShape line={line} area={area} now={nowLabel === undefined ? undefined : placed[last]} />
          {spot && (
            <g>
              <line
                x1={spot.x}
                x2={spot.x}
                y1={TOP}
                y2={floor}
                className="stroke-line-control"
                strokeDasharray="3 3"
              />
              <circle cx={spot.x} cy={spot.y} r={5} strokeWidth={2} className="fill-charge stroke-surface" />
            </g>
          )}
        </svg>
        {spot && at && (
          <ChartTip
            x={spot.x}
            y={spot.y}
            room={plotWidth + RIGHT}
            gap={14}
            title={formatValue(at.value)}
            detail={formatAt(at.at)}
          />
        )}
      </div>
      <VisuallyHidden as="div">
        <ChartTable
          caption={label}
          headers={headers}
          rows={points.map((point) => ({
            key: String(point.at),
            name: formatAt(point.at),
            value: formatValue(point.value),
          }))}
        />
      </VisuallyHidden>
    </div>
  )
}
