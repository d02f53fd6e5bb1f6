import type { ErrorCode } from '@portal/schemas'
import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/** How an actor says that it could not: a code of S8, of OpenID Connect (`login_required`) or of our own, never only a text. */
export interface Failure {
  readonly code: ErrorCode | (string & {})
  readonly message?: string
  /** HTTP status of the answer; left out where no answer came. */
  readonly status?: number
}

/** Code of a part of the portal that has not loaded after CHUNK_LOAD_TIMEOUT_MS (S9). */
export const CHUNK_TIMED_OUT = 'CHUNK_TIMED_OUT'
/** Code of a part that is gone because the server has another version of the portal: only a reload helps. */
export const NEW_VERSION = 'NEW_VERSION'

export const FAILED_TO_LOAD: Failure = { code: 'FAILEDTOLOAD' }

/** Whatever an actor threw as a {@link Failure}; what has no code is UNEXPECTED. */
export const toFailure = (thrown: unknown): Failure => {
  if (typeof thrown !== 'object' || thrown === null) return { code: 'UNEXPECTED', message: String(thrown) }
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : 'UNEXPECTED'
  return {
    code,
    ...('message' in thrown && typeof thrown.message === 'string' && { message: thrown.message }),
    ...('status' in thrown && typeof thrown.status === 'number' && { status: thrown.status }),
  }
}

/** Parameters of an action or guard of `onError`: the failure of its actor. */
export const failureOf = ({ event }: { readonly event: { readonly error: unknown } }): Failure =>
  toFailure(event.error)

/** Stands in for an actor that `machine.provide()` has to replace. */
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

/** Whether asking again later may help. */
export const mayPass = (failure: Failure): boolean =>
  PASSING.includes(failure.code) || (failure.status ?? 0) >= 500

const MISSING: readonly string[] = [
  'FAILEDTOFIND',
  'UnknownChargePoint',
  'CHARGEPOINTNOTFOUND',
  'PLACEMENTNOTFOUND',
  'UnknownChargeLocation',
] satisfies ErrorCode[]

/** Whether the answer is that there is no such record. */
export const saysMissing = (failure: Failure): boolean => MISSING.includes(failure.code)

const REFUSED: readonly string[] = ['Unauthorized', 'UNAUTHORIZED'] satisfies ErrorCode[]

/** Whether the answer is that this person may not see it. */
export const saysRefused = (failure: Failure): boolean => REFUSED.includes(failure.code)

const CONFLICT = 409

/** Whether the answer is that what was to be changed has changed meanwhile. */
export const saysChanged = (failure: Failure): boolean => failure.status === CONFLICT

/** Whether no answer came: what was asked for may have been done all the same. */
export const isUnanswered = (failure: Failure): boolean => failure.code === FAILED_TO_LOAD.code

/** Whether the server may have done what it was asked for: no answer came, or half of one, or the server broke down. */
export const mayBeDone = (failure: Failure): boolean => {
  const { code, status = 0 } = failure
  return isUnanswered(failure) || status >= 500 || (code === 'UNEXPECTED' && status < 400)
}
