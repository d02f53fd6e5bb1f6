import { type Contract, entitySchemas } from '@portal/schemas/contract'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import type { FastifyInstance } from 'fastify'
import { responseSchemas } from './responseSchemas.ts'

/** The 30th of February would become a day in March. */
const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d'
const isMoment = (zone: string) => {
  const pattern = new RegExp(`^(\\d{4}-\\d\\d-\\d\\d)T${CLOCK}:[0-5]\\d(\\.\\d+)?${zone}$`)
  return (text: string): boolean => {
    const [, day] = pattern.exec(text) ?? []
    // An offset may lead out of the years that have four digits.
    return day !== undefined && isDay(day) && /^\d/.test(new Date(text).toISOString())
  }
}

const compiler = (isInput: boolean): (() => Ajv) => {
  let ajv: Ajv | undefined
  return () => {
    if (ajv) return ajv
    ajv = new Ajv({ useDefaults: isInput, removeAdditional: false, allErrors: false, strictTypes: false })
    ajv.addFormat('date', (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text))
    ajv.addFormat('date-time', isMoment(isInput ? `(Z|[+-]${CLOCK})` : 'Z'))
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

const schemasOf = new WeakMap<Contract, Readonly<Record<string, object>>>()

/** Holds every answer of a call against its contract before it is sent. */
export const answerCheck = (contract: Contract): ((status: number, payload: unknown) => void) => {
  return (status, payload) => {
    const schemas = schemasOf.get(contract) ?? (responseSchemas(contract) as Record<string, object>)
    schemasOf.set(contract, schemas)
    const check = checkOf(answers, schemas[status] ?? schemas.default ?? {})
    if (check(payload)) return
    throw new AnswerError((check.errors ?? []).map((e) => `${e.instancePath} ${e.message}`).join(', '))
  }
}

/** For the routes made after it: input is checked by the checks above. */
export const addChecks = (app: FastifyInstance): void => {
  app.setValidatorCompiler(inputCheck)
}
