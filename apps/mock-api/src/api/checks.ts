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
 * Whether the day that a text begins with exists: the 30th of February would become a day in March. An answer holds a
 * hundred moments, so most are recognised by their digits alone.
 */
const exists = (text: string): boolean => {
  const day = Number(text.slice(DAY_FROM, DAY_TO))
  return day <= LAST_SURE_DAY || new Date(`${text.slice(0, DAY_TO)}T00:00:00Z`).getUTCDate() === day
}

const isDate = (text: string): boolean => DATE.test(text) && exists(text)
const isUtc = (text: string): boolean => UTC.test(text) && exists(text)
/** An offset may lead out of the years that have four digits. */
const isMoment = (text: string): boolean =>
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

/** Moments with an offset are replaced by UTC: only UTC is kept and compared. */
const toUtc = (text: string, where?: DataValidationCxt): boolean => {
  if (where && !text.endsWith('Z'))
    Reflect.set(where.parentData as object, where.parentDataProperty, new Date(text).toISOString())
  return true
}

/** A schema whose moments become UTC. */
const withUtc = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withUtc)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withUtc(value)]))
  return inner.format === 'date-time' ? { ...inner, utc: true } : inner
}

/** Input gets its defaults, and its moments in UTC; an answer is what it is. */
const inputs = compiler(true)
const answers = compiler(false)

/**
 * A check is compiled when it is first needed and then kept for every server of the process: with more than a hundred
 * calls a start would otherwise take seconds, and most are never asked.
 */
const compiled = new WeakMap<object, ValidateFunction>()
const checkOf = (ajv: () => Ajv, schema: object): ValidateFunction => {
  const known = compiled.get(schema)
  if (known) return known
  const check = ajv().compile(ajv === inputs ? (withUtc(schema) as object) : schema)
  compiled.set(schema, check)
  return check
}

/** Checks what comes in, as Fastify wants its checks: the errors are left beside the function. */
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

/** An answer that breaks the contract: a fault of this server. */
export class AnswerError extends Error {}

const schemasOf = new WeakMap<Endpoint, Readonly<Record<string, object>>>()

/** Holds every answer of a call against its contract before it is sent. */
export const answerCheck = (endpoint: Endpoint): ((status: number, payload: unknown) => void) => {
  return (status, payload) => {
    const schemas = schemasOf.get(endpoint) ?? (responseSchemas(endpoint) as Record<string, object>)
    schemasOf.set(endpoint, schemas)
    const check = checkOf(answers, schemas[status] ?? schemas.default ?? {})
    if (check(payload)) return
    throw new AnswerError((check.errors ?? []).map((e) => `${e.instancePath} ${e.message}`).join(', '))
  }
}

/** For the routes made after it: input is checked by the checks above. */
export const addChecks = (app: FastifyInstance): void => {
  app.setValidatorCompiler(inputCheck)
}
