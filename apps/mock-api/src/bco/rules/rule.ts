import type { ErrorCode } from '@portal/schemas'
import type { Row } from '../generic/row.ts'
import { BcoError, type CallContext } from '../handler.ts'

export interface ClassRules {
  readonly defaults?: (changes: Readonly<Record<string, unknown>>, context: CallContext) => object
  /** Throws if a rule of the class is violated. Returns the record with its derived fields. */
  readonly check?: (next: Row, previous: Row | undefined, context: CallContext) => Row
  /** Performs side effects on other records after a write. */
  readonly written?: (record: Row, previous: Row | undefined, context: CallContext) => void
  /** Code that is reported when a record is created. */
  readonly created?: ErrorCode
  /** True if a record may refer to this id even if no such record is in scope. */
  readonly mayName?: (field: string, id: string, context: CallContext) => boolean
  /** True if the write brings the record into the caller's scope, because its parent is already in scope. */
  readonly isOwnScope?: (next: Row, context: CallContext) => boolean
}

export const must = (holds: boolean, code: ErrorCode, message = ''): void => {
  if (!holds) throw new BcoError(code, message)
}
