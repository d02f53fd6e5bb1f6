import { formatFilter, listChargesessions } from '@portal/schemas'
import { Zap } from 'lucide-react'
import { useI18n } from '../app/context.ts'
import { paths } from '../data/paths.ts'
import { useQuery } from '../data/query.ts'
import type { ReadSession } from '../services/readers/sessions.ts'
import { Card } from '../ui/Card.tsx'
import { LinkRow } from '../ui/LinkRow.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { CardView } from './CardView.tsx'
import { ChargerBadge } from './ChargerBadge.tsx'

const LIMIT = 5
/** Limit in a wide card. Divisible by two and three, so both layouts have only full rows. */
const WIDE_LIMIT = 6

export interface SessionsOf {
  readonly field: string
  readonly value: string
}

export interface LastSessionsProps {
  of: SessionsOf
  /** Equivalent filter on the charging history screen, where the user can change it. */
  inHistory?: SessionsOf
  /** Paths of the charging history and of a session; by default those of customers. */
  to?: Pick<typeof paths, 'sessions' | 'session'>
  isWide?: boolean
  words: {
    readonly none: string
    readonly failed: string
    readonly row: (session: ReadSession) => { readonly title: string; readonly detail: string }
  }
}

/** Latest sessions of a card or charger, with a link to all of them. */
export const LastSessions = ({
  of,
  inHistory = of,
  to = paths,
  isWide = false,
  words,
}: LastSessionsProps) => {
  const { t } = useI18n()
  const read = useQuery(listChargesessions, {
    query: {
      filter: formatFilter([{ ...of, operator: 'EX' }]),
      orderby: 'Start desc',
      pagesize: isWide ? WIDE_LIMIT : LIMIT,
      DataCategories: 'BASIC,STATE',
    },
  })
  const { data } = read
  return (
    <Card
      className={isWide ? '@container mb-4' : ''}
      title={t('common.recentSessions')}
      padded={false}
      {...(data &&
        data.Page.Results > 0 && {
          action: (
            <TextLink href={to.sessions({ filter: formatFilter([{ ...inHistory, operator: 'EX' }]) })}>
              {t('common.viewAll', { count: data.Page.Results })}
            </TextLink>
          ),
        })}
    >
      <CardView read={read} failed={words.failed} height="h-40">
        {({ Data }) =>
          Data.length === 0 ? (
            <p className="px-4.5 pb-4.5 text-ink-2">{words.none}</p>
          ) : (
            <ul
              className={isWide ? '*:border-t @[52rem]:grid @[52rem]:grid-cols-2 @[90rem]:grid-cols-3' : ''}
            >
              {Data.map((session) => (
                <LinkRow
                  key={session.Id}
                  href={session.isUnreadable ? undefined : to.session(session.Id)}
                  icon={Zap}
                  tone={session.Stop === undefined ? 'charge' : 'off'}
                  {...words.row(session)}
                  {...(session.isUnreadable && { title: t('reads.unreadable') })}
                  {...(session.Stop === undefined && {
                    aside: <ChargerBadge status={session.Status} lastSeen={session.LastSeen} />,
                  })}
                />
              ))}
            </ul>
          )
        }
      </CardView>
    </Card>
  )
}
