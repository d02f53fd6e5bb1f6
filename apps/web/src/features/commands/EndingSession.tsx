import { genericCalls, getChargesession } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { useQuery } from '../../data/query.ts'
import { linkedRecord } from '../../data/records.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const { one } = genericCalls('token', 'Token')

export const EndingSession = ({ sessionId }: { sessionId: string }) => {
  const { t, formats } = useI18n()
  const { data, error } = useQuery(getChargesession, { params: { id: sessionId }, query: {} })
  const card = useQuery(
    one,
    data?.TokenId === undefined
      ? undefined
      : { params: { id: data.TokenId }, query: { Links: 'RelationContact' } },
  ).data
  if (!data) return error ? t('commands.ask.session.failed') : <Skeleton className="h-9" />
  const user = card && linkedRecord(card, 'RelationContact')?.Description
  return (
    <>
      <p className="font-medium text-ink">{user ?? data.Provider ?? data.TokenNumber}</p>
      <p className="text-xs tabular-nums">
        {t('commands.ask.session', {
          card: data.TokenNumber,
          time: formats.dateTime(data.Start),
          energy: formats.energy(data.EnergyKwh),
        })}
      </p>
    </>
  )
}
