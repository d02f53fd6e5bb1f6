import { Bell, BellRing, Check, Info, TriangleAlert } from 'lucide-react'
import type { ValueBadge } from './recordScreen.ts'

/** Severity badges, shared by the alarms of operators and the log of super administrators. */
export const SEVERITY: ValueBadge = {
  CRITICAL: { tone: 'err', icon: TriangleAlert },
  MAJOR: { tone: 'park', icon: TriangleAlert },
  WARNING: { tone: 'occ', icon: TriangleAlert },
  INFO: { tone: 'off', icon: Info },
}

export const ALARM_STATUS: ValueBadge = {
  OPEN: { tone: 'err', icon: BellRing },
  ACKNOWLEDGED: { tone: 'res', icon: Bell },
  CLOSED: { tone: 'off', icon: Check },
}
