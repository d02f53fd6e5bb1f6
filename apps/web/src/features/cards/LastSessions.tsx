import { useI18n } from '../../app/context.ts'
import { LastSessions as Sessions } from '../../components/LastSessions.tsx'
import type { ReadToken } from '../../services/readers/cards.ts'

export const LastSessions = ({ card }: { card: ReadToken }) => {
  const { t, formats } = useI18n()
  return (
    <Sessions
      of={{ field: 'TokenId', value: card.Id }}
      inHistory={{ field: 'TokenNumber', value: card.Number }}
      words={{
        none: t('cards.sessions.none'),
        failed: t('cards.sessions.failed'),
        row: ({ Description, Start, EnergyKwh, Price }) => ({
          title: Description,
          detail: [formats.dateTime(Start), formats.energy(EnergyKwh), formats.money(Price)].join(' · '),
        }),
      }}
    />
  )
}
