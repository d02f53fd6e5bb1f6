import type { Subscription } from '@portal/schemas/contract'
import { CalendarClock, Check, CircleOff } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import type { ReadSubscription } from '../../services/readers/cards.ts'
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
export const SubscriptionBadge = ({ status }: { status: ReadSubscription['Status'] }) => {
  const { t, told } = useI18n()
  const label = told(status, (known) => t(`subscriptions.status.${known}`))
  return <Badge {...lookOf(LOOK, status)} label={label} />
}
