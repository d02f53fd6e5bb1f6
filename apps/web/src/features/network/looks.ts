import {
  Ban,
  CalendarCheck,
  Check,
  CircleOff,
  ClipboardList,
  Clock,
  Pause,
  ReceiptText,
  SearchX,
  TriangleAlert,
  Wrench,
  X,
} from 'lucide-react'
import type { ValueLook } from '../../components/records/recordScreen.ts'

/** What the states of operators' records look like, so that a state looks alike in every class. */
export const CDR_STATUS: ValueLook = {
  OPEN: { tone: 'res', icon: Clock },
  RATED: { tone: 'ok', icon: Check },
  INVOICED: { tone: 'fin', icon: ReceiptText },
  ERROR: { tone: 'err', icon: TriangleAlert },
}

export const CARD_STATE: ValueLook = {
  ACTIVE: { tone: 'ok', icon: Check },
  ORDERED: { tone: 'res', icon: Clock },
  INACTIVE: { tone: 'off', icon: CircleOff },
  BLOCKED: { tone: 'err', icon: Ban },
  LOST: { tone: 'park', icon: SearchX },
}

export const ORDER_STATUS: ValueLook = {
  SUBMITTED: { tone: 'res', icon: Clock },
  APPROVED: { tone: 'ok', icon: Check },
  REJECTED: { tone: 'err', icon: X },
  CANCELLED: { tone: 'off', icon: CircleOff },
}

export const REQUEST_STATUS: ValueLook = {
  DRAFT: { tone: 'off', icon: ClipboardList },
  SUBMITTED: { tone: 'res', icon: Clock },
  SURVEY: { tone: 'occ', icon: ClipboardList },
  PLANNED: { tone: 'charge', icon: CalendarCheck },
  INSTALLED: { tone: 'fin', icon: Wrench },
  DONE: { tone: 'ok', icon: Check },
  CANCELLED: { tone: 'off', icon: CircleOff },
}

export const CONTRACT_STATUS: ValueLook = {
  ACTIVE: { tone: 'ok', icon: Check },
  ENDED: { tone: 'off', icon: CircleOff },
}

export const ADMIN_STATE: ValueLook = {
  ENABLED: { tone: 'ok', icon: Check },
  DISABLED: { tone: 'off', icon: Pause },
}
