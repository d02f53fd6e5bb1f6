import type { ErrorCode } from '@portal/schemas'
import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/** Failure of an actor, always with a code: one of S8, of OpenID Connect (`login_required`) or of the portal. */
export interface Failure {
  readonly code: ErrorCode | (string & {})
  readonly message?: string
  /** HTTP status of the response; undefined without a response. */
  readonly status?: number
}

/** A chunk of the portal did not load within CHUNK_LOAD_TIMEOUT_MS (S9). */
export const CHUNK_TIMED_OUT = 'CHUNK_TIMED_OUT'
/** A chunk is missing because the server has a newer version of the portal; only a reload helps. */
export const NEW_VERSION = 'NEW_VERSION'

export const FAILED_TO_LOAD: Failure = { code: 'FAILEDTOLOAD' }

/** Converts a thrown value to a {@link Failure}. A value without a code becomes UNEXPECTED. */
export const toFailure = (thrown: unknown): Failure => {
  if (typeof thrown !== 'object' || thrown === null) return { code: 'UNEXPECTED', message: String(thrown) }
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : 'UNEXPECTED'
  return {
    code,
    ...('message' in thrown && typeof thrown.message === 'string' && { message: thrown.message }),
    ...('status' in thrown && typeof thrown.status === 'number' && { status: thrown.status }),
  }
}

/** Returns the failure of the actor, as params of an action or guard in `onError`. */
export const failureOf = ({ event }: { readonly event: { readonly error: unknown } }): Failure =>
  toFailure(event.error)

/** Placeholder for an actor that `machine.provide()` must replace. */
export const notProvided = <TOutput, TInput = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<TOutput, TInput> =>
  fromPromise(() => Promise.reject(new Error(`${name} is not provided`)))

const PASSING: readonly string[] = [
  'FAILEDTOLOAD',
  'UNEXPECTED',
  'UNKNOWNERROR',
  'TOOMANYREQUESTS',
] satisfies ErrorCode[]

/** True if a retry may succeed. */
export const mayPass = (failure: Failure): boolean =>
  PASSING.includes(failure.code) || (failure.status ?? 0) >= 500

const MISSING: readonly string[] = [
  'FAILEDTOFIND',
  'UnknownChargePoint',
  'CHARGEPOINTNOTFOUND',
  'PLACEMENTNOTFOUND',
  'UnknownChargeLocation',
] satisfies ErrorCode[]

/** True if the record does not exist. */
export const saysMissing = (failure: Failure): boolean => MISSING.includes(failure.code)

const REFUSED: readonly string[] = ['Unauthorized', 'UNAUTHORIZED'] satisfies ErrorCode[]

/** True if this person may not see the record. */
export const saysRefused = (failure: Failure): boolean => REFUSED.includes(failure.code)

const CONFLICT = 409

/** True if someone else has changed the record since it was read. */
export const saysChanged = (failure: Failure): boolean => failure.status === CONFLICT

/** True if no response arrived; the server may still have processed the request. */
export const isUnanswered = (failure: Failure): boolean => failure.code === FAILED_TO_LOAD.code

/** True if the server may have processed the request although the response is missing, incomplete or a server error. */
export const mayBeDone = (failure: Failure): boolean => {
  const { code, status = 0 } = failure
  return isUnanswered(failure) || status >= 500 || (code === 'UNEXPECTED' && status < 400)
}
