import { ERRORS, isErrorCode } from '@portal/schemas'
import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import type { OutcomeBody } from './controlSchemas.ts'
import { isApiOperation, type Operation } from './operations.ts'
import type { Outcome } from './outcome.ts'

/** Thrown for an invalid control call. The message is for the author of the test. */
export class ControlError extends Error {
  readonly statusCode: number

  constructor(message: string, statusCode = 400) {
    super(message)
    this.statusCode = statusCode
  }
}

const TYPES: Readonly<Record<string, string>> = {
  object: 'a JSON object',
  integer: 'a whole number',
  boolean: 'true or false',
  string: 'a text',
}

const typeNames = (type: unknown): string =>
  String(type)
    .split(',')
    .map((name) => TYPES[name] ?? name)
    .join(' or ')

/** Converts the first schema error to a message that names the field. */
export const schemaSentence = ([first]: readonly FastifySchemaValidationError[]): ControlError => {
  const { instancePath = '', keyword, params = {}, message = 'is not valid' } = first ?? {}
  const inner = params.additionalProperty ?? params.missingProperty
  const field = [...instancePath.split('/').slice(1), ...(typeof inner === 'string' ? [inner] : [])].join('.')
  if (keyword === 'additionalProperties' || keyword === 'false schema')
    return new ControlError(`'${field}' is not a field of this call.`)
  if (keyword === 'required') return new ControlError(`${field} is missing.`)
  if (keyword === 'enum')
    return new ControlError(
      `${field} must be one of: ${(params.allowedValues as unknown[]).map(String).join(', ')}.`,
    )
  if (keyword === 'type') return new ControlError(`${field || 'The body'} must be ${typeNames(params.type)}.`)
  if (keyword === 'format')
    return new ControlError(`${field} must be a date and time in ISO 8601, such as 2026-11-21T06:00:00Z.`)
  return new ControlError(`${field} ${message}.`)
}

const OAUTH_CODE = /^[a-z_]{1,60}$/
/** Values in place of a code, with which tests simulate a failure without one. */
const NO_CODES: readonly unknown[] = ['', 'undefined']

const readCode = (code: string, operation: Operation): Outcome => {
  if (isApiOperation(operation)) {
    if (NO_CODES.includes(code)) return { kind: 'code', code }
    if (!isErrorCode(code) || ERRORS[code].http === 0 || ERRORS[code].severity === 'success')
      throw new ControlError(`code ${JSON.stringify(code)} is not an error code of the API.`)
    return { kind: 'code', code }
  }
  if (operation !== 'identity.token' && operation !== 'identity.authorize')
    throw new ControlError(`${operation} has no error codes. Use the kind 'status', 'drop' or 'malformed'.`)
  if (!OAUTH_CODE.test(code))
    throw new ControlError(`code ${JSON.stringify(code)} is not an OAuth error code such as login_required.`)
  return { kind: 'code', code }
}

/** Parses the outcome of a request. The schema has already checked that the fields of its kind are present. */
export const readOutcome = (
  { kind, code = '', status = 0, ms = 0 }: OutcomeBody,
  operation: Operation,
): Outcome => {
  switch (kind) {
    // Alias of `drop`.
    case 'reset':
      return { kind: 'drop' }
    case 'delay':
      return { kind, ms }
    case 'code':
      return readCode(code, operation)
    case 'status':
      return { kind, status }
    default:
      return { kind }
  }
}
