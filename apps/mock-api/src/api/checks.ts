import { type Contract, entitySchemas } from '@portal/schemas/contract'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { FastifyInstance } from 'fastify'
import { responseSchemas } from './responseSchemas.ts'

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Date formats as the contract uses them: UTC, and a moment that exists. */
const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': (text) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
}

const compiler = (useDefaults: boolean): (() => Ajv) => {
  let ajv: Ajv | undefined
  return () => {
    if (ajv) return ajv
    ajv = new Ajv({ useDefaults, removeAdditional: false, allErrors: false, strictTypes: false })
    for (const [name, validate] of Object.entries(FORMATS)) ajv.addFormat(name, validate)
    for (const schema of Object.values(entitySchemas)) ajv.addSchema(schema)
    return ajv
  }
}

/** Input gets its defaults; an answer is what it is. */
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
  const check = ajv().compile(schema)
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
