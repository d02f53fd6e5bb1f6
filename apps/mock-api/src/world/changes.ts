import type { ChargepointChange, ChargepointMessage, Role } from '@portal/schemas'
import type { Note } from '@portal/schemas/contract'
import type { ClockState } from '../control/clock.ts'
import type { Turn } from './chargerOrders.ts'
import type { Intervention } from './intervention.ts'
import type { ClassName } from './store.ts'

export interface SetUpAccount {
  readonly roles: readonly Role[]
  readonly contactId: string
  readonly relationId: string
}

/**
 * Change that a mock session makes to its view of the shared world. Holds the complete new value, so it can be
 * replayed without the old one.
 */
export type WorldChange =
  | { readonly kind: 'record'; readonly class: ClassName; readonly record: { readonly Id: string } }
  | { readonly kind: 'removed'; readonly class: ClassName; readonly id: string }
  | { readonly kind: 'intervention'; readonly intervention: Intervention }
  | {
      readonly kind: 'settings'
      readonly charger: string
      readonly settings: Readonly<Record<string, string>>
    }
  | { readonly kind: 'message'; readonly message: ChargepointMessage; readonly turn?: Turn }
  | {
      readonly kind: 'chargerHistory'
      readonly charger: string
      readonly changes: readonly ChargepointChange[]
    }
  /** `of` is the kind and id of the record. */
  | { readonly kind: 'notes'; readonly of: string; readonly notes: readonly Note[] }
  | {
      readonly kind: 'description'
      readonly session: string
      readonly description: string
      readonly writes: number
    }
  | { readonly kind: 'account'; readonly username: string; readonly account: SetUpAccount | null }
  /** `content` in base64. Empty for a deleted file. */
  | { readonly kind: 'file'; readonly id: string; readonly content: string }
  | { readonly kind: 'banner'; readonly message: string }

/** Everything a session persists. */
export type Change =
  | WorldChange
  | { readonly kind: 'password'; readonly username: string; readonly password: string }
  | { readonly kind: 'clock'; readonly face: ClockState }
  | { readonly kind: 'repeat'; readonly key: string; readonly body: string; readonly answer: unknown }

export type Undo = () => void

/** Sets a key of a map. Returns the function that reverts it. */
export const setIn = <K, V>(map: Map<K, V>, key: K, value: V): Undo => {
  const had = map.has(key)
  const before = map.get(key)
  map.set(key, value)
  return () => {
    if (had) map.set(key, before as V)
    else map.delete(key)
  }
}

export type Changes = ReturnType<typeof createChanges>

/**
 * Changes of one mock session. The changes of a request are persisted together before the server responds. If the
 * request fails halfway, or `keep` throws because it cannot write, all of them are undone.
 */
export const createChanges = (keep: (changes: readonly Change[]) => void = () => undefined) => {
  let open: { readonly change: Change; readonly undo: Undo }[] | undefined

  /** Runs work whose changes are persisted together. The work must be synchronous. */
  const atomically = <T>(work: () => T): T => {
    if (open) return work()
    const made: { readonly change: Change; readonly undo: Undo }[] = []
    open = made
    try {
      const result = work()
      if (made.length > 0) keep(made.map(({ change }) => change))
      return result
    } catch (error) {
      for (const { undo } of made.reverse()) undo()
      throw error
    } finally {
      open = undefined
    }
  }

  return {
    atomically,
    /** `apply` makes the change and returns the function that reverts it. */
    make: (change: Change, apply: () => Undo): void =>
      atomically(() => {
        open?.push({ change, undo: apply() })
      }),
  }
}
