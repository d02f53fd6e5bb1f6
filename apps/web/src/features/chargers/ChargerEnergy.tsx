import { postChargepointStats } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { EnergyChart } from '../../components/EnergyChart.tsx'
import { monthOf } from '../../data/calendar.ts'
import { HOUR_MS, useNow, useOperation } from '../../data/reads.ts'
import { Card } from '../../ui/Card.tsx'

/** What this charger delivered each day of this month. */
export const ChargerEnergy = ({ chargepointId }: { chargepointId: string }) => {
  const { t, formats } = useI18n()
  const { start, end } = monthOf(useNow(HOUR_MS))
  const read = useOperation(postChargepointStats, {
    body: {
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
      chargepointid: chargepointId,
    },
  })
  return (
    <Card
      title={t('charger.energy')}
      {...(read.data && { note: `${formats.monthYear(start)} · ${formats.energy(read.data.EnergyKwh)}` })}
    >
      <EnergyChart read={read} month={formats.monthYear(start)} />
    </Card>
  )
}
