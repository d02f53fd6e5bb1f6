import type { ErrorCode, Role } from '@portal/schemas'
import type { FilledInputs, OperationId, OperationOutput } from '@portal/schemas/contract'
import type { Passwords } from '../identity/passwords.ts'
import type { SessionWorld } from '../world/sessionWorld.ts'

/** Who calls, as the verified access token says. */
export interface Caller {
  /** User name of the persona. */
  readonly username: string
  readonly roles: readonly Role[]
  /** Absent for an account that has not been set up or is locked. */
  readonly contactId?: string
  readonly relationId?: string
  /** The caller reads through the eyes of this relation, and of those below it. */
  readonly viewAs?: string
}

/** What a handler has besides its input. */
export interface CallContext {
  readonly caller: Caller
  /** The records as this session sees them. */
  readonly world: SessionWorld
  /** The passwords as this session has them. */
  readonly passwords: Passwords
  /** The session's business clock, milliseconds since the epoch. */
  readonly now: number
  /** Says something with a success: the code goes into the envelope beside the data. */
  readonly report?: (code: ErrorCode) => void
}

/**
 * What one operation does. It answers the bare data; the envelope is put around it elsewhere. It waits for nothing, so
 * that what it writes is kept together or not at all.
 */
export type Handler<K extends OperationId> = (
  input: FilledInputs[K],
  context: CallContext,
) => OperationOutput<K>

export type Handlers = { readonly [K in OperationId]: Handler<K> }

/** A failure with a code of the catalogue; its HTTP status and severity come from `schemas/errors.ts`. */
export class BcoError extends Error {
  readonly code: ErrorCode
  /** The HTTP status where it is another than the code's own. */
  readonly http: number | undefined

  constructor(code: ErrorCode, message = '', http?: number) {
    super(message)
    this.code = code
    this.http = http
  }
}

/** A write to what has changed since it was read: answered with 409 and the record as it is now. */
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
