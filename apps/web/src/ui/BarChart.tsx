// oxlint-disable jsx-a11y/prefer-tag-over-role -- inside an SVG there are no HTML elements to prefer
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { ChartNote } from './ChartAxes.tsx'
import { ChartTable } from './ChartTable.tsx'
import { ChartTip } from './ChartTip.tsx'
import { classes } from './classes.ts'
import { ticksTo } from './scale.ts'
import { useWidth } from './useWidth.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface Bar {
  key: string
  tick: string
  /** Undefined if unknown. */
  value?: number | undefined
  /** True for a future day, for which only the tick is drawn. Such bars must come last. */
  isAhead?: boolean
  /** Value of the previous period, drawn as a stepped line. */
  before?: number | undefined
  name: string
  title: string
  /** Second line of the tooltip, for example 'Wed 18 Nov · 3 sessions'; defaults to `name`. */
  detail?: ReactNode
  /** Table cells; default to `title`. */
  cells?: readonly string[]
}

export interface BarChartProps {
  bars: readonly Bar[]
  /** Subject of the chart, for screen readers and the table caption. */
  label: string
  /** Summary for screen readers, from the highest bar; follows the label. */
  summary?: (highest: Bar) => string
  unit: string
  headers: readonly string[]
  formatTick?: (value: number) => string
  /** Key of the current day. Its bar is outlined and is focused first. */
  emphasis?: string
  height?: number
  /** Note over the axes; set if all values are 0. */
  none?: string
  /** 'table' shows only the figures. */
  view?: 'chart' | 'table'
  /** Draws a custom bar, for example one made of parts. */
  draw?: (bar: Bar, place: BarPlace) => ReactNode
}

/** Position of a bar, px. */
export interface BarPlace {
  x: number
  width: number
  yOf: (value: number) => number
}

export const CHART_HEIGHT = 232
const TOP = 26
const BOTTOM = 26
/** Width of a tick digit, px. */
const DIGIT = 7
/** Gap beside the ticks, px. */
const GUTTER = 17
/**
 * Minimum width per bar, px; larger on a phone, for touch. If there is not enough room, future days are dropped first,
 * then the oldest bars.
 */
const NARROWEST = { wide: 17, phone: 25 }
const PHONE = 520
const TICK_WIDTH = 34

/**
 * Bar chart of daily values. Pointer or focus highlights a bar, arrow keys move between bars, and a table contains all
 * values.
 */
export const BarChart = ({
  bars,
  label,
  summary,
  unit,
  headers,
  formatTick = String,
  emphasis,
  height = CHART_HEIGHT,
  none,
  view = 'chart',
  draw,
}: BarChartProps) => {
  const [frame, width] = useWidth()
  const [pointed, setPointed] = useState<string>()
  const [focused, setFocused] = useState<string>()

  const table = (
    <ChartTable
      caption={label}
      headers={headers}
      rows={bars.flatMap(({ key, name, title, cells = [title], isAhead }) =>
        isAhead ? [] : { key, name, values: cells },
      )}
    />
  )
  if (view === 'table') return <div className="max-h-72 overflow-y-auto">{table}</div>

  const most = Math.max(0, ...bars.map(({ value = 0, before = 0 }) => Math.max(value, before)))
  // Even with only zeros, the axis has three whole steps.
  const ticks = ticksTo(most || 3)
  const left = GUTTER + DIGIT * Math.max(unit.length, ...ticks.map((tick) => formatTick(tick).length))
  const room = Math.max(0, width - left)
  const fit = Math.max(1, Math.floor(room / (room < PHONE ? NARROWEST.phone : NARROWEST.wide)))
  const begun = bars.filter(({ isAhead }) => !isAhead).length
  const end = Math.max(fit, begun)
  const visibleBars = width > 0 ? bars.slice(Math.max(0, Math.min(end, bars.length) - fit), end) : []
  const slot = room / Math.max(1, visibleBars.length)
  const barWidth = Math.min(40, Math.max(6, slot * 0.74))
  const top = ticks.at(-1) ?? 1
  const plot = height - TOP - BOTTOM
  const yOf = (value: number) => TOP + plot * (1 - value / top)
  const last = visibleBars.findLastIndex(({ isAhead }) => !isAhead)
  const xOf = (index: number) => left + slot * (index + 0.5)

  const indexOf = (key: string | undefined) => visibleBars.findIndex((bar) => bar.key === key)
  const firstIndex = (...keys: readonly (string | undefined)[]) =>
    keys.map(indexOf).find((index) => index >= 0) ?? -1
  const marked = firstIndex(pointed, focused)
  const now = firstIndex(emphasis)
  const strong = marked < 0 ? now : marked
  const tabStop = firstIndex(focused, emphasis, visibleBars[last]?.key)
  const active = visibleBars[marked]
  const highest = visibleBars.reduce<Bar | undefined>(
    (most, bar) => (most && (most.value ?? 0) >= (bar.value ?? 0) ? most : bar),
    undefined,
  )
  const inWords = none ?? (highest && summary?.(highest))
  const everyNth = Math.max(1, Math.ceil(TICK_WIDTH / slot))
  const hasTick = (index: number) =>
    index === strong ||
    (index % everyNth === 0 && (strong < 0 || Math.abs(index - strong) * slot >= TICK_WIDTH))

  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: Math.max(0, tabStop - 1),
      ArrowRight: Math.min(last, tabStop + 1),
      Home: 0,
      End: last,
    }[event.key]
    if (event.key === 'Escape') setFocused(undefined)
    if (next === undefined) return
    event.preventDefault()
    setFocused(visibleBars[next]?.key)
  }

  return (
    <div>
      <div ref={frame} className="relative" style={{ height }}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys and pointer show the values of the table */}
        <svg
          role="img"
          aria-label={inWords ? `${label}. ${inWords}` : label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one tab stop; arrow keys show the values
          tabIndex={0}
          width="100%"
          height={height}
          className="group block overflow-visible text-2xs outline-none"
          onFocus={() => setFocused((key) => key ?? visibleBars[tabStop]?.key)}
          onBlur={() => setFocused(undefined)}
          onKeyDown={onKeyDown}
          onPointerLeave={() => setPointed(undefined)}
        >
          <g className="fill-ink-3 tabular-nums">
            <text x={left - 10} y={12} textAnchor="end">
              {unit}
            </text>
            {ticks.map((tick) => (
              <g key={tick}>
                <line
                  x1={left}
                  x2="100%"
                  y1={yOf(tick)}
                  y2={yOf(tick)}
                  className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
                />
                <text x={left - 10} y={yOf(tick) + 4} textAnchor="end">
                  {formatTick(tick)}
                </text>
              </g>
            ))}
          </g>
          {visibleBars.map((bar, index) => {
            const floor = yOf(0)
            const x = xOf(index)
            // A value of 0 gets a stub of two pixels, unlike an unknown value.
            const y = Math.min(yOf(bar.value ?? 0), floor - 2)
            const tick = hasTick(index) && (
              <text
                x={x}
                y={height - 7}
                textAnchor="middle"
                className={classes(
                  'tabular-nums',
                  index === strong ? 'fill-ink font-semibold' : 'fill-ink-3',
                )}
              >
                {bar.tick}
              </text>
            )
            if (bar.isAhead) return <g key={bar.key}>{tick}</g>
            return (
              <g
                key={bar.key}
                data-bar={bar.key}
                onPointerEnter={() => setPointed(bar.key)}
                onPointerDown={() => {
                  setPointed(bar.key)
                  setFocused(bar.key)
                }}
              >
                <rect x={x - slot / 2} y={TOP} width={slot} height={plot + BOTTOM} fill="transparent" />
                <rect
                  x={x - barWidth / 2 - 3}
                  y={y - 3}
                  width={barWidth + 6}
                  height={floor - y + 6}
                  rx={5}
                  fill="none"
                  strokeWidth={2}
                  className={classes(
                    'stroke-transparent',
                    bar.key === focused && 'group-focus-visible:stroke-accent',
                  )}
                />
                {bar.value === undefined ? (
                  <path
                    d={`M${x} ${floor}V${TOP}`}
                    strokeWidth={barWidth}
                    strokeDasharray="1 5"
                    className="stroke-line-control"
                  />
                ) : draw ? (
                  draw(bar, { x: x - barWidth / 2, width: barWidth, yOf })
                ) : (
                  <path
                    d={roundedBar(x - barWidth / 2, y, barWidth, floor - y)}
                    className={classes(
                      'transition-[fill] duration-150',
                      index === marked
                        ? 'fill-accent'
                        : index === now
                          ? 'fill-accent-soft stroke-accent'
                          : 'fill-chart',
                    )}
                  />
                )}
                {tick}
              </g>
            )
          })}
          <path
            d={visibleBars
              .map(({ before }, index) =>
                before === undefined
                  ? ''
                  : `${index ? 'L' : 'M'}${left + slot * index} ${yOf(before)}h${slot}`,
              )
              .join('')}
            fill="none"
            strokeWidth={2}
            className="pointer-events-none stroke-ink-3"
          />
        </svg>
        {none !== undefined && <ChartNote>{none}</ChartNote>}
        {active && (
          <ChartTip
            x={xOf(marked)}
            y={yOf(active.value ?? 0)}
            room={left + room}
            gap={barWidth / 2 + 8}
            title={active.title}
            detail={active.detail ?? active.name}
          />
        )}
      </div>
      <VisuallyHidden as="div">{table}</VisuallyHidden>
    </div>
  )
}

/** Returns the path of a bar with rounded upper corners. */
const roundedBar = (x: number, y: number, width: number, height: number) => {
  const r = Math.max(0, Math.min(4, width / 2, height))
  return `M${x} ${y + height}v${r - height}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - r}z`
}
