import { genericRoutes } from '@portal/schemas'
import { ClipboardList, CreditCard, UserRound } from 'lucide-react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { useOperation } from '../../data/reads.ts'

const { filtered: requests } = genericRoutes('request', 'Request')
const { filtered: cards } = genericRoutes('token', 'Token')
/** Flagged in the list of cards (S2): who uses it is not known. */
const FLAGGED = '(IsUserMissing EX "true")'

/** What waits for the person beside their chargers, and where it is mended. */
export const useTasks = () => {
  const { t } = useI18n()
  const { Telephone } = useUserInfo().RelationContact
  const open = useOperation(requests, { query: { Fields: 'Status', pagesize: 100 } }).data?.Data.filter(
    ({ Status }) => Status === 'SUBMITTED' || Status === 'SURVEY' || Status === 'PLANNED',
  )
  const flagged = useOperation(cards, { query: { filter: FLAGGED, Fields: 'Id', pagesize: 1 } }).data?.Page
  const count = open?.length ?? 0
  const unassigned = flagged?.Results ?? 0
  return [
    ...(count > 0
      ? [{ title: t('dashboard.todo.requests', { count }), icon: ClipboardList, href: paths.requests() }]
      : []),
    ...(unassigned > 0
      ? [
          {
            title: t('dashboard.todo.cards', { count: unassigned }),
            icon: CreditCard,
            href: paths.cards({ filter: FLAGGED }),
          },
        ]
      : []),
    ...(Telephone ? [] : [{ title: t('dashboard.todo.profile'), icon: UserRound, href: paths.profile() }]),
  ]
}
