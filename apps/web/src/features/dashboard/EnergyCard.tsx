import { postChargepointStats } from '@portal/schemas'
import { useSearchParams } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { EnergyChart } from '../../components/EnergyChart.tsx'
import { monthOf } from '../../data/calendar.ts'
import { HOUR_MS, useNow, useOperation } from '../../data/reads.ts'
import { Card } from '../../ui/Card.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'

/** Energy of each day of this month or the last; which of them is in the address. */
export const EnergyCard = () => {
  const { t, formats } = useI18n()
  const now = useNow(HOUR_MS)
  const [search, setSearch] = useSearchParams()
  const period = search.get('month') === 'last' ? 'last' : 'this'
  const { start, end } = monthOf(now, period === 'last' ? 1 : 0)
  const read = useOperation(postChargepointStats, {
    body: { start: new Date(start).toISOString(), end: new Date(end).toISOString() },
  })
  const show = (wanted: 'this' | 'last') =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (wanted === 'last') next.set('month', 'last')
        else next.delete('month')
        return next
      },
      { replace: true },
    )
  return (
    <Card
      title={t('dashboard.energyPerDay')}
      note={formats.monthYear(start)}
      action={
        <SegmentedControl
          label={t('dashboard.period')}
          value={period}
          options={[
            { value: 'this', label: t('dashboard.period.this') },
            { value: 'last', label: t('dashboard.period.last') },
          ]}
          onChange={show}
        />
      }
    >
      <EnergyChart read={read} month={formats.monthYear(start)} />
    </Card>
  )
}
