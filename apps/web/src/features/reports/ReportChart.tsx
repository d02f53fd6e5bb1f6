import { useI18n } from '../../app/context.ts'
import type { ReadReportFigures } from '../../services/readers/reports.ts'
import { BarChart } from '../../ui/BarChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { type Measure, stepsOf } from './totals.ts'

export interface ReportChartProps {
  measure: Measure
  view: 'chart' | 'table'
  days: ReadReportFigures['Days']
  earlier: ReadReportFigures['Days'] | undefined
  isCompared: boolean
  onCompared: () => void
  onView: (view: 'chart' | 'table') => void
}

/** In which unit each figure is drawn. */
export const UNITS = { energy: 'kWh', revenue: '€', sessions: '', uptime: '%' } as const
/** How high the chart is, in pixels. */
export const REPORT_HEIGHT = 320
const MONTH_LENGTH = 7

/** A figure day by day, or month by month, with the one of the period before as a line. */
export const ReportChart = ({
  measure,
  view,
  days,
  earlier,
  isCompared,
  onCompared,
  onView,
}: ReportChartProps) => {
  const { t, formats } = useI18n()
  const steps = stepsOf(days)
  const before = earlier ? stepsOf(earlier) : []
  const percent = (value: number) => `${formats.decimal(value)} %`
  const inWords = (value: number) =>
    ({ energy: formats.energy, revenue: formats.money, sessions: formats.count, uptime: percent })[measure](
      value,
    )
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
        headers={[
          t('reports.column.day'),
          t(`reports.measure.${measure}`),
          ...(earlier ? [t('reports.legend.before')] : []),
        ]}
        formatTick={formats.count}
        bars={steps.map((step, index) => {
          const isMonth = step.key.length === MONTH_LENGTH
          const at = Date.parse(`${step.key}${isMonth ? '-01' : ''}T12:00:00Z`)
          const name = isMonth ? formats.monthYear(at) : formats.longDay(at)
          const value = step[measure]
          const title = value === undefined ? '–' : inWords(value)
          const was = before[index]?.[measure]
          return {
            key: step.key,
            tick: isMonth ? formats.month(at).slice(0, 3) : formats.dayOfMonth(at),
            value,
            name,
            title,
            ...(earlier && { cells: [title, was === undefined ? '–' : inWords(was)] }),
            ...(was !== undefined && {
              before: was,
              detail: `${name} · ${t('reports.before', { value: inWords(was) })}`,
            }),
          }
        })}
      />
      {view === 'chart' && <Legend isCompared={isCompared} onCompared={onCompared} />}
    </Card>
  )
}

const KEY = 'inline-flex min-h-8 items-center gap-2 text-xs font-medium pointer-coarse:min-h-11'

/** What the bars and the line are; the line leaves and comes where it is named. */
const Legend = ({ isCompared, onCompared }: Pick<ReportChartProps, 'isCompared' | 'onCompared'>) => {
  const { t } = useI18n()
  return (
    <ul aria-label={t('reports.legend')} className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
      <li className={classes(KEY, 'text-ink-2')}>
        <span className="size-3 rounded-xs bg-chart" aria-hidden />
        {t('reports.legend.now')}
      </li>
      <li>
        <button
          type="button"
          aria-pressed={isCompared}
          onClick={onCompared}
          className={classes(
            KEY,
            'cursor-pointer rounded-control hover:text-ink',
            isCompared ? 'text-ink-2' : 'text-ink-3 line-through',
          )}
        >
          <span className="h-0.5 w-4 bg-ink-3" aria-hidden />
          {t('reports.legend.before')}
        </button>
      </li>
    </ul>
  )
}
