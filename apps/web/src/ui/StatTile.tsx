import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { SparkBars } from './SparkBars.tsx'
import { Trend, type TrendProps } from './Trend.tsx'

export interface StatTileProps {
  label: ReactNode
  /** Already formatted: '312.4', '€ 118.20'. */
  value: ReactNode
  unit?: ReactNode
  trend?: TrendProps
  /** What the figure is compared with, or how it is meant. */
  note?: ReactNode
  /** Last days as bars, newest last. */
  spark?: readonly number[]
  sparkTone?: 'accent' | 'fin'
}

/** One figure of the dashboard with its unit, how it moved and a hint of the days behind it. */
export const StatTile = ({ label, value, unit, trend, note, spark, sparkTone = 'accent' }: StatTileProps) => (
  <dl className="@container relative min-w-0 rounded-card border border-line bg-surface p-4 shadow-near sm:px-4.5">
    <dt className={classes('text-sm font-medium text-ink-2', spark && 'sm:pr-20')}>
      {label}
      {spark && spark.length > 1 && (
        <span className="absolute top-3.5 right-4.5 max-sm:hidden">
          <SparkBars values={spark} tone={sparkTone} />
        </span>
      )}
    </dt>
    <dd className="tile-value">
      {value}
      {unit !== undefined && (
        <span className="@max-[8.75rem]:ml-0 @max-[8.75rem]:block ml-1 text-base leading-none font-medium tracking-normal text-ink-2 sm:ml-1.5">
          {unit}
        </span>
      )}
    </dd>
    {(trend || note !== undefined) && (
      <dd className="mt-1 text-xs text-ink-3">
        {trend && <Trend {...trend} />} {note}
      </dd>
    )}
  </dl>
)
