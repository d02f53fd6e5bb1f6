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

const SECONDS_PER_WEEK = 604_800
const duration: ParameterSchema = { type: 'integer', minimum: 60, maximum: SECONDS_PER_WEEK }

const rate: ParameterSchema = { type: 'number', minimum: 0, maximum: 1_000_000 }

/** Properties of a charging schedule in both versions. The first period starts at 0. */
export const schedule = {
  chargingRateUnit: choice('W', 'A'),
  chargingSchedulePeriod: {
    type: 'array',
    minItems: 1,
    maxItems: 24,
    items: objectOf(
      { limit: rate, startPeriod: { type: 'integer', minimum: 0, maximum: SECONDS_PER_WEEK, default: 0 } },
      ['limit', 'startPeriod'],
    ),
  },
  minChargingRate: rate,
  startSchedule: moment,
  duration,
} as const satisfies Readonly<Record<string, ParameterSchema>>

/** Returns the schema of a card list, with the entries of the version. */
export const cardList = (entry: ParameterSchema): ParameterSchema => ({
  type: 'array',
  maxItems: 100,
  items: entry,
})
export const cardStatus = choice('Accepted', 'Blocked', 'Expired', 'Invalid')
