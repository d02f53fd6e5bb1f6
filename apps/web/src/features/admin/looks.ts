import { Ban, Check, CircleOff, Clock, Plug, TriangleAlert, Unplug, X } from 'lucide-react'
import type { ValueLook } from '../../components/records/recordScreen.ts'

/** What the states of the records look like that only super administrators see. */
export const LEVEL: ValueLook = {
  CRITICAL: { tone: 'err', icon: TriangleAlert },
  ERROR: { tone: 'park', icon: TriangleAlert },
  WARNING: { tone: 'occ', icon: TriangleAlert },
}

export const MAIL_STATUS: ValueLook = {
  QUEUED: { tone: 'res', icon: Clock },
  SENT: { tone: 'ok', icon: Check },
  FAILED: { tone: 'err', icon: X },
}

export const CONNECTION_STATUS: ValueLook = {
  OPEN: { tone: 'ok', icon: Plug },
  CLOSED: { tone: 'off', icon: Unplug },
}

export const SUBSCRIPTION_STATUS: ValueLook = {
  ACTIVE: { tone: 'ok', icon: Check },
  PENDING: { tone: 'res', icon: Clock },
  ENDED: { tone: 'off', icon: CircleOff },
}

export const COMMAND_STATUS: ValueLook = {
  RUNNING: { tone: 'charge', icon: Clock },
  DONE: { tone: 'ok', icon: Check },
  CANCELLED: { tone: 'off', icon: Ban },
}

/** What a charger said to a command, or that it was not told yet. */
export const RESULT: Exclude<ValueLook, 'status'> = {
  ACCEPTED: { tone: 'ok', icon: Check },
  REJECTED: { tone: 'err', icon: X },
  OFFLINE: { tone: 'off', icon: Unplug },
  WAITING: { tone: 'res', icon: Clock },
  NOT_TOLD: { tone: 'off', icon: CircleOff },
}
