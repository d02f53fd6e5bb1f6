import type { Operation } from './operations.ts'

export interface JournalEntry {
  readonly operation: Operation
  readonly method: string
  readonly path: string
  /** HTTP status of the answer; 0 while there is none, and for a dropped connection. */
  status: number
  /** Real time at which the request came. */
  readonly at: string
}

/** Enough for any test; the oldest entries go first. */
const LENGTH = 1_000

export type Journal = ReturnType<typeof createJournal>

/** What was asked in one session, in the order in which it came. */
export const createJournal = () => {
  const entries: JournalEntry[] = []
  return {
    add: (operation: Operation, method: string, path: string): JournalEntry => {
      const entry = { operation, method, path, status: 0, at: new Date().toISOString() }
      entries.push(entry)
      if (entries.length > LENGTH) entries.shift()
      return entry
    },
    read: (operation?: Operation): readonly JournalEntry[] =>
      entries.filter((entry) => operation === undefined || entry.operation === operation),
    clear: () => {
      entries.length = 0
    },
  }
}
