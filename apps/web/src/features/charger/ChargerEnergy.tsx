import { dayText, HOUR_MS, localDay, postChargepointStats, STATS_MAX_DAYS } from '@portal/schemas'
import { useSearchParams } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { ReadFailure } from '../../components/ReadFailure.tsx'
import { SkippedRecords } from '../../components/SkippedRecords.tsx'
import { type Query, useQuery } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import type { ReadStats } from '../../services/readers/chargers.ts'
import { BarChart, CHART_HEIGHT } from '../../ui/BarChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChartAxes } from '../../ui/ChartAxes.tsx'
import { Measure } from '../../ui/Measure.tsx'
import { MeasureRow } from '../../ui/MeasureRow.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { isByMonth, PERIODS, periodOf, portionsOf, withPeriod } from './periods.ts'

/** Height of the figures above the chart, in px. */
const FIGURES = 56
const NOON = 'T12:00:00Z'
const REPLACE = { replace: true } as const

/** Energy of this charger in the period from the URL: figures with a chart or a table. */
export const ChargerEnergy = ({ chargepointId }: { chargepointId: string }) => {
  const { t, formats } = useI18n()
  const now = useNow(HOUR_MS)
  const [query, setQuery] = useSearchParams()
  const { name, from, to, span, problem } = periodOf(query, now)
  const view = query.get('view') === 'table' ? 'table' : 'chart'
  const read = useQuery(
    postChargepointStats,
    span && {
      body: {
        start: new Date(span.start).toISOString(),
        end: new Date(span.end).toISOString(),
        chargepointid: chargepointId,
      },
    },
  )
  const show = (parts: Parameters<typeof withPeriod>[1]) =>
    setQuery((current) => withPeriod(current, parts), REPLACE)
  const label = span
    ? t('charger.energy.span', { from: formats.date(span.start), to: formats.date(span.end - 1) })
    : ''
  return (
    <Card
      title={t('charger.energy')}
      note={label}
      action={
        <SegmentedControl
          label={t('charger.energy.view')}
          value={view}
          options={[
            { value: 'chart', label: t('charger.energy.chart') },
            { value: 'table', label: t('charger.energy.table') },
          ]}
          onChange={(view) =>
            setQuery((current) => {
              const next = new URLSearchParams(current)
              if (view === 'table') next.set('view', view)
              else next.delete('view')
              return next
            }, REPLACE)
          }
        />
      }
    >
      <div className="mb-4 grid gap-3 sm:grid-cols-3">
        <Select
          label={t('charger.energy.period')}
          value={name}
          options={PERIODS.map((value) => ({ value, label: t(`charger.energy.period.${value}`) }))}
          onChange={({ target }) =>
            show({ period: target.value === 'month' ? '' : target.value, from: '', to: '' })
          }
        />
        {name === 'own' && (
          <>
            <TextInput
              type="date"
              label={t('charger.energy.from')}
              value={from}
              onChange={({ target }) => show({ from: target.value, to })}
            />
            <TextInput
              type="date"
              label={t('charger.energy.to')}
              value={to}
              error={problem && t(`charger.energy.problem.${problem}`, { count: STATS_MAX_DAYS })}
              onChange={({ target }) => show({ from, to: target.value })}
            />
          </>
        )}
      </div>
      {span && <Energy read={read} label={label} view={view} byMonth={isByMonth(span)} />}
    </Card>
  )
}

interface EnergyProps {
  read: Query<ReadStats>
  label: string
  view: 'chart' | 'table'
  byMonth: boolean
}

const Energy = ({ read, label, view, byMonth }: EnergyProps) => {
  const { t, formats } = useI18n()
  const now = useNow(HOUR_MS)
  const { data, error } = read
  const failure = <ReadFailure read={read} title={t('reads.energyFailed')} />
  if (!data) return error ? failure : <ChartAxes unit="kWh" height={CHART_HEIGHT + FIGURES} />
  const bars = portionsOf(data.Days, now, byMonth).map(({ day, energy, price, sessions, isAhead }) => {
    const at = Date.parse(day + NOON)
    const name = byMonth ? formats.monthYear(at) : formats.day(at)
    return {
      key: day,
      tick: byMonth ? day.slice(5, 7) : formats.dayOfMonth(at),
      value: energy,
      isAhead,
      name,
      title: `${formats.energy(energy)} · ${formats.money(price)}`,
      detail: t('dashboard.chart.point', { day: name, count: sessions }),
      cells: [formats.decimal(energy), formats.money(price), formats.count(sessions)],
    }
  })
  return (
    <>
      {failure}
      <MeasureRow>
        <Measure label={t('charger.energy.total')} value={formats.energy(data.EnergyKwh)} />
        <Measure label={t('charger.energy.cost')} value={formats.money(data.Price)} />
        <Measure label={t('charger.energy.sessions')} value={formats.count(data.Sessions)} />
      </MeasureRow>
      <div className="mt-4">
        <BarChart
          bars={bars}
          label={t('charger.energy.label', { span: label })}
          {...(!byMonth && {
            summary: ({ name }) =>
              t('dashboard.chart.summary', {
                count: bars.filter(({ value }) => value > 0).length,
                day: name,
              }),
          })}
          unit="kWh"
          headers={[
            t(byMonth ? 'charger.energy.month' : 'dashboard.chart.day'),
            t('dashboard.chart.energy'),
            t('dashboard.chart.cost'),
            t('dashboard.chart.sessions'),
          ]}
          {...(!byMonth && { emphasis: dayText(localDay(now)) })}
          formatTick={formats.count}
          view={view}
          {...(data.EnergyKwh === 0 && { none: t('charger.energy.none') })}
        />
      </div>
      <SkippedRecords answer={data} />
    </>
  )
}
