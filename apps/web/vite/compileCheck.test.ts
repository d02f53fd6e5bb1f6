import { checkConfig, checkUserInfo } from 'virtual:checks'
import { configSchema, mockConfig } from '@portal/schemas'
import { entitySchemas } from '@portal/schemas/contract'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileCheck } from './compileCheck.ts'

const config = mockConfig('http://localhost:4010')
const userInfo = {
  role: ['FleetManager'],
  Relation: { Id: 'R1', Description: 'Noordzee Logistics', IsCompany: 1 },
  RelationContact: { Id: 'C1', Name: 'Sofie Claes', Email: 'sofie@noordzee.example' },
}

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

describe('a compiled check', () => {
  it.each([
    ['config.json', checkConfig, configSchema, config],
    ['the user info', checkUserInfo, entitySchemas.UserInfo, userInfo],
  ] as const)('says of %s what the schema says, whatever is put anywhere in it', (_, check, schema, good) => {
    const validate = new Ajv().compile(schema)
    expect(check(good)).toBeUndefined()
    expect(validate(good)).toBe(true)
    fc.assert(
      fc.property(fc.constantFrom(...places(good)), fc.jsonValue(), (path, junk) => {
        const value = replaced(good, path, junk)
        expect(check(value) === undefined).toBe(validate(value))
      }),
      { numRuns: 500 },
    )
  })

  it('names the field that is wrong, missing or unknown', () => {
    expect(checkConfig({ ...config, topBarColour: 'blue' })).toContain('/topBarColour')
    expect(checkConfig({ ...config, api: {} })).toBe('/api/base is missing')
    expect(checkConfig({ ...config, colour: 1 })).toBe('/colour is not known')
  })

  it('is not fooled by a field named __proto__', () => {
    expect(checkConfig(JSON.parse('{"__proto__": {"productName": "x"}}'))).toBeDefined()
  })

  it('cannot be made from a schema that says more than it understands', () => {
    expect(() => compileCheck({ type: 'string', format: 'email' })).toThrow('format')
  })
})
