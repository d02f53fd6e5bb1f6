import type { ErrorCode } from '@portal/schemas'
import type { Row } from '../generic/row.ts'
import { BcoError, type CallContext } from '../handler.ts'

/** What a class has of its own to say about being written. */
export interface ClassRules {
  /** What a new record has where the caller says nothing. */
  readonly defaults?: (changes: Readonly<Record<string, unknown>>, context: CallContext) => object
  /** Refuses what breaks a rule of the class; answers the record with what follows from it. */
  readonly check?: (next: Row, previous: Row | undefined, context: CallContext) => Row
  /** What a write leads to in other records. */
  readonly written?: (record: Row, previous: Row | undefined, context: CallContext) => void
  /** What the answer to a new record says beside it. */
  readonly created?: ErrorCode
  /** Whether a record may name this id although there is no such record in reach. */
  readonly mayName?: (field: string, id: string, context: CallContext) => boolean
  /** Whether a record that the caller could not see before comes into reach by being written: a relation below the own. */
  readonly isOwnScope?: (next: Row, context: CallContext) => boolean
}

/** Refuses a write that does not hold. */
export const must = (holds: boolean, code: ErrorCode, message = ''): void => {
  if (!holds) throw new BcoError(code, message)
}
