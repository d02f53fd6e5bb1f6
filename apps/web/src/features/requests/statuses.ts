import type { ChargePassRequest, Request } from '@portal/schemas/contract'
import { Ban, CalendarCheck, Check, ClipboardList, PencilLine, Send, Wrench, X } from 'lucide-react'
import type { ValueBadges } from '../../components/lists/valueLooks.tsx'

export const REQUEST_STATUSES: ValueBadges<Request['Status']> = {
  DRAFT: { tone: 'off', icon: PencilLine, outlined: true, label: 'requests.status.DRAFT' },
  SUBMITTED: { tone: 'charge', icon: Send, label: 'requests.status.SUBMITTED' },
  SURVEY: { tone: 'occ', icon: ClipboardList, label: 'requests.status.SURVEY' },
  PLANNED: { tone: 'res', icon: CalendarCheck, label: 'requests.status.PLANNED' },
  INSTALLED: { tone: 'fin', icon: Wrench, label: 'requests.status.INSTALLED' },
  DONE: { tone: 'ok', icon: Check, label: 'requests.status.DONE' },
  CANCELLED: { tone: 'off', icon: X, label: 'requests.status.CANCELLED' },
}

export const ORDER_STATUSES: ValueBadges<ChargePassRequest['Status']> = {
  SUBMITTED: { ...REQUEST_STATUSES.SUBMITTED, label: 'requests.order.SUBMITTED' },
  APPROVED: { tone: 'ok', icon: Check, label: 'requests.order.APPROVED' },
  REJECTED: { tone: 'err', icon: Ban, label: 'requests.order.REJECTED' },
  CANCELLED: { ...REQUEST_STATUSES.CANCELLED, label: 'requests.order.CANCELLED' },
}
