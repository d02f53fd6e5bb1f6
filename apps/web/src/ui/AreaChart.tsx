// oxlint-disable jsx-a11y/prefer-tag-over-role -- inside an SVG there are no HTML elements to prefer
import { MINUTE_MS } from '@portal/schemas'
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
  /** Previous period at the same times, shown as a dashed line and in the tooltip, the table and the spoken text. */
  before?: { readonly points: readonly CurvePoint[]; readonly label: string } | undefined
  formatAt: (at: number) => string
  formatValue: (value: number) => string
  formatTick: (value: number) => string
  unit: string
  /** Start of the time axis; defaults to that of the curve. */
  from?: number | undefined
  /** End of the time axis; defaults to that of the curve. */
  until?: number | undefined
  /** Label of the time between the end of the curve and the end of the axis, for example 'Parked 24 min'. */
  afterwards?: string | undefined
  /** Top of the value axis, such as the connector's maximum; higher values raise it. */
  most?: number
  nowLabel?: string
  height?: number
}

export const AREA_HEIGHT = 188
const TOP = 26
const BOTTOM = 24
const LEFT = 38
/** Width of a tick digit, px. */
const DIGIT = 7
/** Gap between ticks and curve, px. */
const GAP = 10
const RIGHT = 14
const TICK_WIDTH = 68

/** Tick intervals in minutes that match a clock. */
const STEPS = [5, 10, 15, 30, 60, 120, 180, 240, 360, 720, 1_440]

/**
 * Returns round times within a range, at the shortest interval of `STEPS` that divides it into at most `most` parts.
 */
export const roundTimes = (from: number, until: number, most: number): readonly number[] => {
  const minutes = STEPS.find((step) => (until - from) / (step * MINUTE_MS) <= most) ?? STEPS.at(-1) ?? 1
  const step = minutes * MINUTE_MS
  const times: number[] = []
  for (let at = Math.ceil(from / step) * step; at <= until && times.length <= most; at += step) times.push(at)
  return times
}

/** Power curve with axes. Pointer and arrow keys read single values, and a table contains all of them. */
export const AreaChart = ({
  points,
  label,
  headers,
  before,
  formatAt,
  formatValue,
  formatTick,
  unit,
  from,
  until,
  afterwards,
  most,
  nowLabel,
  height = AREA_HEIGHT,
}: AreaChartProps) => {
  const [frame, width] = useWidth()
  const [reading, setReading] = useState<number>()
  const highest = Math.max(0, ...[...points, ...(before?.points ?? [])].map(({ value }) => value))
  const ticks = most && most >= highest ? [0, most / 2, most] : ticksTo(highest, 2)
  const gutter = Math.max(LEFT, GAP + DIGIT * Math.max(...ticks.map((tick) => formatTick(tick).length)))
  const plotWidth = Math.max(0, width - gutter - RIGHT)
  const floor = height - BOTTOM
  const scale = { width: plotWidth, height: floor, top: TOP, most: ticks.at(-1) ?? 1 }
  const last = points.length - 1
  const firstAt = points[0]?.at ?? 0
  const lastAt = points[last]?.at ?? 0
  const begin = Math.min(from ?? firstAt, firstAt)
  const end = Math.max(until ?? lastAt, lastAt, begin + 1)
  const xOf = (at: number) => gutter + ((at - begin) / (end - begin)) * plotWidth
  const left = xOf(firstAt)
  const { line, area, placed: laid } = layCurve(points, { ...scale, width: xOf(lastAt) - left })
  const placed = laid.map(({ x, y }) => ({ x: x + left, y }))
  const yOf = (value: number) => TOP + (floor - TOP) * (1 - value / scale.most)

  const at = points[reading ?? -1]
  const spot = placed[reading ?? -1]
  const nowAt = nowLabel === undefined ? Infinity : (placed[last]?.x ?? 0)
  // True if the centred `nowLabel` would overflow the card.
  const isNowLast = nowAt > width - TICK_WIDTH / 2
  const times = roundTimes(begin, end, Math.max(1, Math.floor(plotWidth / TICK_WIDTH))).filter(
    (time) => Math.abs(nowAt - xOf(time)) > TICK_WIDTH / 2,
  )
  const current = points[reading ?? last]
  const beforeAt = (at: number) => {
    const value = before?.points.find((point) => point.at === at)?.value
    return value === undefined ? undefined : formatValue(value)
  }
  const earlier = (at: number) => {
    const value = beforeAt(at)
    return value === undefined ? [] : [`${before?.label}: ${value}`]
  }
  const inWords = current
    ? [`${formatAt(current.at)}: ${formatValue(current.value)}`, ...earlier(current.at)].join('. ')
    : ''

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
            <text x={gutter - 10} y={12} textAnchor="end">
              {unit}
            </text>
            {ticks.map((tick) => (
              <g key={tick}>
                <line
                  x1={gutter}
                  x2="100%"
                  y1={yOf(tick)}
                  y2={yOf(tick)}
                  className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
                />
                <text x={gutter - 10} y={yOf(tick) + 4} textAnchor="end">
                  {formatTick(tick)}
                </text>
              </g>
            ))}
            {times.map((time) => (
              <text key={time} x={xOf(time)} y={height - 5} textAnchor="middle">
                {formatAt(time)}
              </text>
            ))}
            {nowLabel !== undefined && (
              <text x={isNowLast ? width : nowAt} y={height - 5} textAnchor={isNowLast ? 'end' : 'middle'}>
                {nowLabel}
              </text>
            )}
          </g>
          {width > 0 && afterwards !== undefined && (
            <Afterwards from={xOf(lastAt)} until={xOf(end)} floor={floor}>
              {afterwards}
            </Afterwards>
          )}
          {width > 0 && (
            <g transform={`translate(${left} 0)`}>
              <CurveShape line={line} area={area} now={nowLabel === undefined ? undefined : laid[last]} />
            </g>
          )}
          {width > 0 && before && (
            <path
              d={before.points
                .map(
                  ({ at, value }, index) =>
                    `${index ? 'L' : 'M'}${xOf(at).toFixed(1)} ${yOf(value).toFixed(1)}`,
                )
                .join('')}
              fill="none"
              strokeWidth={2}
              strokeDasharray="5 4"
              className="stroke-ink-3"
            />
          )}
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
            room={gutter + plotWidth + RIGHT}
            gap={14}
            title={formatValue(at.value)}
            detail={[formatAt(at.at), ...earlier(at.at)].join(' · ')}
          />
        )}
      </div>
      <VisuallyHidden as="div">
        <ChartTable
          caption={label}
          headers={before ? [...headers, before.label] : headers}
          rows={points.map((point) => ({
            key: String(point.at),
            name: formatAt(point.at),
            values: [formatValue(point.value), ...(before ? [beforeAt(point.at) ?? '–'] : [])],
          }))}
        />
      </VisuallyHidden>
    </div>
  )
}

interface AfterwardsProps {
  from: number
  until: number
  floor: number
  children: string
}

const LETTER = 6.5

/** Band for the time after charging. The label is inside, or above if the band is too narrow. */
const Afterwards = ({ from, until, floor, children }: AfterwardsProps) => {
  const isInside = children.length * LETTER < until - from - 12
  return (
    <g aria-hidden="true">
      <rect x={from} y={TOP} width={until - from} height={floor - TOP} className="fill-park-soft" />
      <path d={`M${from} ${floor}H${until}`} strokeWidth={3} className="stroke-park" />
      <text
        x={isInside ? (from + until) / 2 : until}
        y={isInside ? TOP + 16 : TOP - 8}
        textAnchor={isInside ? 'middle' : 'end'}
        className="fill-park-ink font-medium"
      >
        {children}
      </text>
    </g>
  )
}
