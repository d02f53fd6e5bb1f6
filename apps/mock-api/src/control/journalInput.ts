import { ControlError, readFields, readMethod, readOperation } from './controlInput.ts'
import type { JournalFilter } from './journal.ts'

export const JOURNAL_FIELDS = ['operation', 'method', 'status', 'path'] as const

const readStatus = (value: unknown): number | undefined => {
  if (value === undefined) return undefined
  // A query string is all text. 0 are the requests without an answer.
  const status = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value
  if (status === 0 || (Number.isSafeInteger(status) && Number(status) >= 100 && Number(status) <= 599))
    return Number(status)
  throw new ControlError('status must be an HTTP status, or 0 for requests without an answer.')
}

/** Which entries of the journal a query or a body means. */
export const readJournalFilter = (input: unknown): JournalFilter => {
  const { operation, method, status, path } = readFields(input, JOURNAL_FIELDS)
  if (path !== undefined && typeof path !== 'string') throw new ControlError('path must be a text.')
  return {
    operation: operation === undefined ? undefined : readOperation(operation),
    method: readMethod(method),
    status: readStatus(status),
    path,
  }
}
