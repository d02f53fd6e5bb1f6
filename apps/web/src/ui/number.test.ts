import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberIn, numberText } from './number.ts'

const LANGUAGES = ['en', 'fr', 'nl'] as const

describe('numberIn', () => {
  it.each([
    ['0,4', 0.4],
    ['0.4', 0.4],
    [',4', 0.4],
    ['-3', -3],
    ['12', 12],
    ['4,', 4],
    ['  4,90 ', 4.9],
    ['0,345', 0.345],
    ['−12.5', -12.5],
    ['–12,5', -12.5],
    ['‑7', -7],
    ['1 234 567', 1_234_567],
    ['', undefined],
    ['  ', undefined],
  ])('reads %j as %j in every language', (text, value) => {
    for (const language of LANGUAGES) expect(numberIn(text, language)).toBe(value)
  })

  it.each([
    ['en', '1,234.5', 1_234.5],
    ['en', '1,234', 1_234],
    ['en', '-1,234,567.89', -1_234_567.89],
    ['en', '1.234', 1.234],
    ['fr', '1\u202f234,5', 1_234.5],
    ['fr', '1\u00a0234,5', 1_234.5],
    ['fr', '1 234,5', 1_234.5],
    ['fr', '−1\u202f234\u202f567', -1_234_567],
    ['fr', '1,234', 1.234],
    ['nl', '1.234,5', 1_234.5],
    ['nl', '1.234', 1_234],
    ['nl', '51.2163', 51.2163],
    ['nl', '1,234', 1.234],
  ])('reads %s %j as %d', (language, text, value) => expect(numberIn(text, language)).toBe(value))

  it.each([
    '1e3',
    '1E3',
    '0x10',
    '4 euro',
    '€ 4',
    '12abc',
    '1.2.3',
    '1,2,3',
    '12,34,567',
    '1234,567,890',
    '--1',
    '5-',
    '-',
    ',',
    '1/2',
    '½',
    '١٢',
    'Infinity',
    'NaN',
    '1 2',
    '1’234',
    '+32',
  ])('refuses %j in every language', (text) => {
    for (const language of LANGUAGES) expect(numberIn(text, language)).toBeNaN()
  })

  it.each([
    ['en', '1.234,5'],
    ['fr', '1.234,5'],
    ['fr', '1,234.5'],
    ['nl', '1,234.5'],
  ])('refuses the grouping separators of another language: %s %j', (language, text) => {
    expect(numberIn(text, language)).toBeNaN()
  })

  it('parses every number formatted in the language, with or without grouping', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        fc.integer(),
        fc.integer({ min: 0, max: 4 }),
        (language, whole, decimals) => {
          const value = whole / 10 ** decimals
          expect(numberIn(numberText(value, language), language)).toBe(value)
          const grouped = new Intl.NumberFormat(language, {
            minimumFractionDigits: 2,
            maximumFractionDigits: 4,
          })
          expect(numberIn(grouped.format(value), language)).toBe(value)
        },
      ),
    )
  })
})

it('numberText formats without an exponent', () => {
  expect(numberText(1e-7, 'nl')).toBe('0,0000001')
  expect(numberText(-3.25, 'en')).toBe('-3.25')
})
