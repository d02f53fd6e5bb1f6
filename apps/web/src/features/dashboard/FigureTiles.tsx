import { POLL_COUNTS_MS, postChargepointStats, VAT_RATE } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { ReadFailure } from '../../components/ReadFailure.tsx'
import { hasBegun, monthOf, type Span, sameStretchLastMonth } from '../../data/calendar.ts'
import { chargerPower } from '../../data/chargerState.ts'
import { HOUR_MS, useNow, useOperation } from '../../data/reads.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import type { TrendProps } from '../../ui/Trend.tsx'
import { growth } from './summary.ts'

const SPARK_DAYS = 8

/** The figures of a stretch of time, as they are asked for. */
export const bodyOf = ({ start, end }: Span) => ({
  body: { start: new Date(start).toISOString(), end: new Date(end).toISOString() },
})

/** The figures of this month, and those of the same stretch of the last. */
export const useFigures = () => {
  const now = useNow(HOUR_MS)
  const month = useOperation(postChargepointStats, bodyOf(monthOf(now)), POLL_COUNTS_MS)
  const before = useOperation(postChargepointStats, bodyOf(sameStretchLastMonth(now)))
  return { now, month, before }
}

/** The figures of this month against the same stretch of the last, and the power of this moment. */
export const FigureTiles = ({ chargers }: { chargers: readonly ReadCharger[] }) => {
  const { t, formats } = useI18n()
  const { now, month, before } = useFigures()

  const against = t('dashboard.against', { month: formats.month(sameStretchLastMonth(now).start) })
  const trend = (current: number | undefined, earlier: number | undefined): TrendProps | undefined => {
    const ratio = current === undefined || earlier === undefined ? undefined : growth(current, earlier)
    if (ratio === undefined) return undefined
    const direction = Math.abs(ratio) < 0.005 ? 'flat' : ratio > 0 ? 'up' : 'down'
    return { direction, amount: formats.percent(Math.abs(ratio)), spoken: ratio < 0 ? '−' : '+' }
  }

  const flowing = chargers.flatMap((charger) => chargerPower(charger) ?? [])
  const power = flowing.reduce((sum, kilowatts) => sum + kilowatts, 0)
  const dayValues = (pick: 'EnergyKwh' | 'Price') =>
    (month.data?.Days ?? [])
      .filter(({ Day }) => hasBegun(Day, now))
      .slice(-SPARK_DAYS)
      .map((day) => day[pick] ?? 0)
  const waiting = month.error && !month.data ? '–' : <Skeleton className="h-8 w-20 sm:h-9" />
  const withTrend = (current: number | undefined, earlier: number | undefined) => {
    const props = trend(current, earlier)
    if (props) return { trend: props, note: against }
    // As high as it will be, so that nothing moves when it comes.
    const isAwaited = !(month.data && before.data) && !month.error && !before.error
    return isAwaited ? { note: <AwaitedNote>{against}</AwaitedNote> } : {}
  }

  return (
    <>
      <ReadFailure read={month.error ? month : before} title={t('reads.figuresFailed')} />
      <div className="tile-row">
        <StatTile
          label={t('dashboard.energy')}
          value={month.data ? formats.decimal(month.data.EnergyKwh) : waiting}
          {...(month.data && { unit: 'kWh', spark: dayValues('EnergyKwh') })}
          {...withTrend(month.data?.EnergyKwh, before.data?.EnergyKwh)}
        />
        <StatTile
          label={t('dashboard.cost')}
          value={month.data ? formats.money(month.data.Price) : waiting}
          {...(month.data && { spark: dayValues('Price'), sparkTone: 'fin' as const })}
          note={t('dashboard.vat', { rate: formats.percent(VAT_RATE) })}
        />
        <StatTile
          label={t('dashboard.sessions')}
          value={month.data ? formats.count(month.data.Sessions) : waiting}
          {...withTrend(month.data?.Sessions, before.data?.Sessions)}
        />
        <StatTile
          label={t('dashboard.power')}
          value={formats.decimal(power)}
          unit="kW"
          note={
            flowing.length > 0
              ? t('dashboard.power.some', { count: flowing.length })
              : t('dashboard.power.none')
          }
        />
      </div>
    </>
  )
}

const AwaitedNote = ({ children }: { children: string }) => (
  <>
    <span className="inline-block w-10" /> {children}
  </>
)
