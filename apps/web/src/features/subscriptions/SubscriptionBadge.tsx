import type { Subscription } from '@portal/schemas/contract'
import { CalendarClock, Check, CircleHelp, CircleOff } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Badge, type BadgeProps } from '../../ui/Badge.tsx'

type Status = Subscription['Status']

/** In the order in which a filter offers them. */
export const STATUSES = ['ACTIVE', 'PENDING', 'ENDED'] as const satisfies readonly Status[]

const LOOK: Readonly<Record<Status, Omit<BadgeProps, 'label'>>> = {
  ACTIVE: { tone: 'ok', icon: Check },
  PENDING: { tone: 'res', icon: CalendarClock },
  ENDED: { tone: 'off', icon: CircleOff },
}

/** The status of a subscription in words; one that a newer server says is shown as it comes. */
export const SubscriptionBadge = ({ status }: { status: string }) => {
  const { t } = useI18n()
  const known = STATUSES.find((one) => one === status)
  return known ? (
    <Badge {...LOOK[known]} label={t(`subscriptions.status.${known}`)} />
  ) : (
    <Badge tone="off" icon={CircleHelp} outlined label={t('subscriptions.status.unknown', { status })} />
  )
}
