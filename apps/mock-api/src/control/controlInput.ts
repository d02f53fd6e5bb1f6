import { type Persona, personas } from '@portal/fixtures'
import { ERRORS, isErrorCode } from '@portal/schemas'
import { isApiOperation, isOperation, OPERATIONS, type Operation } from './operations.ts'
import { type Outcome, PLAIN_OUTCOMES } from './outcome.ts'

/** An answer is delayed at most a minute. */
const MAX_DELAY_MS = 60_000

/** A wrong body of a control call; the message is for the person who wrote the test. */
export class ControlError extends Error {
  readonly statusCode: number

  constructor(message: string, statusCode = 400) {
    super(message)
    this.statusCode = statusCode
  }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The body as an object with no other fields than these. */
export const readFields = (body: unknown, allowed: readonly string[]): Fields => {
  if (body === undefined || body === null) return {}
  if (!isFields(body)) throw new ControlError('The body must be a JSON object.')
  for (const name of Object.keys(body)) {
    if (!allowed.includes(name)) {
      throw new ControlError(`'${name}' is not a field of this call. It takes: ${allowed.join(', ')}.`)
    }
  }
  return body
}

export const readOperation = (value: unknown): Operation => {
  if (isOperation(value)) return value
  throw new ControlError(
    `operation ${JSON.stringify(value)} is unknown. It is one of: ${OPERATIONS.join(', ')}.`,
  )
}

/** The persona of this user name. */
export const readPersona = (username: unknown): Persona => {
  const persona = personas.find((candidate) => candidate.username === username)
  if (persona) return persona
  throw new ControlError(
    `username ${JSON.stringify(username)} is unknown. It is one of: ${personas.map((known) => known.username).join(', ')}.`,
  )
}

export const readMethod = (value: unknown): string | undefined => {
  if (value === undefined) return undefined
  if (typeof value === 'string' && /^(GET|POST|PUT|DELETE)$/.test(value)) return value
  throw new ControlError('method must be GET, POST, PUT or DELETE.')
}

/** A whole number from 0, or undefined when the field is absent. */
export const readNumber = (
  name: string,
  value: unknown,
  most = Number.MAX_SAFE_INTEGER,
): number | undefined => {
  if (value === undefined) return undefined
  if (Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most) return Number(value)
  throw new ControlError(
    `${name} must be a whole number from 0${most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ''}.`,
  )
}

/** A whole number from 1, or undefined when the field is absent. */
export const readCount = (name: string, value: unknown): number | undefined => {
  if (value === undefined) return undefined
  if (Number.isSafeInteger(value) && Number(value) >= 1) return Number(value)
  throw new ControlError(`${name} must be a whole number from 1.`)
}

const OAUTH_CODE = /^[a-z_]{1,60}$/
/** What a server says that fails without saying why. */
const NO_CODES: readonly unknown[] = ['', 'undefined']

const readCode = (code: unknown, operation: Operation): Outcome => {
  if (isApiOperation(operation)) {
    if (NO_CODES.includes(code)) return { kind: 'code', code: String(code) }
    if (
      typeof code !== 'string' ||
      !isErrorCode(code) ||
      ERRORS[code].http === 0 ||
      ERRORS[code].severity === 'success'
    ) {
      throw new ControlError(`code ${JSON.stringify(code)} is no failing code that the API answers.`)
    }
    return { kind: 'code', code }
  }
  if (operation !== 'identity.token' && operation !== 'identity.authorize') {
    throw new ControlError(`${operation} answers no codes. Use the kind 'status', 'drop' or 'malformed'.`)
  }
  if (typeof code !== 'string' || !OAUTH_CODE.test(code)) {
    throw new ControlError(`code ${JSON.stringify(code)} is no OAuth error code such as login_required.`)
  }
  return { kind: 'code', code }
}

/** The outcome of a request of this operation. */
export const readOutcome = (value: unknown, operation: Operation): Outcome => {
  if (!isFields(value)) throw new ControlError('outcome must be an object such as {"kind": "answer"}.')
  const plain = PLAIN_OUTCOMES.find((kind) => kind === value.kind)
  if (plain) return { kind: plain }
  switch (value.kind) {
    // Another word for the same.
    case 'reset':
      return { kind: 'drop' }
    case 'delay': {
      const ms = readNumber('outcome.ms', value.ms, MAX_DELAY_MS)
      if (ms === undefined) throw new ControlError('outcome.ms must say how long, in milliseconds.')
      return { kind: 'delay', ms }
    }
    case 'code':
      return readCode(value.code, operation)
    case 'status': {
      const { status } = value
      if (!Number.isSafeInteger(status) || Number(status) < 400 || Number(status) > 599) {
        throw new ControlError('outcome.status must be a whole number from 400 to 599.')
      }
      return { kind: 'status', status: Number(status) }
    }
    default:
      throw new ControlError(
        `outcome.kind must be ${PLAIN_OUTCOMES.join(', ')}, reset, code, status or delay.`,
      )
  }
}
