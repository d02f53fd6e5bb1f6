import type { ChargePassRequest, Request } from '@portal/schemas/contract'
import { Ban, CalendarCheck, Check, ClipboardList, PencilLine, Send, Wrench, X } from 'lucide-react'
import { lookOf, type StatusLook } from '../../ui/statusLook.ts'

/** What the statuses of a request look like; in the order in which it passes them. */
const REQUEST_LOOK: Readonly<Record<Request['Status'], StatusLook>> = {
  DRAFT: { tone: 'off', icon: PencilLine, outlined: true },
  SUBMITTED: { tone: 'charge', icon: Send },
  SURVEY: { tone: 'occ', icon: ClipboardList },
  PLANNED: { tone: 'res', icon: CalendarCheck },
  INSTALLED: { tone: 'fin', icon: Wrench },
  DONE: { tone: 'ok', icon: Check },
  CANCELLED: { tone: 'off', icon: X },
}

/** What those of an order of cards look like. */
const ORDER_LOOK: Readonly<Record<ChargePassRequest['Status'], StatusLook>> = {
  SUBMITTED: REQUEST_LOOK.SUBMITTED,
  APPROVED: { tone: 'ok', icon: Check },
  REJECTED: { tone: 'err', icon: Ban },
  CANCELLED: REQUEST_LOOK.CANCELLED,
}

export const REQUEST_STATUSES = Object.keys(REQUEST_LOOK) as readonly Request['Status'][]

/** The look of a status, also of one that only a newer server knows. */
export const requestLook = (status: string): StatusLook => lookOf(REQUEST_LOOK, status)

/** The same of an order of cards. */
export const orderLook = (status: string): StatusLook => lookOf(ORDER_LOOK, status)
