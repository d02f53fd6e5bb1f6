import { describe, expect, it } from 'vitest'
import { asCardNumber, asPrintedNumber, withCardNumbers } from './cardNumber.ts'

describe('asCardNumber', () => {
  it.each([
    ['bebca0000420', 'BE-BCA-000042-0'],
    ['be:bca:000042:0', 'BE-BCA-000042-0'],
    ['BE BCA 000042 0', 'BE-BCA-000042-0'],
    ['be-bca-0000420', 'BE-BCA-000042-0'],
    [' BE–BCA–000042–0 ', 'BE-BCA-000042-0'],
    ['0000420', '000042-0'],
    ['000042 0', '000042-0'],
    ['bebca0000', 'BE-BCA-0000'],
    ['BE BCA 0000', 'BE-BCA-0000'],
    ['42-0', '42-0'],
    ['420', '420'],
    ['bebcac00123456', 'BE-BCA-C0012345-6'],
    ['nl xxx c00000000 0', 'NL-XXX-C00000000-0'],
  ])('reads %s as %s', (typed, number) => expect(asCardNumber(typed)).toBe(number))

  it('only trims text that is not a number', () =>
    expect(asCardNumber(' Pool car: red ')).toBe('Pool car: red'))
})

describe('asPrintedNumber', () => {
  it('removes separators and converts to upper case', () =>
    expect(asPrintedNumber('be:bca-000042 0')).toBe('BEBCA0000420'))
})

describe('withCardNumbers', () => {
  it('normalises card numbers only', () =>
    expect(
      withCardNumbers([
        { field: 'TokenNumber', operator: 'CO', value: 'bebca0000420' },
        { field: 'PrintedNumber', operator: 'EX', value: 'be-bca-000042-0' },
        { field: 'Description', operator: 'CO', value: 'bebca0000420' },
      ]).map(({ value }) => value),
    ).toEqual(['BE-BCA-000042-0', 'BEBCA0000420', 'bebca0000420']))
})
