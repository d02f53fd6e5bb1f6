import { HOUR_MS, postChargepointStats } from '@portal/schemas'
import { useSearchParams } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { EnergyChart } from '../../components/EnergyChart.tsx'
import { monthOf } from '../../data/calendar.ts'
import { useQuery } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import { Card } from '../../ui/Card.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { bodyOf } from './FigureTiles.tsx'

const PERIODS = ['this', 'last'] as const
const VIEWS = ['chart', 'compare', 'table'] as const

/** Energy per day of this month or last month, as a chart, a comparison or a table. The URL holds the selection. */
export const EnergyCard = () => {
  const { t, formats } = useI18n()
  const now = useNow(HOUR_MS)
  const [search, setSearch] = useSearchParams()
  const chosen = <T extends string>(name: string, values: readonly [T, ...T[]]): T =>
    values.find((value) => value === search.get(name)) ?? values[0]
  const choose = (name: string, values: readonly string[]) => (choice: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (choice === values[0]) next.delete(name)
        else next.set(name, choice)
        return next
      },
      { replace: true },
    )
  const period = chosen('month', PERIODS)
  const view = chosen('view', VIEWS)
  const months = period === 'last' ? 1 : 0
  const month = monthOf(now, months)
  const read = useQuery(postChargepointStats, bodyOf(month))
  const before = useQuery(
    postChargepointStats,
    view === 'compare' ? bodyOf(monthOf(now, months + 1)) : undefined,
  )
  return (
    <Card
      title={t('dashboard.energyPerDay')}
      note={formats.monthYear(month.start)}
      action={
        <div className="flex flex-wrap gap-2">
          <SegmentedControl
            label={t('dashboard.view')}
            value={view}
            options={VIEWS.map((value) => ({ value, label: t(`dashboard.view.${value}`) }))}
            onChange={choose('view', VIEWS)}
          />
          <SegmentedControl
            label={t('dashboard.period')}
            value={period}
            options={PERIODS.map((value) => ({ value, label: t(`dashboard.period.${value}`) }))}
            onChange={choose('month', PERIODS)}
          />
        </div>
      }
    >
      <EnergyChart
        read={read}
        month={formats.monthYear(month.start)}
        view={view === 'table' ? view : 'chart'}
        before={before.data?.Days}
      />
    </Card>
  )
}
