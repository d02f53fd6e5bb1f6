import { type Endpoint, entitySchemas } from '@portal/schemas/contract'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import type { FastifyInstance } from 'fastify'
import { responseSchemas } from './responseSchemas.ts'

const DAY = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d'
const DATE = new RegExp(`^${DAY}$`)
const UTC = new RegExp(`^${DAY}T${CLOCK}:[0-5]\\d(\\.\\d+)?Z$`)
const OFFSET = new RegExp(`^${DAY}T${CLOCK}:[0-5]\\d(\\.\\d+)?[+-]${CLOCK}$`)
const [DAY_FROM, DAY_TO] = [8, 10]
const LAST_SURE_DAY = 28

/**
 * True if the date at the start of a text exists; `Date` would turn 30 February into a day in March. A response can
 * contain a hundred dates, so days that exist in every month skip the parsing.
 */
const exists = (text: string): boolean => {
  const day = Number(text.slice(DAY_FROM, DAY_TO))
  return day <= LAST_SURE_DAY || new Date(`${text.slice(0, DAY_TO)}T00:00:00Z`).getUTCDate() === day
}

const isDate = (text: string): boolean => DATE.test(text) && exists(text)
const isUtc = (text: string): boolean => UTC.test(text) && exists(text)
/** True if the time exists and its year still has four digits after conversion to UTC. */
export const isMoment = (text: string): boolean =>
  isUtc(text) || (OFFSET.test(text) && exists(text) && /^\d/.test(new Date(text).toISOString()))

const compiler = (isInput: boolean): (() => Ajv) => {
  let ajv: Ajv | undefined
  return () => {
    if (ajv) return ajv
    ajv = new Ajv({ useDefaults: isInput, removeAdditional: false, allErrors: false, strictTypes: false })
    ajv.addFormat('date', isDate)
    ajv.addFormat('date-time', isInput ? isMoment : isUtc)
    ajv.addFormat('euro', { type: 'number', validate: (amount) => Number(amount.toFixed(4)) === amount })
    ajv.addKeyword({ keyword: 'utc', type: 'string', schema: false, modifying: true, validate: toUtc })
    for (const schema of Object.values(entitySchemas))
      ajv.addSchema(isInput ? (withUtc(schema) as object) : schema)
    return ajv
  }
}

/** Implements the Ajv keyword `utc`: converts a time with an offset to UTC, because only UTC is stored and compared. */
const toUtc = (text: string, where?: DataValidationCxt): boolean => {
  if (where && !text.endsWith('Z'))
    Reflect.set(where.parentData as object, where.parentDataProperty, new Date(text).toISOString())
  return true
}

/** Copies a schema so that it converts its times to UTC. */
const withUtc = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withUtc)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withUtc(value)]))
  return inner.format === 'date-time' ? { ...inner, utc: true } : inner
}

/** Inputs get defaults and UTC times; responses stay unchanged. */
const inputs = compiler(true)
const answers = compiler(false)

/**
 * Checks are compiled on first use and shared by all servers of the process. Compiling more than a hundred endpoints
 * at startup would take seconds, and most are never called.
 */
const compiled = new WeakMap<object, ValidateFunction>()
const checkOf = (ajv: () => Ajv, schema: object): ValidateFunction => {
  const cached = compiled.get(schema)
  if (cached) return cached
  const check = ajv().compile(ajv === inputs ? (withUtc(schema) as object) : schema)
  compiled.set(schema, check)
  return check
}

/** Validator compiler for Fastify, which reads the errors from a property of the function. */
const inputCheck = ({ schema }: { readonly schema: unknown }) => {
  const validate = (data: unknown): boolean => {
    const check = checkOf(inputs, schema as object)
    const isValid = check(data)
    validate.errors = check.errors ?? null
    return isValid
  }
  validate.errors = null as ErrorObject[] | null
  return validate
}

/** Thrown when a response breaks the contract, which is a bug in this server. */
export class AnswerError extends Error {}

const schemasOf = new WeakMap<Endpoint, Readonly<Record<string, object>>>()

/** Returns a check of an endpoint's responses. It throws an `AnswerError` if one breaks the contract. */
export const answerCheck = (endpoint: Endpoint): ((status: number, payload: unknown) => void) => {
  return (status, payload) => {
    const schemas = schemasOf.get(endpoint) ?? (responseSchemas(endpoint) as Record<string, object>)
    schemasOf.set(endpoint, schemas)
    const check = checkOf(answers, schemas[status] ?? schemas.default ?? {})
    if (check(payload)) return
    throw new AnswerError((check.errors ?? []).map((e) => `${e.instancePath} ${e.message}`).join(', '))
  }
}

/** Validates the input of the routes registered afterwards. */
export const addChecks = (app: FastifyInstance): void => {
  app.setValidatorCompiler(inputCheck)
}
