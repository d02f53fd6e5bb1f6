import type { Operation } from './operations.ts'

export interface JournalEntry {
  readonly operation: Operation
  readonly method: string
  readonly path: string
  /** HTTP status of the response. 0 while pending, and after a dropped connection. */
  status: number
  /** Real time of arrival. */
  readonly at: string
}

export interface JournalFilter {
  readonly operation?: Operation | undefined
  readonly method?: string | undefined
  readonly status?: number | undefined
  readonly path?: string | undefined
}

/** Max entries, enough for any test. The oldest is dropped first. */
const LENGTH = 1_000

export type Journal = ReturnType<typeof createJournal>

export const createJournal = () => {
  const entries: JournalEntry[] = []
  return {
    add: (operation: Operation, method: string, path: string): JournalEntry => {
      const entry = { operation, method, path, status: 0, at: new Date().toISOString() }
      entries.push(entry)
      if (entries.length > LENGTH) entries.shift()
      return entry
    },
    read: ({ operation, method, status, path }: JournalFilter = {}): readonly JournalEntry[] =>
      entries.filter(
        (entry) =>
          (operation ?? entry.operation) === entry.operation &&
          (method ?? entry.method) === entry.method &&
          (status ?? entry.status) === entry.status &&
          (path === undefined || entry.path.includes(path)),
      ),
    clear: () => {
      entries.length = 0
    },
  }
}
