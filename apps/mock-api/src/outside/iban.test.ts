import { createWorld } from '@portal/fixtures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IBAN_COUNTRIES, ibanCheckDigits, readIban } from './iban.ts'

const DIGITS = [...'0123456789']

/** Published example IBANs of several countries. */
const EXAMPLES = [
  'BE68539007547034',
  'NL91ABNA0417164300',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'LU280019400644750000',
  'IT60X0542811101000000123456',
  'ES9121000418450200051332',
  'CH9300762011623852957',
  'AT611904300234573201',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
  'RO49AAAA1B31007593840000',
  'GR1601101250000000012300695',
] as const

/** Generates IBANs in the format of an example, with other digits and matching check digits. */
const madeLike = (example: string): fc.Arbitrary<string> => {
  const account = example.slice(4)
  return fc
    .array(fc.constantFrom(...DIGITS), { minLength: account.length, maxLength: account.length })
    .map((digits) => {
      const other = [...account]
        .map((character, at) => (/\d/.test(character) ? digits[at] : character))
        .join('')
      return `${example.slice(0, 2)}${ibanCheckDigits(example.slice(0, 2), other)}${other}`
    })
}

const anyIban = fc.constantFrom(...EXAMPLES).chain(madeLike)

const withDigitAt = (iban: string, at: number, digit: string): string =>
  iban.slice(0, at) + digit + iban.slice(at + 1)

describe('readIban', () => {
  it.each(EXAMPLES)('accepts the published example %s', (iban) => {
    expect(readIban(iban)?.iban).toBe(iban)
  })

  it('accepts any account with matching check digits', () => {
    fc.assert(
      fc.property(anyIban, (iban) => {
        expect(readIban(iban)?.iban).toBe(iban)
      }),
    )
  })

  it('rejects any single mistyped digit', () => {
    fc.assert(
      fc.property(anyIban, fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, place, shift) => {
        const places = [...iban].flatMap((character, at) => (/\d/.test(character) ? [at] : []))
        const at = places[place % places.length] ?? 0
        const mistyped = withDigitAt(iban, at, String((Number(iban[at]) + shift) % 10))
        expect(readIban(mistyped)).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  it('rejects a missing or an additional character', () => {
    fc.assert(
      fc.property(anyIban, (iban) => {
        expect([readIban(iban.slice(0, -1)), readIban(`${iban}0`)]).toEqual([undefined, undefined])
      }),
    )
  })

  it.each([
    ['an empty text', ''],
    ['a country outside SEPA', 'US64SVBKUS6S3300958879'],
    ['a missing country', '6853900754703468'],
    ['spaces', 'BE68 5390 0754 7034'],
    ['letters where digits belong', 'BE6853900754703A'],
    ['an account number of zeros', 'BE00000000000000'],
    ['the name of an inherited property', 'constructor'],
  ])('rejects %s', (_case, text) => {
    expect(readIban(text)).toBeUndefined()
  })

  it('accepts lower case', () => {
    expect(readIban('nl91abna0417164300')).toEqual({ iban: 'NL91ABNA0417164300' })
  })

  it('supports the countries of SEPA', () => {
    expect(IBAN_COUNTRIES).toHaveLength(42)
    expect(IBAN_COUNTRIES).toEqual(expect.arrayContaining(EXAMPLES.map((iban) => iban.slice(0, 2))))
  })
})

describe('The BIC', () => {
  it.each([
    ['BNP Paribas Fortis', '001', 'GEBABEBB'],
    ['Belfius', '068', 'GKCCBEBB'],
    ['ING', '363', 'BBRUBEBB'],
    ['KBC', '734', 'KREDBEBB'],
    ['Argenta', '979', 'ARSPBE22'],
    ['Crelan', '103', 'NICABEBB'],
  ])('follows from the bank code of %s', (_bank, code, bic) => {
    const account = `${code}000000097`
    expect(readIban(`BE${ibanCheckDigits('BE', account)}${account}`)?.bic).toBe(bic)
  })

  it('stays undefined for unknown banks, and for accounts outside Belgium', () => {
    expect(readIban('BE68539007547034')).toEqual({ iban: 'BE68539007547034' })
    expect(readIban('FR1420041010050500013M02606')).not.toHaveProperty('bic')
  })

  it('equals the `Bic` field of every Belgian customer of the world', () => {
    const { relations } = createWorld({ seed: 7, size: 'small', now: '2026-11-20T17:30:00Z' })
    const belgian = relations.filter(({ Country }) => Country === 'BE')
    const read = belgian.map(({ BankAccount = '' }) => readIban(BankAccount))
    expect(read).toEqual(belgian.map(({ BankAccount, Bic }) => ({ iban: BankAccount, bic: Bic })))
  })
})
