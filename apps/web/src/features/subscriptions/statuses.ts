import type { Subscription } from '@portal/schemas/contract'
import { CalendarClock, Check, CircleOff } from 'lucide-react'
import type { ValueBadges } from '../../components/lists/valueLooks.tsx'

export const SUBSCRIPTION_STATUSES: ValueBadges<Subscription['Status']> = {
  ACTIVE: { tone: 'ok', icon: Check, label: 'subscriptions.status.ACTIVE' },
  PENDING: { tone: 'res', icon: CalendarClock, label: 'subscriptions.status.PENDING' },
  ENDED: { tone: 'off', icon: CircleOff, label: 'subscriptions.status.ENDED' },
}
