import { createDeviceStore, type DeviceStore } from './deviceStore.ts'

/** Changes that can be undone, and the end of their undo window. */
export interface Undoable<TItem> {
  readonly items: readonly TItem[]
  /** Epoch ms. */
  readonly until: number
}

/**
 * A card that was moved to another subscription. `before` and `after` are subscription ids, empty without a
 * subscription.
 */
export interface MovedCard {
  readonly id: string
  readonly number: string
  readonly before: string
  readonly after: string
}

/** A card that was removed from a group, with its settings there. */
export interface RemovedCard {
  readonly id: string
  readonly number: string
  readonly isPrinted: boolean
  readonly isAuthorized: boolean
}

/** Changes of one list that a user can still undo; undefined if there are none. */
export type UndoStore<TItem> = DeviceStore<Undoable<TItem> | undefined>

/** Bump when the stored format changes; items of another version are ignored. */
const VERSION = 1
/** Maximum length of a stored text, longer than any card id or number. */
const LONGEST = 100

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST
const isFlag = (value: unknown): boolean => typeof value === 'boolean'

const hasParts = <TItem extends object>(
  value: unknown,
  parts: Readonly<Record<keyof TItem & string, (part: unknown) => boolean>>,
): value is TItem =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries<(part: unknown) => boolean>(parts).every(([name, is]) => is(Reflect.get(value, name)))

const undoOf = <TItem>(isItem: (value: unknown) => value is TItem): UndoStore<TItem> =>
  createDeviceStore<Undoable<TItem> | undefined>(
    'undo',
    (stored) => {
      try {
        const parsed: unknown = JSON.parse(stored ?? 'null')
        if (typeof parsed !== 'object' || parsed === null) return undefined
        const { v, until, items } = parsed as Readonly<Record<string, unknown>>
        if (v !== VERSION || typeof until !== 'number' || !Array.isArray(items)) return undefined
        return { until, items: items.filter(isItem) }
      } catch {
        return undefined
      }
    },
    (undo) => (undo ? JSON.stringify({ v: VERSION, until: undo.until, items: undo.items }) : null),
  )

/** Moved cards that can be moved back. Stored on this device, so they survive a reload. */
export const movedCards = undoOf((value): value is MovedCard =>
  hasParts<MovedCard>(value, { id: isText, number: isText, before: isText, after: isText }),
)

/** Removed cards that can be put back. Stored on this device, so they survive a reload. */
export const removedCards = undoOf((value): value is RemovedCard =>
  hasParts<RemovedCard>(value, { id: isText, number: isText, isPrinted: isFlag, isAuthorized: isFlag }),
)
