import type { Token } from '@portal/schemas/contract'
import { Ban, Check, CircleOff, Clock, SearchX } from 'lucide-react'
import type { Icon } from '../../ui/icon.ts'
import type { Tone } from '../../ui/tone.ts'

type CardState = Token['State']

/** What the states of a card look like; in the order in which a filter offers them. */
export const STATE_LOOK: Readonly<Record<CardState, { readonly tone: Tone; readonly icon: Icon }>> = {
  ACTIVE: { tone: 'ok', icon: Check },
  ORDERED: { tone: 'res', icon: Clock },
  INACTIVE: { tone: 'off', icon: CircleOff },
  BLOCKED: { tone: 'err', icon: Ban },
  LOST: { tone: 'park', icon: SearchX },
}

export const CARD_STATES = Object.keys(STATE_LOOK) as readonly CardState[]
