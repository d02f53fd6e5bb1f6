import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compactIban,
  INTAKE_FIELDS,
  type IntakeField,
  type IntakeProblem,
  intakeFields,
  intakePayload,
  isIbanAskable,
  isVatAskable,
  isVatWrong,
  problemOf,
  readIntakeDraft,
  startValues,
  vatOf,
} from './fields.ts'

const problem = (field: IntakeField, value: string, country = 'BE') =>
  problemOf(field, startValues({ country, [field]: value }))

describe('the fields of the intake (S5)', () => {
  test('include the VAT number and company name only for companies', () => {
    expect(intakeFields(true)).toEqual(INTAKE_FIELDS)
    expect(INTAKE_FIELDS.filter((field) => !intakeFields(false).includes(field))).toEqual([
      'vatnr',
      'companyname',
    ])
  })

  test('start empty, with Belgium as the country', () => {
    const { country, ...rest } = startValues()
    expect(country).toBe('BE')
    expect(Object.values(rest).filter(Boolean)).toEqual([])
    expect(Object.keys(startValues()).sort()).toEqual([...INTAKE_FIELDS].sort())
  })

  test.each(INTAKE_FIELDS.filter((field) => field !== 'bankaccount'))('reject an empty %s', (field) => {
    expect(problem(field, '')).toBe('required')
    expect(problem(field, '  ')).toBe('required')
  })

  test.each<[IntakeField, string, IntakeProblem | undefined]>([
    ['bankaccount', '', undefined],
    ['bankaccount', 'BE68539007547034', undefined],
    ['bankaccount', ' BE68539007547034 ', 'ibanCharacters'],
    ['bankaccount', ' ', 'ibanCharacters'],
    ['bankaccount', 'be68539007547034', undefined],
    ['street', ' Port Arthurlaan ', undefined],
    ['bankaccount', 'BE68 5390 0754 7034', 'ibanCharacters'],
    ['bankaccount', 'BE68-5390', 'ibanCharacters'],
    ['companyname', 'x'.repeat(100), undefined],
    ['companyname', 'x'.repeat(101), 'maxLength'],
    ['street', 'Port Arthurlaan', undefined],
    ['street', '12', 'invalid'],
    ['city', 'Gent', undefined],
    ['city', 'Gent <b>', 'invalid'],
    ['housenumber', '12/3', undefined],
    ['housenumber', '12 bus 3', 'invalid'],
    ['postalcode', '9000', undefined],
    ['postalcode', '90', 'invalid'],
    ['phone', '+32 470 12 34 56', undefined],
    ['phone', '12345', 'invalid'],
    ['phone', 'call me', 'invalid'],
    ['vatnr', 'BE 0123.456.749', undefined],
    ['vatnr', '0123.456.749', undefined],
    ['vatnr', 'BE', 'vatInvalid'],
    ['vatnr', 'BE€123', 'vatInvalid'],
    ['country', 'Belgium', 'invalid'],
  ])('validate %s with the value %j: %s', (field, value, expected) => {
    expect(problem(field, value)).toBe(expected)
  })

  test('validate a postal code against the selected country', () => {
    expect(problemOf('postalcode', startValues({ postalcode: '1234 AB', country: 'NL' }))).toBeUndefined()
    expect(problemOf('postalcode', startValues({ postalcode: '1234 AB', country: 'BE' }))).toBe('invalid')
  })
})

test.each([
  ['BE 0123.456.749', 'BE', 'BE0123456749'],
  ['0123.456.749', 'BE', 'BE0123456749'],
  ['1000-000-035', 'BE', 'BE1000000035'],
  ['123456789b01', 'NL', 'NL123456789B01'],
  ['094259216', 'GR', 'EL094259216'],
  ['nl 001234567 b01', 'BE', 'NL001234567B01'],
  ['', 'BE', ''],
])('vatOf normalizes the VAT number %j of %s: %s', (vatnr, country, expected) => {
  expect(vatOf(startValues({ vatnr, country }))).toBe(expected)
})

describe('isIbanAskable and isVatAskable', () => {
  test('return false for an empty or invalid value', () => {
    expect([isIbanAskable(startValues()), isVatAskable(startValues())]).toEqual([false, false])
    expect(isIbanAskable(startValues({ bankaccount: 'BE68 5390' }))).toBe(false)
    expect(isVatAskable(startValues({ vatnr: 'B' }))).toBe(false)
  })
})

describe('the intake payload (S3)', () => {
  const values = startValues({
    vatnr: ' be 0123.456.749 ',
    companyname: ' Noordzee Logistics ',
    street: ' Port Arthurlaan',
    housenumber: '12 ',
    postalcode: '9000',
    city: 'Gent',
    phone: ' +32 470 12 34 56',
    bankaccount: 'be68539007547034',
  })
  const shared = {
    companytype: '',
    telephone: '+32 470 12 34 56',
    phone: '+32 470 12 34 56',
    street: 'Port Arthurlaan',
    housenumber: '12',
    postalcode: '9000',
    city: 'Gent',
    country: 'BE',
    bankaccount: 'BE68539007547034',
  }

  test("uses a company's name as name and description and omits 'companyname'", () => {
    expect(intakePayload({ isCompany: true, name: 'Nora Newcomer' }, values)).toStrictEqual({
      ...shared,
      iscompany: '1',
      vatnr: 'BE0123456749',
      name: 'Noordzee Logistics',
      description: 'Noordzee Logistics',
    })
  })

  test('uses the name of the signed-in user for a private person, without a VAT number', () => {
    expect(intakePayload({ isCompany: false, name: 'Nora Newcomer' }, values)).toStrictEqual({
      ...shared,
      iscompany: '0',
      vatnr: '',
      name: 'Nora Newcomer',
      description: 'Nora Newcomer',
    })
  })
})

describe('readIntakeDraft', () => {
  test('returns a stored draft unchanged', () => {
    const draft = fc.record(
      Object.fromEntries(
        INTAKE_FIELDS.map((field) => [
          field,
          field === 'country' ? fc.constantFrom('BE', 'NL') : fc.string(),
        ]),
      ) as Record<IntakeField, fc.Arbitrary<string>>,
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(draft, (input) => {
        expect(readIntakeDraft(JSON.parse(JSON.stringify(input)))).toEqual(input)
      }),
    )
  })

  test('returns only valid strings in known fields from tampered storage', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const read = Object.entries(readIntakeDraft(stored))
        expect(read.filter(([field]) => !(INTAKE_FIELDS as readonly string[]).includes(field))).toEqual([])
        expect(read.filter(([, value]) => typeof value !== 'string')).toEqual([])
      }),
    )
    const tampered = { street: 7, city: { x: 1 }, phone: '0'.repeat(1_001), admin: 'yes', country: 'NL' }
    expect(readIntakeDraft(tampered)).toEqual({ country: 'NL' })
    expect(readIntakeDraft({ country: 'Atlantis', city: 'Gent' })).toEqual({ city: 'Gent' })
  })

  test.each([[null], ['text'], [[1, 2]], [undefined]])('returns an empty draft for %j', (stored) => {
    expect(readIntakeDraft(stored)).toEqual({})
  })
})

test.each([
  ['B', false],
  ['BE', false],
  ['BE0', false],
  ['BE0123456749', false],
  ['#', true],
  ['BE#', true],
  ['BE012345674900000', true],
  ['B1234567', true],
])('isVatWrong checks the partial VAT number %s: %s (S5)', (vatnr, isWrong) => {
  expect(isVatWrong(startValues({ vatnr }))).toBe(isWrong)
})

describe('compactIban', () => {
  test('keeps only the letters and digits of a pasted IBAN', () => {
    expect(compactIban(' BE71 0961-2345\u00a06769 ')).toBe('BE71096123456769')
    expect(
      problemOf('bankaccount', { ...startValues(), bankaccount: compactIban('BE71 0961 2345 6769') }),
    ).toBeUndefined()
  })
})
