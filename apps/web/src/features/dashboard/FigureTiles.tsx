import { HOUR_MS, listChargesessions, POLL_COUNTS_MS, postChargepointStats, VAT_RATE } from '@portal/schemas'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { ReadFailure } from '../../components/ReadFailure.tsx'
import { hasBegun, monthOf, type Span, sameStretchLastMonth } from '../../data/calendar.ts'
import { chargerPower } from '../../data/chargerState.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { TrendProps } from '../../ui/Trend.tsx'
import { growth, ownFilter } from './summary.ts'

const SPARK_DAYS = 8

export const bodyOf = ({ start, end }: Span) => ({
  body: { start: new Date(start).toISOString(), end: new Date(end).toISOString() },
})

/** Reads the figures for this month, and for the same days of last month. */
export const useFigures = () => {
  const now = useNow(HOUR_MS)
  const month = useQuery(postChargepointStats, bodyOf(monthOf(now)), { refreshInterval: POLL_COUNTS_MS })
  const before = useQuery(postChargepointStats, bodyOf(sameStretchLastMonth(now)))
  return { now, month, before }
}

/** Figures for this month compared with the same days of last month, and the current power or the last session. */
export const FigureTiles = ({ chargers }: { chargers: readonly ReadCharger[] }) => {
  const { t, formats } = useI18n()
  const { now, month, before } = useFigures()

  const lastMonth = formats.month(sameStretchLastMonth(now).start)
  const against = t('dashboard.against', { month: lastMonth })
  const trend = (current: number | undefined, earlier: number | undefined): TrendProps | undefined => {
    const ratio = current === undefined || earlier === undefined ? undefined : growth(current, earlier)
    if (ratio === undefined) return undefined
    const direction = Math.abs(ratio) < 0.005 ? 'flat' : ratio > 0 ? 'up' : 'down'
    return { direction, amount: formats.percent(Math.abs(ratio)), spoken: ratio < 0 ? '−' : '+' }
  }

  const dayValues = (pick: 'EnergyKwh' | 'Price') =>
    (month.data?.Days ?? [])
      .filter(({ Day }) => hasBegun(Day, now))
      .slice(-SPARK_DAYS)
      .map((day) => day[pick] ?? 0)
  const waiting = month.error && !month.data ? '–' : <Waiting />
  const withTrend = (current: number | undefined, earlier: number | undefined) => {
    const props = trend(current, earlier)
    if (props) return { trend: props, note: against }
    if (current !== undefined && earlier === 0)
      return { note: t('dashboard.against.none', { month: lastMonth }) }
    // Reserve the height of the note to prevent a layout shift.
    const isAwaited = !(month.data && before.data) && !month.error && !before.error
    return isAwaited ? { note: <AwaitedNote>{against}</AwaitedNote> } : {}
  }

  const cost = withTrend(month.data?.Price, before.data?.Price)
  const vat = t('dashboard.vat', { rate: formats.percent(VAT_RATE) })

  return (
    <div>
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
          {...cost}
          // The dot separates the trend from the VAT rate; otherwise they would read as one percentage.
          note={'trend' in cost ? `· ${vat}` : vat}
        />
        <StatTile
          label={t('dashboard.sessions')}
          value={month.data ? formats.count(month.data.Sessions) : waiting}
          {...withTrend(month.data?.Sessions, before.data?.Sessions)}
        />
        <LastOrPower chargers={chargers} />
      </div>
    </div>
  )
}

/** Current power, or the last session if no charger delivers power. */
const LastOrPower = ({ chargers }: { chargers: readonly ReadCharger[] }) => {
  const { t, formats } = useI18n()
  const filter = ownFilter(useUserInfo())
  const flowing = chargers.flatMap((charger) => chargerPower(charger) ?? [])
  const { data, error } = useQuery(
    listChargesessions,
    flowing.length > 0
      ? undefined
      : {
          query: {
            ...(filter !== undefined && { filter }),
            orderby: 'Start desc',
            pagesize: 1,
            DataCategories: 'BASIC,STATE',
          },
        },
  )
  const last = data?.Data[0]
  return flowing.length > 0 || error || (data && !last) ? (
    <StatTile
      label={t('dashboard.power')}
      value={formats.decimal(flowing.reduce((sum, kilowatts) => sum + kilowatts, 0))}
      unit="kW"
      note={t('dashboard.power.some', { count: flowing.length })}
    />
  ) : (
    <StatTile
      label={t('dashboard.lastSession')}
      value={last ? formats.decimal(last.EnergyKwh) : <Waiting />}
      {...(last && { unit: 'kWh' })}
      note={
        last ? <TextLink href={paths.session(last.Id)}>{formats.dateTime(last.Start)}</TextLink> : '\u00a0'
      }
    />
  )
}

const Waiting = () => <Skeleton className="h-8 w-20 sm:h-9" />

const AwaitedNote = ({ children }: { children: string }) => (
  <>
    <span className="inline-block w-10" /> {children}
  </>
)
