import type { RecordFields } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { LastSessions } from '../../../components/LastSessions.tsx'
import { paths } from '../../../data/paths.ts'
import { GiveCard } from './GiveCard.tsx'
import { ReplaceCard } from './ReplaceCard.tsx'

export const CardPanel = ({ record }: { record: RecordFields }) => {
  const { t, formats } = useI18n()
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2.5">
        <GiveCard key={String(record['Version'])} record={record} />
        {record['ReplacedById'] === undefined && <ReplaceCard record={record} />}
      </div>
      <LastSessions
        of={{ field: 'TokenNumber', value: String(record['Number']) }}
        to={{ sessions: paths.netSessions, session: paths.netSession }}
        isWide
        words={{
          none: t('network.recent.none'),
          failed: t('network.recent.failed'),
          row: ({ Description, Start, EnergyKwh, Price }) => ({
            title: Description,
            detail: [formats.dateTime(Start), formats.energy(EnergyKwh), formats.money(Price)].join(' · '),
          }),
        }}
      />
    </>
  )
}
