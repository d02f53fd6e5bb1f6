import { useI18n } from '../app/context.ts'
import { hasBegun } from '../data/calendar.ts'
import { HOUR_MS, type Read, useNow } from '../data/reads.ts'
import type { ReadStats } from '../services/readers/chargers.ts'
import { BarChart } from '../ui/BarChart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ReadFailure } from './ReadFailure.tsx'

const NOON = 'T12:00:00Z'

/** Energy per day with its faces: waiting, failed, nothing charged, bars. Days to come are left out. */
export const EnergyChart = ({ read, month }: { read: Read<ReadStats>; month: string }) => {
  const { t, formats } = useI18n()
  const now = useNow(HOUR_MS)
  const { data, error } = read
  const failure = <ReadFailure read={read} title={t('reads.energyFailed')} />
  if (!data) return error ? failure : <Skeleton className="h-58" />
  if (data.EnergyKwh === 0) {
    return (
      <>
        {failure}
        <p className="grid h-58 place-items-center text-ink-2">{t('dashboard.chart.none', { month })}</p>
      </>
    )
  }
  const bars = data.Days.filter(({ Day }) => hasBegun(Day, now)).map((day) => {
    const at = Date.parse(day.Day + NOON)
    return {
      key: day.Day,
      tick: formats.dayOfMonth(at),
      value: day.EnergyKwh ?? 0,
      name: formats.day(at),
      title: `${formats.energy(day.EnergyKwh)} · ${formats.money(day.Price)}`,
      detail: t('dashboard.chart.point', { day: formats.day(at), count: day.Sessions ?? 0 }),
    }
  })
  return (
    <>
      {failure}
      <BarChart
        bars={bars}
        label={t('dashboard.chart.label', { month })}
        summary={({ name }) =>
          t('dashboard.chart.summary', { count: bars.filter(({ value }) => value > 0).length, day: name })
        }
        unit="kWh"
        headers={[t('dashboard.chart.day'), t('dashboard.chart.energy')]}
        formatTick={formats.count}
      />
    </>
  )
}
