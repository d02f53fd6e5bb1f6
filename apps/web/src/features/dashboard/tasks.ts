import { genericRoutes } from '@portal/schemas'
import { ClipboardList, CreditCard, UserRound } from 'lucide-react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { useOperation } from '../../data/reads.ts'

const { filtered: requests } = genericRoutes('request', 'Request')
const { filtered: cards } = genericRoutes('token', 'Token')

/**
 * How open requests begin: submitted or being surveyed, and planned. A filter has one value and no 'or' (S3), and counts all of
 * them, where a page of rows has the first 100 only.
 */
export const OPEN_BEGINS = ['SU', 'PLANNED'] as const

const useOpenRequests = (begins: (typeof OPEN_BEGINS)[number]): number => {
  const filter = `(Status SW "${begins}")`
  return useOperation(requests, { query: { filter, Fields: 'Id', pagesize: 1 } }).data?.Page.Results ?? 0
}

/** Cards with a flag of S5 that their customer can put right: how many there are, and the way to them. */
const useFlagged = (flag: 'IsUserMissing' | 'IsSubscriptionMissing') => {
  const filter = `(${flag} EX "true")`
  const page = useOperation(cards, { query: { filter, Fields: 'Id', pagesize: 1 } }).data?.Page
  return { count: page?.Results ?? 0, href: paths.cards({ filter }) }
}

/** What waits for the person beside their chargers, and where it is mended. */
export const useTasks = () => {
  const { t } = useI18n()
  const { Id, Telephone, Street, City } = useUserInfo().RelationContact
  const count = useOpenRequests(OPEN_BEGINS[0]) + useOpenRequests(OPEN_BEGINS[1])
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
    // There it can be added; the profile only shows it.
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
