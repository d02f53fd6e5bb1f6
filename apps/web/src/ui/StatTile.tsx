import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { hasFigure } from './Measure.tsx'
import { SparkBars } from './SparkBars.tsx'
import { Trend, type TrendProps } from './Trend.tsx'

export interface StatTileProps {
  label: ReactNode
  value: ReactNode
  unit?: ReactNode
  trend?: TrendProps
  note?: ReactNode
  /** Values of the last days as bars, latest last. */
  spark?: readonly number[]
  sparkTone?: 'accent' | 'fin'
}

export const StatTile = ({ label, value, unit, trend, note, spark, sparkTone = 'accent' }: StatTileProps) => (
  <dl className="tile">
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
      {unit !== undefined && hasFigure(value) && <span className="tile-unit">{unit}</span>}
    </dd>
    {(trend || note !== undefined) && (
      <dd className="mt-1 text-xs text-ink-3">
        {trend && <Trend {...trend} />} {note}
      </dd>
    )}
  </dl>
)
