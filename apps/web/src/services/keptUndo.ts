import type { Undoable } from '@portal/machines'
import { keptOnDevice } from './kept.ts'

/** A card that was moved to another subscription; empty for none. */
export interface MovedCard {
  readonly id: string
  readonly number: string
  readonly before: string
  readonly after: string
}

/** Changes when stored items cannot be read as before: an undo of another version counts as none. */
const VERSION = 1
/** Longer than any id and number of a card. */
const LONGEST = 100
const PARTS = ['id', 'number', 'before', 'after'] as const

const isMoved = (value: unknown): value is MovedCard =>
  typeof value === 'object' &&
  value !== null &&
  PARTS.every((part) => {
    const text: unknown = Reflect.get(value, part)
    return typeof text === 'string' && text.length <= LONGEST
  })

const undoIn = (stored: string | null): Undoable<MovedCard> | undefined => {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { v, until, items } = kept as Readonly<Record<string, unknown>>
    if (v !== VERSION || typeof until !== 'number' || !Array.isArray(items)) return undefined
    return { until, items: items.filter(isMoved) }
  } catch {
    return undefined
  }
}

/** What a person can still undo, on this device; it outlives a reload. */
export const { read: readUndo, write: writeUndo } = keptOnDevice<Undoable<MovedCard> | undefined>(
  'undo',
  undoIn,
  (undo) => (undo ? JSON.stringify({ v: VERSION, until: undo.until, items: undo.items }) : null),
)
