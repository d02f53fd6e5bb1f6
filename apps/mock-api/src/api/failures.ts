import { ERRORS, type ErrorCode, FAILED_TO_FIND_MESSAGE } from '@portal/schemas'
import { ANY_CALL_CODES, type EnvelopeKind } from '@portal/schemas/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { BcoError, ConflictError } from '../bco/handler.ts'
import { KeepError } from '../durability/errors.ts'
import { AnswerError } from './checks.ts'
import { envelopes, type Failure } from './envelopes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    envelope?: EnvelopeKind
    errors?: readonly ErrorCode[]
  }
}

const failure = (code: ErrorCode, message: string, http: number = ERRORS[code].http): Failure => ({
  code,
  status: ERRORS[code].severity,
  message,
  http,
})

/** Returns the path of the invalid field: `pagesize`, or `draft/email` inside a body. */
const fieldOf = ({
  instancePath,
  params,
}: {
  instancePath: string
  params: Record<string, unknown>
}): string => {
  const inner = params.missingProperty ?? params.additionalProperty
  return [instancePath.slice(1), ...(typeof inner === 'string' ? [inner] : [])].filter(Boolean).join('/')
}

const inputMessage = (error: FastifyError): string => {
  const [first] = error.validation ?? []
  if (!first) return error.message
  const field = fieldOf(first)
  if (first.keyword === 'additionalProperties') return `${field}: is not a known parameter`
  if (first.keyword === 'required') return `${field}: is missing`
  if (first.params.format === 'euro') return `${field}: has more than four decimals`
  if (first.params.format === 'date-time') return `${field}: is not a date and time that exists`
  return `${field || error.validationContext}: ${first.message ?? 'is not valid'}`
}

const CONFLICT = 409

/** Maps any error to a failure of the catalogue (S8). */
const toFailure = (error: FastifyError | BcoError): Failure => {
  if (error instanceof ConflictError)
    return { ...failure(error.code, error.message, CONFLICT), current: error.current }
  if (error instanceof BcoError) return failure(error.code, error.message, error.http)
  if (error instanceof AnswerError)
    return failure('UNEXPECTED', `The response breaks the contract: ${error.message}`)
  if (error instanceof KeepError) return failure('UNEXPECTED', error.message)
  if (error.validation) return failure('Error', inputMessage(error))
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return failure('Error', error.message, status)
  return failure('UNEXPECTED', 'Something went wrong in the mock; see its log.')
}

/** An error code that the endpoint does not list breaks the contract, so it becomes UNEXPECTED. */
const listed = (failed: Failure, errors: readonly ErrorCode[] | undefined): Failure => {
  const codes: readonly string[] = [...ANY_CALL_CODES, ...(errors ?? [])]
  if (errors === undefined || codes.includes(failed.code)) return failed
  return failure('UNEXPECTED', `The response breaks the contract: the call does not list ${failed.code}`)
}

const send = (reply: FastifyReply, envelope: EnvelopeKind, failed: Failure) =>
  reply
    .code(failed.http)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(envelopes[envelope].failure(failed))

/** Sends every error of the API in the envelope of its endpoint. */
export const sendFailure = (error: FastifyError | BcoError, request: FastifyRequest, reply: FastifyReply) => {
  const { envelope = 'result', errors } = request.routeOptions.config
  const failed = listed(toFailure(error), errors)
  if (failed.code === 'UNEXPECTED') request.log.error(error)
  return send(reply, envelope, failed)
}

export const sendNotFound = (reply: FastifyReply) =>
  send(reply, 'result', failure('FAILEDTOFIND', FAILED_TO_FIND_MESSAGE))
