import { genericCalls } from '@portal/schemas'
import { ClipboardList, CreditCard, UserRound } from 'lucide-react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import type { Prefetch } from '../../app/route.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'

const { filtered: requests } = genericCalls('request', 'Request')
const { filtered: cards } = genericCalls('token', 'Token')

const OPEN: readonly string[] = ['SUBMITTED', 'SURVEY', 'PLANNED']
type Flag = 'IsUserMissing' | 'IsSubscriptionMissing'
const FIRST = { query: { Fields: 'Status', pagesize: 100 } }

/** Returns the number of requests with a status; undefined if not fetched. */
const useCount = (status: string, isEnabled: boolean): number | undefined => {
  const query = { filter: `(Status EX "${status}")`, Fields: 'Id', pagesize: 1 }
  return useQuery(requests, isEnabled ? { query } : undefined).data?.Page.Results
}

/**
 * Returns the number of open requests. One page is enough for nearly everyone. A filter accepts one value and has no
 * 'or' (S3), so longer lists need one request per status.
 */
const useOpenRequests = (): number => {
  const { Data = [], Page } = useQuery(requests, FIRST).data ?? {}
  const isMore = Page !== undefined && Page.Results > Data.length
  const submitted = useCount('SUBMITTED', isMore)
  const surveyed = useCount('SURVEY', isMore)
  const planned = useCount('PLANNED', isMore)
  if (submitted !== undefined && surveyed !== undefined && planned !== undefined)
    return submitted + surveyed + planned
  return Data.filter(({ Status }) => Status !== undefined && OPEN.includes(Status)).length
}

const flagged = (flag: Flag) => ({ query: { filter: `(${flag} EX "true")`, Fields: 'Id', pagesize: 1 } })

/** Prefetches the tasks, because late rows would shift the content below them. */
export const prefetchTasks = (prefetch: Prefetch): void => {
  prefetch(requests, FIRST)
  prefetch(cards, flagged('IsUserMissing'))
  prefetch(cards, flagged('IsSubscriptionMissing'))
}

/** Returns the number of cards with a flag (S5), and a link to these cards. */
const useFlagged = (flag: Flag) => {
  const input = flagged(flag)
  const page = useQuery(cards, input).data?.Page
  return { count: page?.Results ?? 0, href: paths.cards({ filter: input.query.filter }) }
}

/** Returns the user's tasks, except for those about chargers. */
export const useTasks = () => {
  const { t } = useI18n()
  const { Id, Telephone, Street, City } = useUserInfo().RelationContact
  const count = useOpenRequests()
  const unassigned = useFlagged('IsUserMissing')
  const unsubscribed = useFlagged('IsSubscriptionMissing')
  const missing = [...(Telephone ? [] : ['phone']), ...(Street && City ? [] : ['address'])].join('.')
  const cardTask = (title: string, href: string) => ({ title, icon: CreditCard, href })
  return [
    ...(count > 0
      ? [{ title: t('dashboard.todo.requests', { count }), icon: ClipboardList, href: paths.requests() }]
      : []),
    ...(unassigned.count > 0
      ? [cardTask(t('dashboard.todo.cards', { count: unassigned.count }), unassigned.href)]
      : []),
    ...(unsubscribed.count > 0
      ? [cardTask(t('dashboard.todo.subscriptions', { count: unsubscribed.count }), unsubscribed.href)]
      : []),
    // Links to the user screen, because the profile is read-only.
    ...(missing === ''
      ? []
      : [
          {
            title: t(`dashboard.todo.${missing}` as 'dashboard.todo.phone'),
            icon: UserRound,
            href: paths.user(Id),
          },
        ]),
  ]
}
