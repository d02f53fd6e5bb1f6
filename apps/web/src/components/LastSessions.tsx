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

export interface SessionsOf {
  readonly field: string
  readonly value: string
}

export interface LastSessionsProps {
  of: SessionsOf
  /** Equivalent filter on the charging history screen, where the user can change it. */
  inHistory: SessionsOf
  words: {
    readonly title: string
    readonly none: string
    readonly failed: string
    readonly all: (count: number) => string
    readonly row: (session: ReadSession) => { readonly title: string; readonly detail: string }
  }
}

/** Latest sessions of a card or charger, with a link to all of them. */
export const LastSessions = ({ of, inHistory, words }: LastSessionsProps) => {
  const { t } = useI18n()
  const read = useQuery(listChargesessions, {
    query: {
      filter: formatFilter([{ ...of, operator: 'EX' }]),
      orderby: 'Start desc',
      pagesize: LIMIT,
      DataCategories: 'BASIC,STATE',
    },
  })
  const { data } = read
  return (
    <Card
      title={words.title}
      padded={false}
      {...(data &&
        data.Page.Results > 0 && {
          action: (
            <TextLink href={paths.sessions({ filter: formatFilter([{ ...inHistory, operator: 'EX' }]) })}>
              {words.all(data.Page.Results)}
            </TextLink>
          ),
        })}
    >
      <CardView read={read} failed={words.failed} height="h-40">
        {({ Data }) =>
          Data.length === 0 ? (
            <p className="px-4.5 pb-4.5 text-ink-2">{words.none}</p>
          ) : (
            <ul>
              {Data.map((session) => (
                <LinkRow
                  key={session.Id}
                  href={session.isUnreadable ? undefined : paths.session(session.Id)}
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
