import { configSchema, mockConfig } from '@portal/schemas'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { configProblem } from './configProblem.ts'

const config = mockConfig('http://localhost:4010')

/** Every place in a value, as a path of keys. */
const places = (value: unknown, path: readonly string[] = []): (readonly string[])[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))
    : []),
]

const replaced = (value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown => {
  if (key === undefined) return by
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) }
  const record = copy as Record<string, unknown>
  record[key] = replaced(record[key], rest, by)
  return copy
}

describe('the compiled check of config.json', () => {
  it('agrees with its schema, whatever is put anywhere in it', () => {
    const validate = new Ajv().compile(configSchema)
    expect(configProblem(config)).toBeUndefined()
    fc.assert(
      fc.property(fc.constantFrom(...places(config)), fc.jsonValue(), (path, junk) => {
        const value = replaced(config, path, junk)
        expect(configProblem(value) === undefined).toBe(validate(value))
      }),
      { numRuns: 500 },
    )
  })

  it('names the field that is wrong, missing or unknown', () => {
    expect(configProblem({ ...config, topBarColour: 'blue' })).toBe('/topBarColour is not as it should be')
    expect(configProblem({ ...config, api: {} })).toBe('/api/base is missing')
    expect(configProblem({ ...config, colour: 1 })).toBe('/colour is not known')
    expect(configProblem(null)).toBe('/ is not as it should be')
  })

  it('is not fooled by a field named __proto__', () => {
    expect(configProblem(JSON.parse('{"__proto__": {"productName": "x"}}'))).toBeDefined()
  })
})
