import { OTHER_GROUPS } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import type { ReadReportFigures } from '../../services/readers/reports.ts'
import { BarChart } from '../../ui/BarChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { type LegendKey, ReportLegend } from './ReportLegend.tsx'
import { fillOf, SeriesFills, StackedBar } from './SeriesLook.tsx'
import { seriesOf } from './series.ts'
import { type Measure, stepsOf, sumOf, WATT_HOURS } from './totals.ts'

export interface ReportChartProps {
  measure: Measure
  view: 'chart' | 'table'
  by: 'location' | 'relation'
  figures: ReadReportFigures
  earlier: ReadReportFigures['Days'] | undefined
  isCompared: boolean
  off: readonly string[]
  onOff: (off: readonly string[]) => void
  onCompared: () => void
  onView: (view: 'chart' | 'table') => void
}

export const UNITS = { energy: 'kWh', revenue: '€', sessions: '', uptime: '%' } as const
/** In px. */
export const REPORT_HEIGHT = 320
const MONTH_LENGTH = 7

/**
 * Chart of a figure by day or month. Each bar stacks the biggest groups and the others, and a line shows the previous
 * period. Uptime cannot be added up over groups, so its bars have one part.
 */
export const ReportChart = ({
  measure,
  view,
  by,
  figures,
  earlier,
  isCompared,
  off,
  onOff,
  onCompared,
  onView,
}: ReportChartProps) => {
  const { t, formats } = useI18n()
  const steps = stepsOf(figures.Days)
  const isSample = figures.Groups.some(({ Id }) => Id === OTHER_GROUPS)
  const all = measure === 'uptime' ? [] : seriesOf(figures)
  const series = all.map(({ id, name, steps: own }, place) => ({
    id,
    // Like the table, says 'estimated' if the server returns only a sample of the groups.
    name: name ?? t(isSample ? 'reports.others' : 'reports.legend.others'),
    fill: fillOf(id === OTHER_GROUPS ? 'others' : place),
    isOn: !off.includes(id),
    values: own.map((step) => step[measure] ?? 0),
  }))
  const on = series.filter(({ isOn }) => isOn)
  // The previous period covers all groups, so it is comparable only if every series is on.
  const isWhole = on.length === series.length
  const before = earlier ? stepsOf(earlier) : []
  const inWords = (value: number) =>
    ({ energy: formats.energy, revenue: formats.money, sessions: formats.count, uptime: formats.share })[
      measure
    ](value)
  const label = t(`reports.chart.${measure}`)
  const keys: readonly LegendKey[] = [
    ...(series.length > 0
      ? series.map(({ id, name, fill, isOn }) => ({
          id,
          name,
          fill,
          isOn,
          onToggle: () => onOff(series.filter((one) => one.isOn === (one.id === id)).map((one) => one.id)),
        }))
      : [{ id: 'now', name: t('reports.legend.now'), fill: 'var(--chart)', isOn: true }]),
    ...(isWhole
      ? [
          {
            id: 'before',
            name: t('reports.legend.before'),
            fill: undefined,
            isOn: isCompared,
            onToggle: onCompared,
          },
        ]
      : []),
  ]
  return (
    <Card
      title={series.length > 0 ? t(`reports.chart.by.${by}`, { chart: label }) : label}
      action={
        <span className="print:hidden">
          <SegmentedControl
            label={t('reports.view')}
            value={view}
            options={[
              { value: 'chart', label: t('reports.view.chart') },
              { value: 'table', label: t('reports.view.table') },
            ]}
            onChange={onView}
          />
        </span>
      }
    >
      <BarChart
        label={label}
        view={view}
        height={REPORT_HEIGHT}
        unit={UNITS[measure]}
        {...(series.length > 0 && on.length === 0 && { none: t('reports.legend.none') })}
        headers={[
          t('reports.column.day'),
          ...series.map(({ name }) => name),
          series.length > 0 ? t('reports.total') : t(`reports.measure.${measure}`),
          ...(earlier ? [t('reports.legend.before')] : []),
        ]}
        formatTick={formats.count}
        bars={steps.map((step, index) => {
          const isMonth = step.key.length === MONTH_LENGTH
          const at = Date.parse(`${step.key}${isMonth ? '-01' : ''}T12:00:00Z`)
          const name = isMonth ? formats.monthYear(at) : formats.longDay(at)
          const partOf = ({ values }: (typeof series)[number]) => values[index] ?? 0
          const whole = step[measure]
          // Energy, revenue and sessions are all multiples of a thousandth of their unit, so WATT_HOURS fits all.
          const value = isWhole ? whole : sumOf(on.map(partOf), WATT_HOURS)
          const title = value === undefined ? '–' : inWords(value)
          const was = before[index]?.[measure]
          const isHeld = isWhole && was !== undefined
          return {
            key: step.key,
            tick: isMonth ? formats.month(at).slice(0, 3) : formats.dayOfMonth(at),
            value,
            name,
            title,
            cells: [
              ...series.map((one) => inWords(partOf(one))),
              whole === undefined ? '–' : inWords(whole),
              ...(earlier ? [was === undefined ? '–' : inWords(was)] : []),
            ],
            ...(isHeld && { before: was }),
            detail: (
              <>
                {isHeld ? `${name} · ${t('reports.before', { value: inWords(was) })}` : name}
                {on.toReversed().map((one) => (
                  <span key={one.id} className="block">
                    {one.name}: {inWords(partOf(one))}
                  </span>
                ))}
              </>
            ),
          }
        })}
        {...(series.length > 0 && {
          draw: ({ key }, place) => {
            const at = steps.findIndex((step) => step.key === key)
            return (
              <StackedBar
                {...place}
                parts={on.map(({ id, fill, values }) => ({ id, fill, value: values[at] ?? 0 }))}
              />
            )
          },
        })}
      />
      {series.length > 0 && <SeriesFills />}
      {view === 'chart' && <ReportLegend keys={keys} />}
    </Card>
  )
}
