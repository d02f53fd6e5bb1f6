import { useI18n } from '../../app/context.ts'
import type { ReadReportFigures } from '../../services/readers/reports.ts'
import { BarChart } from '../../ui/BarChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { type Measure, stepsOf } from './totals.ts'

export interface ReportChartProps {
  measure: Measure
  view: 'chart' | 'table'
  days: ReadReportFigures['Days']
  earlier: ReadReportFigures['Days'] | undefined
  onView: (view: 'chart' | 'table') => void
}

/** In which unit each figure is drawn. */
export const UNITS = { energy: 'kWh', revenue: '€', sessions: '' } as const
/** How high the chart is, in pixels. */
export const REPORT_HEIGHT = 320
const MONTH_LENGTH = 7

/** A figure day by day, or month by month, with the one of the period before as a line. */
export const ReportChart = ({ measure, view, days, earlier, onView }: ReportChartProps) => {
  const { t, formats } = useI18n()
  const steps = stepsOf(days)
  const before = earlier ? stepsOf(earlier) : []
  const inWords = (value: number) =>
    ({ energy: formats.energy, revenue: formats.money, sessions: formats.count })[measure](value)
  const label = t(`reports.chart.${measure}`)
  return (
    <Card
      title={label}
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
        headers={[t('reports.column.day'), t(`reports.measure.${measure}`)]}
        formatTick={formats.count}
        bars={steps.map((step, index) => {
          const isMonth = step.key.length === MONTH_LENGTH
          const at = Date.parse(`${step.key}${isMonth ? '-01' : ''}T12:00:00Z`)
          const name = isMonth ? formats.monthYear(at) : formats.longDay(at)
          const was = before[index]?.[measure]
          return {
            key: step.key,
            tick: isMonth ? formats.month(at).slice(0, 3) : formats.dayOfMonth(at),
            value: step[measure],
            name,
            title: inWords(step[measure]),
            ...(was !== undefined && {
              before: was,
              detail: `${name} · ${t('reports.before', { value: inWords(was) })}`,
            }),
          }
        })}
      />
    </Card>
  )
}
