import { Check, CircleOff, Clock, X } from 'lucide-react'
import type { ValueBadge } from './recordScreen.ts'

// Badges shared by classes that use different names for the same state.
export const GOOD = { tone: 'ok', icon: Check } as const
export const WAITING = { tone: 'res', icon: Clock } as const
export const OVER = { tone: 'off', icon: CircleOff } as const
export const REFUSED = { tone: 'err', icon: X } as const

/** Status badges of contracts and subscriptions. */
export const TERM_STATUS = { ACTIVE: GOOD, PENDING: WAITING, ENDED: OVER } satisfies ValueBadge
