import type { ErrorCode, Role } from '@portal/schemas'
import type { FilledInputs, OperationId, OperationOutput } from '@portal/schemas/contract'
import type { Passwords } from '../identity/passwords.ts'
import type { SessionWorld } from '../world/sessionWorld.ts'

/** Caller of a request: the account in its access token, with the roles and the relation from the mock session. */
export interface Caller {
  readonly username: string
  readonly roles: readonly Role[]
  /** Absent for an account that is locked or not set up. */
  readonly contactId?: string
  readonly relationId?: string
  /** Id of the relation that an administrator views the portal as. Limits reads to it and the relations below it. */
  readonly viewAs?: string
  /** On writes only: name of the relation that the caller was viewing as, for the audit trail. */
  readonly viewedAs?: string
}

export interface CallContext {
  readonly caller: Caller
  readonly world: SessionWorld
  readonly passwords: Passwords
  /** Business clock of the mock session, ms since the epoch. */
  readonly now: number
  /** Adds a code to the envelope of a successful response. */
  readonly report?: (code: ErrorCode) => void
}

/**
 * Handler of one operation. Returns the bare data; the envelope is added elsewhere. Synchronous, so that its writes
 * are persisted together or not at all.
 */
export type Handler<K extends OperationId> = (
  input: FilledInputs[K],
  context: CallContext,
) => OperationOutput<K>

export type Handlers = { readonly [K in OperationId]: Handler<K> }

/** Failure with a code of the catalogue. Its HTTP status and severity come from `schemas/errors.ts`. */
export class BcoError extends Error {
  readonly code: ErrorCode
  /** Overrides the HTTP status of the code. */
  readonly http: number | undefined

  constructor(code: ErrorCode, message = '', http?: number) {
    super(message)
    this.code = code
    this.http = http
  }
}

/** Thrown for a write to a record that has changed since it was read. The response is a 409 with the current record. */
export class ConflictError extends BcoError {
  readonly current: object

  constructor(
    current: object,
    code: ErrorCode = 'Error',
    message = 'Version: the record has changed since it was read',
  ) {
    super(code, message)
    this.current = current
  }
}
