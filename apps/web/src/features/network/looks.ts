import {
  Ban,
  CalendarCheck,
  ClipboardList,
  Pause,
  ReceiptText,
  SearchX,
  TriangleAlert,
  Wrench,
} from 'lucide-react'
import type { ValueLook } from '../../components/records/recordScreen.ts'
import { GOOD, OVER, REFUSED, WAITING } from '../../components/records/valueLooks.ts'

/** What the states of operators' records look like. */
export const CDR_STATUS: ValueLook = {
  OPEN: WAITING,
  RATED: GOOD,
  INVOICED: { tone: 'fin', icon: ReceiptText },
  ERROR: { tone: 'err', icon: TriangleAlert },
}

export const CARD_STATE = {
  ACTIVE: GOOD,
  ORDERED: WAITING,
  INACTIVE: OVER,
  BLOCKED: { tone: 'err', icon: Ban },
  LOST: { tone: 'park', icon: SearchX },
} satisfies ValueLook

export const ORDER_STATUS: ValueLook = {
  SUBMITTED: WAITING,
  APPROVED: GOOD,
  REJECTED: REFUSED,
  CANCELLED: OVER,
}

export const REQUEST_STATUS: ValueLook = {
  DRAFT: { tone: 'off', icon: ClipboardList },
  SUBMITTED: WAITING,
  SURVEY: { tone: 'occ', icon: ClipboardList },
  PLANNED: { tone: 'charge', icon: CalendarCheck },
  INSTALLED: { tone: 'fin', icon: Wrench },
  DONE: GOOD,
  CANCELLED: OVER,
}

export const ADMIN_STATE: ValueLook = {
  ENABLED: GOOD,
  DISABLED: { tone: 'off', icon: Pause },
}
