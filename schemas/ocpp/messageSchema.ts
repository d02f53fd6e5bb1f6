/** The part of JSON Schema that describes the parameters of a message. */
export interface ParameterSchema {
  readonly type: 'string' | 'integer' | 'number' | 'array' | 'object'
  readonly enum?: readonly string[]
  /** Fixed value, which forms do not show. */
  readonly const?: string
  /** Initial value in a form. */
  readonly default?: string | number
  readonly format?: 'date-time'
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: ParameterSchema
  readonly properties?: Readonly<Record<string, ParameterSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false
}

/** Returns the schema of an object without unknown properties. */
export const objectOf = (
  properties: Readonly<Record<string, ParameterSchema>>,
  required: readonly string[] = [],
): ParameterSchema => ({ type: 'object', additionalProperties: false, required, properties })

export const NOTHING = objectOf({})

export const text = (maxLength: number): ParameterSchema => ({ type: 'string', minLength: 1, maxLength })
export const choice = (...values: readonly [string, ...string[]]): ParameterSchema => ({
  type: 'string',
  enum: values,
  default: values[0],
})
export const moment: ParameterSchema = { type: 'string', format: 'date-time' }
export const count = (minimum = 0, initial?: number): ParameterSchema => ({
  type: 'integer',
  minimum,
  maximum: 2_147_483_647,
  ...(initial !== undefined && { default: initial }),
})
/** Returns the schema of a URL for an upload or download. */
export const address = (maxLength: number): ParameterSchema => ({
  ...text(maxLength),
  pattern: '^(https?|s?ftps?)://[^\\s/]+\\S*$',
})
/**
 * Returns the schema of a firmware file's URL. The protocol has no field for the version, so the file name contains
 * it.
 */
export const firmwareAddress = (maxLength: number): ParameterSchema => ({
  ...text(maxLength),
  pattern: '^(https?|s?ftps?)://[^\\s/]+/\\S*\\d+(\\.\\d+)+\\S*$',
})

/** A schedule with one limit. Further limits are sent in separate profiles. */
export const schedulePeriods: ParameterSchema = {
  type: 'array',
  minItems: 1,
  maxItems: 1,
  items: objectOf(
    {
      startPeriod: { type: 'integer', minimum: 0, maximum: 0, default: 0 },
      limit: { type: 'number', minimum: 0, maximum: 1_000_000 },
    },
    ['startPeriod', 'limit'],
  ),
}

const SECONDS_PER_WEEK = 604_800
export const duration: ParameterSchema = { type: 'integer', minimum: 60, maximum: SECONDS_PER_WEEK }
