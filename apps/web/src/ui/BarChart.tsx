// oxlint-disable jsx-a11y/prefer-tag-over-role -- inside an SVG there are no HTML elements to prefer
import { type KeyboardEvent, useState } from 'react'
import { ChartTable } from './ChartTable.tsx'
import { ChartTip } from './ChartTip.tsx'
import { classes } from './classes.ts'
import { ticksTo } from './scale.ts'
import { useWidth } from './useWidth.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface Bar {
  key: string
  /** Under the bar: '18'. */
  tick: string
  value: number
  /** The same of the period before, which is drawn as a line. */
  before?: number
  /** What the bar is, in words: 'Wednesday 18 November'. */
  name: string
  /** Its value in words: '26.4 kWh · € 9.77'. */
  title: string
  /** Second line of the tooltip: 'Wed 18 Nov · 3 sessions'; `name` when left out. */
  detail?: string
}

export interface BarChartProps {
  bars: readonly Bar[]
  /** What the chart shows, for screen readers and as the table's caption. */
  label: string
  /** What it comes to, heard after the label: given the highest bar. */
  summary?: (highest: Bar) => string
  /** Unit of the value axis: 'kWh'. */
  unit: string
  headers: readonly [string, string]
  formatTick?: (value: number) => string
  /** The bar that is strong while none is pointed at; the last one when left out. */
  emphasis?: string
  height?: number
  /** 'table' shows the figures instead. */
  view?: 'chart' | 'table'
}

const TOP = 26
const BOTTOM = 26
const LEFT = 38
/** Below this width per bar the oldest bars are left out: the letters never get smaller. Wider where fingers point. */
const NARROWEST = { wide: 17, phone: 25 }
const PHONE = 520
const TICK_WIDTH = 34

/** Values per day: one strong bar under the pointer or focus, arrow keys between bars, the table behind it. */
export const BarChart = ({
  bars,
  label,
  summary,
  unit,
  headers,
  formatTick = String,
  emphasis,
  height = 232,
  view = 'chart',
}: BarChartProps) => {
  const [frame, width] = useWidth()
  const [pointed, setPointed] = useState<string>()
  const [focused, setFocused] = useState<string>()

  const table = (
    <ChartTable
      caption={label}
      headers={headers}
      rows={bars.map(({ key, name, title }) => ({ key, name, value: title }))}
    />
  )
  if (view === 'table') return <div className="max-h-72 overflow-y-auto">{table}</div>

  const room = Math.max(0, (width || 640) - LEFT)
  const shown = bars.slice(-Math.max(1, Math.floor(room / (room < PHONE ? NARROWEST.phone : NARROWEST.wide))))
  const slot = room / Math.max(1, shown.length)
  const barWidth = Math.min(40, Math.max(6, slot * 0.74))
  const ticks = ticksTo(Math.max(0, ...shown.map(({ value, before = 0 }) => Math.max(value, before))) || 1)
  const top = ticks.at(-1) ?? 1
  const plot = height - TOP - BOTTOM
  const yOf = (value: number) => TOP + plot * (1 - value / top)
  const xOf = (index: number) => LEFT + slot * (index + 0.5)

  const indexOf = (key: string | undefined) => shown.findIndex((bar) => bar.key === key)
  const firstKnown = (...keys: readonly (string | undefined)[]) =>
    keys.map(indexOf).find((index) => index >= 0) ?? -1
  const asked = firstKnown(pointed, focused)
  const strong = firstKnown(pointed, focused, emphasis, shown.at(-1)?.key)
  const tabStop = firstKnown(focused, emphasis, shown.at(-1)?.key)
  const active = shown[asked]
  const highest = shown.reduce<Bar | undefined>(
    (most, bar) => (most && most.value >= bar.value ? most : bar),
    undefined,
  )
  const everyNth = Math.max(1, Math.ceil(TICK_WIDTH / slot))
  const hasTick = (index: number) =>
    index === strong ||
    ((shown.length - 1 - index) % everyNth === 0 && Math.abs(index - strong) * slot >= TICK_WIDTH)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: Math.max(0, tabStop - 1),
      ArrowRight: Math.min(shown.length - 1, tabStop + 1),
      Home: 0,
      End: shown.length - 1,
    }[event.key]
    if (event.key === 'Escape') setFocused(undefined)
    if (next === undefined) return
    event.preventDefault()
    setFocused(shown[next]?.key)
  }

  return (
    <div>
      <div ref={frame} className="relative" style={{ height }}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys and pointer show the values of the table */}
        <svg
          role="img"
          aria-label={highest && summary ? `${label}. ${summary(highest)}` : label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one stop of the keyboard; arrows show the values
          tabIndex={0}
          width="100%"
          height={height}
          className="group block overflow-visible text-2xs outline-none"
          onFocus={() => setFocused((key) => key ?? shown[tabStop]?.key)}
          onBlur={() => setFocused(undefined)}
          onKeyDown={onKeyDown}
          onPointerLeave={() => setPointed(undefined)}
        >
          <g className="fill-ink-3 tabular-nums">
            <text x={LEFT - 10} y={12} textAnchor="end">
              {unit}
            </text>
            {ticks.map((tick) => (
              <g key={tick}>
                <line
                  x1={LEFT}
                  x2="100%"
                  y1={yOf(tick)}
                  y2={yOf(tick)}
                  className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
                />
                <text x={LEFT - 10} y={yOf(tick) + 4} textAnchor="end">
                  {formatTick(tick)}
                </text>
              </g>
            ))}
          </g>
          {shown.map((bar, index) => {
            const y = Math.min(yOf(bar.value), bar.value > 0 ? yOf(0) - 2 : yOf(0))
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
                <rect
                  x={xOf(index) - slot / 2}
                  y={TOP}
                  width={slot}
                  height={plot + BOTTOM}
                  fill="transparent"
                />
                <rect
                  x={xOf(index) - barWidth / 2 - 3}
                  y={y - 3}
                  width={barWidth + 6}
                  height={yOf(0) - y + 6}
                  rx={5}
                  fill="none"
                  strokeWidth={2}
                  className={classes(
                    'stroke-transparent',
                    bar.key === focused && 'group-focus-visible:stroke-accent',
                  )}
                />
                <path
                  d={roundedBar(xOf(index) - barWidth / 2, y, barWidth, yOf(0) - y)}
                  className={classes(
                    'transition-[fill] duration-150',
                    index === strong ? 'fill-accent' : 'fill-chart',
                  )}
                />
                {hasTick(index) && (
                  <text
                    x={xOf(index)}
                    y={height - 7}
                    textAnchor="middle"
                    className={classes(
                      'tabular-nums',
                      index === strong ? 'fill-ink font-semibold' : 'fill-ink-3',
                    )}
                  >
                    {bar.tick}
                  </text>
                )}
              </g>
            )
          })}
          <Before
            points={shown.map(({ before }, index) => [
              xOf(index),
              before === undefined ? undefined : yOf(before),
            ])}
          />
        </svg>
        {active && (
          <ChartTip
            x={xOf(asked)}
            y={yOf(active.value)}
            room={LEFT + room}
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

type Point = readonly [number, number | undefined]

/** The period before as a line over the bars; the values are told with the bars. */
const Before = ({ points }: { points: readonly Point[] }) => {
  const known = points.filter(([, y]) => y !== undefined)
  if (known.length < 2) return null
  return (
    <polyline
      points={known.map(([x, y]) => `${x},${y}`).join(' ')}
      fill="none"
      strokeWidth={2}
      strokeDasharray="5 4"
      className="pointer-events-none stroke-ink-2"
    />
  )
}

/** A bar that is round at its top only. */
const roundedBar = (x: number, y: number, width: number, height: number) => {
  const r = Math.max(0, Math.min(4, width / 2, height))
  return `M${x} ${y + height}v${r - height}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - r}z`
}
