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
        title: t('cards.sessions'),
        none: t('cards.sessions.none'),
        failed: t('cards.sessions.failed'),
        all: (count) => t('cards.sessions.all', { count }),
        row: ({ Description, Start, EnergyKwh, Price }) => ({
          title: Description,
          detail: t('cards.sessions.detail', {
            start: formats.dateTime(Start),
            energy: formats.energy(EnergyKwh),
            price: formats.money(Price),
          }),
        }),
      }}
    />
  )
}
