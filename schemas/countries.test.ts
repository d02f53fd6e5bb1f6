import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, LOCALES } from './constants.ts'
import { COUNTRY_CODES, countriesIn, countryName, DEFAULT_COUNTRY, isPostalCodeOf } from './countries.ts'

const EUROPE =
  'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK'.split(
    ' ',
  )

describe('the country lists (S3)', () => {
  it('use unique two-letter codes, including the default and all of Europe', () => {
    expect(COUNTRY_CODES.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
    expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length)
    // ISO 3166-1 has 249 codes; XK is added.
    expect(COUNTRY_CODES).toHaveLength(250)
    expect([DEFAULT_COUNTRY, ...EUROPE].filter((code) => !COUNTRY_CODES.includes(code))).toEqual([])
  })

  it.each(LANGUAGES)('give every code a distinct name in %s', (language) => {
    const countries = countriesIn(LOCALES[language])
    expect(countries.filter(({ code, name }) => name === code || name.trim() === '')).toEqual([])
    expect(new Set(countries.map(({ name }) => name)).size).toBe(COUNTRY_CODES.length)
    expect(countries.map(({ code }) => code).sort()).toEqual([...COUNTRY_CODES].sort())
  })

  it.each([
    ['en', 'Belgium', 'Germany'],
    ['fr', 'Belgique', 'Allemagne'],
    ['nl', 'België', 'Duitsland'],
  ] as const)('contain, in %s, %s and %s', (language, belgium, germany) => {
    const names = new Map(countriesIn(LOCALES[language]).map(({ code, name }) => [code, name]))
    expect([names.get('BE'), names.get('DE')]).toEqual([belgium, germany])
  })

  it('start with Belgium and its neighbours, followed by the others in alphabetical order, with Åland under A', () => {
    const names = countriesIn(LOCALES.en).map(({ name }) => name)
    expect(names.slice(0, 5)).toEqual(['Belgium', 'Netherlands', 'Luxembourg', 'France', 'Germany'])
    expect(names.slice(5, 8)).toEqual(['Afghanistan', 'Åland Islands', 'Albania'])
  })
})

describe('isPostalCodeOf', () => {
  it.each([
    ['BE', '9000', true],
    ['BE', '90', false],
    ['BE', '90000', false],
    ['BE', 'B-9000', false],
    ['NL', '1234 AB', true],
    ['NL', '1234ab', true],
    ['NL', '0234 AB', false],
    ['NL', '1234', false],
    ['LU', '1234', true],
    ['LU', '12345', false],
    ['FR', '75001', true],
    ['FR', '7500', false],
    ['DE', '10115', true],
    ['DE', '1011A', false],
    ['GB', 'SW1A 1AA', true],
    ['GB', '12345', false],
    ['IE', 'D6W XT43', true],
    ['SE', '114 55', true],
    ['PT', '1000-205', true],
    ['PL', '00-950', true],
    ['LV', 'LV-1010', true],
    ['US', '94103-1234', true],
    ['US', '9', false],
    ['JP', '100-0001', true],
    ['JP', '<b>', false],
    ['', '9000', true],
  ])('checks %s, %s: %s', (country, value, expected) => {
    expect(isPostalCodeOf(country, value)).toBe(expected)
  })

  it.each([
    ['BE', 4],
    ['LU', 4],
    ['FR', 5],
    ['DE', 5],
  ])('for %s accepts exactly %i digits', (country, length) => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,8}$/), (digits) => {
        expect(isPostalCodeOf(country, digits)).toBe(digits.length === length)
      }),
    )
  })

  it('accepts 3 to 10 letters and digits, with spaces and hyphens between, for any other country', () => {
    const anything = fc.array(fc.constantFrom('a', 'Z', '7', ' ', '-', '.', '/'), { maxLength: 14 })
    fc.assert(
      fc.property(anything, (letters) => {
        const value = letters.join('')
        const isRight = value.length >= 3 && value.length <= 10 && !/[./]/.test(value)
        expect(isPostalCodeOf('CA', value)).toBe(isRight && value === value.replace(/^[ -]+|[ -]+$/g, ''))
      }),
    )
  })

  it.each(COUNTRY_CODES.map((code) => [code]))('rejects an empty and a very long text for %s', (code) => {
    expect(isPostalCodeOf(code, '')).toBe(false)
    expect(isPostalCodeOf(code, '1'.repeat(200_000))).toBe(false)
  })
})

it('countryName returns the name of a country in each language, and an invalid code unchanged', () => {
  expect(['en-GB', 'fr-FR', 'nl-BE'].map((locale) => countryName(locale, 'BE'))).toEqual([
    'Belgium',
    'Belgique',
    'België',
  ])
  expect(['', 'be', 'Belgium', 'Q1'].map((code) => countryName('en-GB', code))).toEqual([
    '',
    'be',
    'Belgium',
    'Q1',
  ])
})
