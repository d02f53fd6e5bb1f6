import type { ParameterSchema } from '@portal/schemas/ocpp/messageSchema'
import { parametersOf } from '@portal/schemas/ocpp/messages'
import type { Protocol } from '@portal/schemas/ocpp/protocols'
import { Ajv, type ValidateFunction } from 'ajv'
import { isMoment } from '../api/checks.ts'
import { BcoError } from './handler.ts'

const ajv = new Ajv({ strictTypes: false, formats: { 'date-time': isMoment } })
const compiled = new Map<ParameterSchema, ValidateFunction>()

const checkOf = (schema: ParameterSchema): ValidateFunction => {
  const check = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, check)
  return check
}

export const parsedPayload = (payload: string): unknown => {
  try {
    return JSON.parse(payload)
  } catch {
    throw new BcoError('Error', 'payload: is not JSON')
  }
}

/**
 * Parses the parameters of a message. Throws an error that names the first invalid one. Returns undefined if the
 * protocol has no such message.
 */
export const parsePayload = (protocol: Protocol, action: string, payload = '{}'): unknown => {
  const schema = parametersOf(protocol, action)
  if (!schema) return undefined
  const value = parsedPayload(payload)
  const check = checkOf(schema)
  if (check(value)) return value
  const [error] = check.errors ?? []
  throw new BcoError('Error', `payload${error?.instancePath ?? ''}: ${error?.message ?? 'is not valid'}`)
}

export const valueAt = (payload: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    payload,
  )

export const textAt = (payload: unknown, ...path: readonly (string | number)[]): string | undefined => {
  const value = valueAt(payload, path)
  return typeof value === 'string' ? value : undefined
}

export const numberAt = (payload: unknown, ...path: readonly (string | number)[]): number | undefined => {
  const value = valueAt(payload, path)
  return typeof value === 'number' ? value : undefined
}

export const listAt = (payload: unknown, key: string): readonly unknown[] => {
  const value = valueAt(payload, [key])
  return Array.isArray(value) ? value : []
}
