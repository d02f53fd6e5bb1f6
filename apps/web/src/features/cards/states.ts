import type { Token } from '@portal/schemas/contract'
import { Ban, Check, CircleOff, Clock, SearchX } from 'lucide-react'
import type { ValueBadges } from '../../components/lists/valueLooks.tsx'

export const CARD_STATES: ValueBadges<Token['State']> = {
  ACTIVE: { tone: 'ok', icon: Check, label: 'cards.state.ACTIVE' },
  ORDERED: { tone: 'res', icon: Clock, label: 'cards.state.ORDERED' },
  INACTIVE: { tone: 'off', icon: CircleOff, label: 'cards.state.INACTIVE' },
  BLOCKED: { tone: 'err', icon: Ban, label: 'cards.state.BLOCKED' },
  LOST: { tone: 'park', icon: SearchX, label: 'cards.state.LOST' },
}
