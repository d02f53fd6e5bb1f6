import type { AnyStatus } from '@portal/schemas'
import {
  Ban,
  Check,
  CircleQuestionMark,
  Clock,
  Flag,
  Plug,
  SquareParking,
  TriangleAlert,
  WifiOff,
  Zap,
} from 'lucide-react'
import type { Icon } from './icon.ts'
import type { Tone } from './tone.ts'

export interface StatusLook {
  tone: Tone
  icon: Icon
  /** Set for an offline status: the tone is that of the last known state, with stripes. */
  hatched?: true
  /** Set for an outline instead of a background. */
  outlined?: true
}

const UNKNOWN_LOOK: StatusLook = { tone: 'off', icon: CircleQuestionMark, outlined: true }

/** Returns the look of a value; all unknown values share one look. */
export const lookOf = (looks: Readonly<Record<string, StatusLook>>, value: string): StatusLook =>
  (Object.hasOwn(looks, value) && looks[value]) || UNKNOWN_LOOK

export const STATUS_LOOK: Readonly<Record<AnyStatus, StatusLook>> = {
  AVAILABLE: { tone: 'ok', icon: Check },
  ONLINE: { tone: 'ok', icon: Check },
  CHARGING: { tone: 'charge', icon: Zap },
  OCCUPIED: { tone: 'occ', icon: Plug },
  PARKING: { tone: 'park', icon: SquareParking },
  RESERVED: { tone: 'res', icon: Clock },
  FINISHED: { tone: 'fin', icon: Flag },
  COMPLETED: { tone: 'fin', icon: Flag },
  UNAVAILABLE: { tone: 'off', icon: Ban },
  UNKNOWN: UNKNOWN_LOOK,
  ERROR: { tone: 'err', icon: TriangleAlert },
  OFFLINE: { tone: 'off', icon: WifiOff },
  OFFLINE_AVAILABLE: { tone: 'ok', icon: WifiOff, hatched: true },
  OFFLINE_OCCUPIED: { tone: 'occ', icon: WifiOff, hatched: true },
  OFFLINE_CHARGING: { tone: 'charge', icon: WifiOff, hatched: true },
  OFFLINE_PARKING: { tone: 'park', icon: WifiOff, hatched: true },
  OFFLINE_ERROR: { tone: 'err', icon: WifiOff, hatched: true },
}

/** True for a known status; servers may send others. */
export const isAnyStatus = (value: unknown): value is AnyStatus =>
  typeof value === 'string' && Object.hasOwn(STATUS_LOOK, value)
