import { Ban, Clock, Plug, TriangleAlert, Unplug } from 'lucide-react'
import type { ValueBadges } from '../../components/lists/valueLooks.tsx'
import type { ValueBadge } from '../../components/records/recordScreen.ts'
import { GOOD, OVER, REFUSED, WAITING } from '../../components/records/valueBadges.ts'

export const LEVEL: ValueBadge = {
  CRITICAL: { tone: 'err', icon: TriangleAlert },
  ERROR: { tone: 'park', icon: TriangleAlert },
  WARNING: { tone: 'occ', icon: TriangleAlert },
}

export const ERROR_STATUS: ValueBadge = {
  OPEN: WAITING,
  HANDLED: GOOD,
}

export const MAIL_STATUS: ValueBadge = {
  QUEUED: WAITING,
  SENT: GOOD,
  FAILED: REFUSED,
}

export const CONNECTION_STATUS: ValueBadge = {
  OPEN: { tone: 'ok', icon: Plug },
  CLOSED: { tone: 'off', icon: Unplug },
}

export const COMMAND_STATUS: ValueBadge = {
  RUNNING: { tone: 'charge', icon: Clock },
  DONE: GOOD,
  CANCELLED: { tone: 'off', icon: Ban },
}

/** Badges for the result of a command at one charger, or its progress until there is a result. */
export const RESULT: ValueBadges = {
  ACCEPTED: { ...GOOD, label: 'admin.result.ACCEPTED' },
  REJECTED: { ...REFUSED, label: 'admin.result.REJECTED' },
  OFFLINE: { tone: 'off', icon: Unplug, label: 'admin.result.OFFLINE' },
  WAITING: { ...WAITING, label: 'admin.result.WAITING' },
  NOT_TOLD: { ...OVER, label: 'admin.result.NOT_TOLD' },
}
