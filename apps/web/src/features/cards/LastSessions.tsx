import { formatFilter, listChargesessions } from '@portal/schemas'
import { Zap } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { ChargerBadge } from '../../components/ChargerBadge.tsx'
import { FailedRead } from '../../components/FailedRead.tsx'
import { paths } from '../../data/paths.ts'
import { useOperation } from '../../data/reads.ts'
import type { ReadToken } from '../../services/readers/cards.ts'
import { Card } from '../../ui/Card.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const SHOWN = 5

/** What was charged with a card last, and the way to all of it. */
export const LastSessions = ({ card }: { card: ReadToken }) => {
  const { t, formats } = useI18n()
  const { data, error, retry } = useOperation(listChargesessions, {
    query: {
      filter: formatFilter([{ field: 'TokenId', operator: 'EX', value: card.Id }]),
      orderby: 'Start desc',
      pagesize: SHOWN,
      DataCategories: 'BASIC,STATE',
    },
  })
  const all = formatFilter([{ field: 'TokenNumber', operator: 'EX', value: card.Number }])
  return (
    <Card
      title={t('cards.sessions')}
      padded={false}
      {...(data &&
        data.Page.Results > 0 && {
          action: (
            <TextLink href={paths.sessions({ filter: all })}>
              {t('cards.sessions.all', { count: data.Page.Results })}
            </TextLink>
          ),
        })}
    >
      {!data && error && <FailedRead title={t('cards.sessions.failed')} failure={error} onRetry={retry} />}
      {!data && !error && (
        <div className="px-4.5 pb-4.5">
          <Loading label={t('shell.loading')}>
            <Skeleton className="h-40" />
          </Loading>
        </div>
      )}
      {data?.Data.length === 0 && <p className="px-4.5 pb-4.5 text-ink-2">{t('cards.sessions.none')}</p>}
      <ul>
        {data?.Data.map((session) => (
          <LinkRow
            key={session.Id}
            href={session.isUnreadable ? undefined : paths.session(session.Id)}
            icon={Zap}
            tone={session.Stop === undefined ? 'charge' : 'off'}
            title={session.isUnreadable ? t('reads.unreadable') : session.Description}
            detail={t('cards.sessions.detail', {
              start: formats.dateTime(session.Start),
              energy: formats.energy(session.EnergyKwh),
              price: formats.money(session.Price),
            })}
            {...(session.Stop === undefined && {
              aside: <ChargerBadge status={session.Status} lastSeen={session.LastSeen} />,
            })}
          />
        ))}
      </ul>
    </Card>
  )
}
