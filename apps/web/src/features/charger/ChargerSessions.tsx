import { useI18n } from '../../app/context.ts'
import { LastSessions } from '../../components/LastSessions.tsx'
import type { ReadCharger } from '../../services/readers/chargers.ts'

export const ChargerSessions = ({ charger: { Id, Description } }: { charger: ReadCharger }) => {
  const { t, formats } = useI18n()
  return (
    <LastSessions
      of={{ field: 'ChargePointId', value: Id }}
      inHistory={{ field: 'Description', value: Description }}
      words={{
        none: t('charger.sessions.none'),
        failed: t('charger.sessions.failed'),
        row: ({ Start, EnergyKwh, Price, TokenNumber }) => ({
          title: formats.dateTime(Start),
          detail: [formats.energy(EnergyKwh), formats.money(Price), TokenNumber].join(' · '),
        }),
      }}
    />
  )
}
