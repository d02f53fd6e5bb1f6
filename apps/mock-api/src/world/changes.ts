import type { ChargepointMessage, Role } from '@portal/schemas'
import type { ClockState } from '../control/clock.ts'
import type { Intervention } from './interventions.ts'
import type { ClassName } from './store.ts'

/** What an account is once it has been set up. */
export interface SetUpAccount {
  readonly roles: readonly Role[]
  readonly contactId: string
  readonly relationId: string
}

/** One thing that a mock session has otherwise than the shared world. Each says how it is from now on, not what to add. */
export type WorldChange =
  | { readonly kind: 'record'; readonly class: ClassName; readonly record: { readonly Id: string } }
  | { readonly kind: 'removed'; readonly class: ClassName; readonly id: string }
  | { readonly kind: 'intervention'; readonly intervention: Intervention }
  | {
      readonly kind: 'settings'
      readonly charger: string
      readonly settings: Readonly<Record<string, string>>
    }
  | { readonly kind: 'message'; readonly message: ChargepointMessage }
  | {
      readonly kind: 'description'
      readonly session: string
      readonly description: string
      readonly writes: number
    }
  | { readonly kind: 'account'; readonly username: string; readonly account: SetUpAccount | null }
  /** `content` in base64; empty for a file that was dropped. */
  | { readonly kind: 'file'; readonly id: string; readonly content: string }
  | { readonly kind: 'banner'; readonly message: string }

/** What a session keeps beside its world. */
export type Change =
  | WorldChange
  | { readonly kind: 'password'; readonly username: string; readonly password: string }
  | { readonly kind: 'clock'; readonly face: ClockState }
  | { readonly kind: 'repeat'; readonly key: string; readonly body: string; readonly answer: unknown }

/** Takes back what was done. */
export type Undo = () => void

/** Puts a value into a map; answers what takes it out again. */
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
 * The changes of one session. Those of one request are kept together, before it is answered, or none of them happens:
 * when the request is refused halfway, and when `keep` throws because it cannot keep them.
 */
export const createChanges = (keep: (changes: readonly Change[]) => void = () => undefined) => {
  let open: { readonly change: Change; readonly undo: Undo }[] | undefined

  /** Work that has its changes together; it must not wait for anything. */
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
    /** `apply` does it and answers what takes it back. */
    make: (change: Change, apply: () => Undo): void =>
      atomically(() => {
        open?.push({ change, undo: apply() })
      }),
  }
}
