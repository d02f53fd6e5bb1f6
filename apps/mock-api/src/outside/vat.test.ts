import { createWorld } from '@portal/fixtures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVat } from './vat.ts'

const padded = (number: number, length: number): string => String(number).padStart(length, '0')

const belgian = fc
  .integer({ min: 0, max: 19_999_999 })
  .map((body) => `BE${padded(body, 8)}${padded(97 - (body % 97), 2)}`)

const luxembourgish = fc
  .integer({ min: 0, max: 999_999 })
  .map((body) => `LU${padded(body, 6)}${padded(body % 89, 2)}`)

const french = fc
  .integer({ min: 0, max: 999_999_999 })
  .map((siren) => `FR${padded((12 + 3 * (siren % 97)) % 97, 2)}${padded(siren, 9)}`)

/** Variants of a number with one changed digit each. */
const mistypings = (number: string, shift: number): string[] =>
  [...number].flatMap((character, at) =>
    /\d/.test(character)
      ? [number.slice(0, at) + String((Number(character) + shift) % 10) + number.slice(at + 1)]
      : [],
  )

describe('readVat', () => {
  it.each([
    'BE0203201340',
    'BE0417710407',
    'NL004495445B01',
    'NL000099998B57',
    'LU20260743',
    'FR40303265045',
    'DE136695976',
  ])('accepts the known number %s', (number) => {
    expect(readVat(number)).toBe(number)
  })

  it.each([
    ['Belgium', belgian],
    ['Luxembourg', luxembourgish],
    ['France', french],
  ])('accepts valid check digits for %s, and rejects any single typo', (_country, numbers) => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 9 }), (number, shift) => {
        expect(readVat(number)).toBe(number)
        expect(mistypings(number, shift).filter((wrong) => readVat(wrong) !== undefined)).toEqual([])
      }),
    )
  })

  it('rejects any single typo in a German number', () => {
    for (let shift = 1; shift <= 9; shift += 1)
      expect(mistypings('DE136695976', shift).filter((wrong) => readVat(wrong) !== undefined)).toEqual([])
  })

  // A typo can turn a number of one Dutch series into a valid number of the other, so these typos are chosen by hand.
  it.each(['NL004495446B01', 'NL000099998B58', 'NL000099998A57', 'NL00009999B57'])(
    'rejects %s, which fails both Dutch checks',
    (number) => {
      expect(readVat(number)).toBeUndefined()
    },
  )

  it('accepts Belgian numbers that start with 1, but not with 2', () => {
    expect(readVat(`BE10000000${padded(97 - (10_000_000 % 97), 2)}`)).toBeDefined()
    expect(readVat(`BE20000000${padded(97 - (20_000_000 % 97), 2)}`)).toBeUndefined()
  })

  it.each(['BE 0417.710.407', 'be0417710407', '0417 710 407', 'BE-0417-710-407'])(
    'accepts the spelling %s',
    (text) => {
      expect(readVat(text)).toBe('BE0417710407')
    },
  )

  it.each([
    '',
    'BE',
    'BE041771040',
    'BE04177104070',
    'BE0417710408',
    'XX0417710407',
    'hello',
    '{}',
    'constructor',
  ])('rejects %j', (text) => {
    expect(readVat(text)).toBeUndefined()
  })

  it('accepts the VAT number of every company of the world', () => {
    const { relations } = createWorld({ seed: 7, size: 'small', now: '2026-11-20T17:30:00Z' })
    const numbers = relations.flatMap(({ VatNumber }) => VatNumber ?? [])
    expect(numbers.length).toBeGreaterThan(10)
    expect(numbers.map(readVat)).toEqual(numbers)
  })
})
