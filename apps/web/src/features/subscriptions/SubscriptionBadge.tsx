import type { Subscription } from '@portal/schemas/contract'
import { CalendarClock, Check, CircleOff } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import type { ReadSubscription } from '../../services/readers/cards.ts'
import { type Translate, toldBy } from '../../texts/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { lookOf, type StatusLook } from '../../ui/statusLook.ts'

type Status = Subscription['Status']

/** In the order in which a filter offers them. */
export const STATUSES = ['ACTIVE', 'PENDING', 'ENDED'] as const satisfies readonly Status[]

const LOOK: Readonly<Record<Status, StatusLook>> = {
  ACTIVE: { tone: 'ok', icon: Check },
  PENDING: { tone: 'res', icon: CalendarClock },
  ENDED: { tone: 'off', icon: CircleOff },
}

/** The status of a subscription in words; one that a newer server says is shown as it comes. */
export const statusText = (t: Translate, status: ReadSubscription['Status']): string =>
  toldBy(t)(status, (known) => t(`subscriptions.status.${known}`))

/** That status with its look. */
export const SubscriptionBadge = ({ status }: { status: ReadSubscription['Status'] }) => {
  const { t } = useI18n()
  return <Badge {...lookOf(LOOK, status)} label={statusText(t, status)} />
}
