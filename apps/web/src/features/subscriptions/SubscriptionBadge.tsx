import type { Subscription } from '@portal/schemas/contract'
import { CalendarClock, Check, CircleHelp, CircleOff } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import type { Translate } from '../../texts/index.ts'
import { Badge, type BadgeProps } from '../../ui/Badge.tsx'

type Status = Subscription['Status']

/** In the order in which a filter offers them. */
export const STATUSES = ['ACTIVE', 'PENDING', 'ENDED'] as const satisfies readonly Status[]

const LOOK: Readonly<Record<Status, Omit<BadgeProps, 'label'>>> = {
  ACTIVE: { tone: 'ok', icon: Check },
  PENDING: { tone: 'res', icon: CalendarClock },
  ENDED: { tone: 'off', icon: CircleOff },
}

const knownOf = (status: string): Status | undefined => STATUSES.find((one) => one === status)

/** The status of a subscription in words; one that a newer server says is shown as it comes. */
export const statusText = (t: Translate, status: string): string => {
  const known = knownOf(status)
  return known ? t(`subscriptions.status.${known}`) : t('subscriptions.status.unknown', { status })
}

/** That status with its look. */
export const SubscriptionBadge = ({ status }: { status: string }) => {
  const { t } = useI18n()
  const known = knownOf(status)
  const look = known ? LOOK[known] : ({ tone: 'off', icon: CircleHelp, outlined: true } as const)
  return <Badge {...look} label={statusText(t, status)} />
}
