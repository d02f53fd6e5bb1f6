import { describe, expect, it } from 'vitest'
import { jsonText, readJson } from './jsonValue.ts'

describe('readJson', () => {
  it.each([
    ['array', '["a", 1]', ['a', 1]],
    ['array', ' [] ', []],
    ['object', '{"a": null}', { a: null }],
    ['object', '  ', undefined],
  ] as const)('parses a valid %s: %s', (type, text, value) => {
    expect(readJson(text, type)).toEqual(value)
  })

  it.each([
    ['array', '{}'],
    ['array', '["a"'],
    ['object', '[]'],
    ['object', 'null'],
    ['object', '"a"'],
  ] as const)('returns NaN for an invalid %s: %s', (type, text) => {
    expect(readJson(text, type)).toBeNaN()
  })
})

describe('jsonText', () => {
  it('formats a value as text that parses to the same value', () => {
    const value = [{ a: [1] }]
    expect(readJson(jsonText(value), 'array')).toEqual(value)
    expect(jsonText(undefined)).toBe('')
  })
})
