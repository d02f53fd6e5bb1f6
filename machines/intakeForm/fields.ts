import { COUNTRY_CODES, DEFAULT_COUNTRY, type IntakePayload, type Rule, rules } from '@portal/schemas'

/** In form order. */
export const INTAKE_FIELDS = [
  'vatnr',
  'companyname',
  'street',
  'housenumber',
  'postalcode',
  'city',
  'country',
  'phone',
  'bankaccount',
] as const
export type IntakeField = (typeof INTAKE_FIELDS)[number]
export type IntakeValues = Readonly<Record<IntakeField, string>>

/** Stored part of an unfinished form, as plain data instead of a machine snapshot. */
export type IntakeDraft = Partial<IntakeValues>

/** Violated rule of a field. The dictionaries of the portal hold the texts of S5 under these names. */
export type IntakeProblem =
  | 'required'
  | 'maxLength'
  | 'invalid'
  | 'ibanCharacters'
  | 'ibanInvalid'
  | 'vatInvalid'

/** Only companies have a VAT number and a company name (S5). */
export const intakeFields = (isCompany: boolean): readonly IntakeField[] =>
  isCompany ? INTAKE_FIELDS : INTAKE_FIELDS.filter((field) => field !== 'vatnr' && field !== 'companyname')

export const startValues = (draft: IntakeDraft = {}): IntakeValues => ({
  vatnr: '',
  companyname: '',
  street: '',
  housenumber: '',
  postalcode: '',
  city: '',
  country: DEFAULT_COUNTRY,
  phone: '',
  bankaccount: '',
  ...draft,
})

/** Maximum length of a restored value; longer ones are dropped. */
const LONGEST = 1_000

/** Parses a stored draft. Tampered storage yields only strings in known fields. */
export const readIntakeDraft = (stored: unknown): IntakeDraft => {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    INTAKE_FIELDS.flatMap((field) => {
      const value: unknown = Object.hasOwn(stored, field) ? Reflect.get(stored, field) : undefined
      if (typeof value !== 'string' || value.length > LONGEST) return []
      // The country list cannot show any other value, so nobody could correct it.
      return field === 'country' && !COUNTRY_CODES.includes(value) ? [] : [[field, value]]
    }),
  )
}

/** IBAN for the check and the payload, in capital letters. */
export const ibanOf = ({ bankaccount }: IntakeValues): string => bankaccount.toUpperCase()

/** Removes everything except letters and digits from a pasted IBAN (S5). */
export const compactIban = (typed: string): string => typed.replace(/[^A-Za-z0-9]/g, '')

/** Greek VAT numbers begin with EL. */
const VAT_PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' }

/**
 * VAT number for the check and the payload: uppercase, without separators, and with a country prefix added if the
 * person omitted it ('0123.456.749' in Belgium becomes 'BE0123456749').
 */
export const vatOf = ({ vatnr, country }: IntakeValues): string => {
  const compact = vatnr.replace(/[\s.-]/g, '').toUpperCase()
  return /^\d/.test(compact) ? `${VAT_PREFIXES[country] ?? country}${compact}` : compact
}

const isRight = (value: string, rule: Rule<boolean>): boolean => rule(value) === undefined

/** True if the service can validate the IBAN. */
export const isIbanAskable = (values: IntakeValues): boolean =>
  ibanOf(values) !== '' && isRight(ibanOf(values), rules.ibanCharacters(false))

/** True if the service can check the VAT number. */
export const isVatAskable = (values: IntakeValues): boolean => isRight(vatOf(values), rules.vatNumber(false))

/** Length of the country letters and one digit; a text up to this length may still become valid. */
const VAT_BEGINNING = 3

/** True if a partly typed VAT number can no longer match a format of the checker. */
export const isVatWrong = (values: IntakeValues): boolean => {
  const vat = vatOf(values)
  return !isVatAskable(values) && (vat.length > VAT_BEGINNING || /[^A-Z0-9+*]/.test(vat))
}

const REQUIRED = rules.required<IntakeProblem>('required')
const STREET_OR_CITY = [REQUIRED, rules.streetOrCity<IntakeProblem>('invalid')]

/** Local rules of a field (S5). The rule of the postal code depends on the country. */
const rulesOf = (field: IntakeField, { country }: IntakeValues): readonly Rule<IntakeProblem>[] => {
  switch (field) {
    case 'vatnr':
      return [REQUIRED]
    case 'companyname':
      return [REQUIRED, rules.companyName('maxLength')]
    case 'street':
    case 'city':
      return STREET_OR_CITY
    case 'housenumber':
      return [REQUIRED, rules.houseNumber('invalid')]
    case 'postalcode':
      return [REQUIRED, rules.postalCode(country, 'invalid')]
    case 'country':
      return [REQUIRED, rules.countryCode('invalid')]
    case 'phone':
      return [REQUIRED, rules.phone('invalid')]
    case 'bankaccount':
      return [rules.ibanCharacters('ibanCharacters')]
  }
}

/**
 * Returns the problem with a field according to the local rules. Surrounding spaces are ignored, except in an IBAN
 * (S5).
 */
export const problemOf = (field: IntakeField, values: IntakeValues): IntakeProblem | undefined => {
  const value = field === 'bankaccount' ? values[field] : values[field].trim()
  const problem = rules.check(value, rulesOf(field, values))
  if (problem !== undefined || field !== 'vatnr') return problem
  return isVatAskable(values) ? undefined : 'vatInvalid'
}

export interface IntakePerson {
  readonly isCompany: boolean
  /** Name of the signed-in person. */
  readonly name: string
}

/**
 * Request body (S3, S5). `companyname` fills name and description and is itself omitted; for a private person, both
 * come from the signed-in user. The phone number also fills `telephone`. `companytype` has no form field and stays
 * empty.
 */
export const intakePayload = (person: IntakePerson, values: IntakeValues): IntakePayload => {
  const name = person.isCompany ? values.companyname.trim() : person.name.trim()
  const phone = values.phone.trim()
  return {
    vatnr: person.isCompany ? vatOf(values) : '',
    name,
    iscompany: person.isCompany ? '1' : '0',
    companytype: '',
    telephone: phone,
    street: values.street.trim(),
    phone,
    description: name,
    city: values.city.trim(),
    country: values.country,
    housenumber: values.housenumber.trim(),
    postalcode: values.postalcode.trim(),
    bankaccount: ibanOf(values),
  }
}
