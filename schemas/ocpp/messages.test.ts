import { expect, it } from 'vitest'
import { CHARGER_MESSAGE_MAX_LENGTH } from '../constants.ts'
import type { ParameterSchema } from './messageSchema.ts'
import { CHARGER_MESSAGES } from './messages.ts'

/** A quote takes two characters in JSON. */
const QUOTE = '"'

/** Returns parameters with every field and entry, each with the longest value. */
const longest = (schema: ParameterSchema): unknown => {
  const { type, enum: choices = [], maxItems = 0, items, properties = {} } = schema
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, longest(inner)]))
    case 'array':
      return Array.from({ length: maxItems }, () => items && longest(items))
    case 'string':
      if (schema.format === 'date-time') return '2026-11-18T10:00:00.000+01:00'
      return (
        schema.const ??
        choices.toSorted((one, other) => other.length - one.length)[0] ??
        QUOTE.repeat(schema.maxLength ?? Number.NaN)
      )
    default:
      return schema.maximum ?? Number.NaN
  }
}

const MESSAGES = Object.entries(CHARGER_MESSAGES).flatMap(([protocol, messages]) =>
  Object.entries<ParameterSchema>(messages).map(([name, schema]) => [name, protocol, schema] as const),
)

it.each(MESSAGES)('the length limit fits the longest %s of %s', (_name, _protocol, schema) => {
  const { length } = JSON.stringify(longest(schema))
  expect(length).toBeLessThanOrEqual(CHARGER_MESSAGE_MAX_LENGTH)
})
