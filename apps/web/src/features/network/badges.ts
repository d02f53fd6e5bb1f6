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
import type { ValueBadge } from '../../components/records/recordScreen.ts'
import { GOOD, OVER, REFUSED, WAITING } from '../../components/records/valueBadges.ts'

export const CDR_STATUS: ValueBadge = {
  OPEN: WAITING,
  RATED: GOOD,
  INVOICED: { tone: 'fin', icon: ReceiptText },
  ERROR: { tone: 'err', icon: TriangleAlert },
  CORRECTED: OVER,
  CREDITED: OVER,
}

export const CARD_STATE = {
  ACTIVE: GOOD,
  ORDERED: WAITING,
  INACTIVE: OVER,
  BLOCKED: { tone: 'err', icon: Ban },
  LOST: { tone: 'park', icon: SearchX },
} satisfies ValueBadge

export const ORDER_STATUS: ValueBadge = {
  SUBMITTED: WAITING,
  APPROVED: GOOD,
  REJECTED: REFUSED,
  CANCELLED: OVER,
}

export const REQUEST_STATUS: ValueBadge = {
  DRAFT: { tone: 'off', icon: ClipboardList },
  SUBMITTED: WAITING,
  SURVEY: { tone: 'occ', icon: ClipboardList },
  PLANNED: { tone: 'charge', icon: CalendarCheck },
  INSTALLED: { tone: 'fin', icon: Wrench },
  DONE: GOOD,
  CANCELLED: OVER,
}

export const FEE_STATES = { past: OVER, present: GOOD, future: WAITING } as const

export const ADMIN_STATE: ValueBadge = {
  ENABLED: GOOD,
  DISABLED: { tone: 'off', icon: Pause },
}
