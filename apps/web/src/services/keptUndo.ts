import { type Kept, keptOnDevice } from './kept.ts'

/** Changes that can be undone, and the end of their undo window. */
export interface Undoable<TItem> {
  readonly items: readonly TItem[]
  /** In ms since 1970. */
  readonly until: number
}

/** A card that was moved to another subscription; empty for none. */
export interface MovedCard {
  readonly id: string
  readonly number: string
  readonly before: string
  readonly after: string
}

/** A card that was taken out of a group, and what it had there. */
export interface RemovedCard {
  readonly id: string
  readonly number: string
  readonly isPrinted: boolean
  readonly isAuthorized: boolean
}

/** What a person can still undo of one list; undefined without anything. */
export type KeptUndo<TItem> = Kept<Undoable<TItem> | undefined>

/** Changes when stored items cannot be read as before: an undo of another version counts as none. */
const VERSION = 1
/** Longer than any id and number of a card. */
const LONGEST = 100

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST
const isFlag = (value: unknown): boolean => typeof value === 'boolean'

/** Whether a stored value has all parts, each of its kind. */
const hasParts = <TItem extends object>(
  value: unknown,
  parts: Readonly<Record<keyof TItem & string, (part: unknown) => boolean>>,
): value is TItem =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries<(part: unknown) => boolean>(parts).every(([name, is]) => is(Reflect.get(value, name)))

const undoOf = <TItem>(isItem: (value: unknown) => value is TItem): KeptUndo<TItem> =>
  keptOnDevice<Undoable<TItem> | undefined>(
    'undo',
    (stored) => {
      try {
        const kept: unknown = JSON.parse(stored ?? 'null')
        if (typeof kept !== 'object' || kept === null) return undefined
        const { v, until, items } = kept as Readonly<Record<string, unknown>>
        if (v !== VERSION || typeof until !== 'number' || !Array.isArray(items)) return undefined
        return { until, items: items.filter(isItem) }
      } catch {
        return undefined
      }
    },
    (undo) => (undo ? JSON.stringify({ v: VERSION, until: undo.until, items: undo.items }) : null),
  )

/** Moved cards that can be moved back; kept on this device over a reload. */
export const movedCards = undoOf((value): value is MovedCard =>
  hasParts<MovedCard>(value, { id: isText, number: isText, before: isText, after: isText }),
)

/** The same of cards that were taken out of a group. */
export const removedCards = undoOf((value): value is RemovedCard =>
  hasParts<RemovedCard>(value, { id: isText, number: isText, isPrinted: isFlag, isAuthorized: isFlag }),
)
