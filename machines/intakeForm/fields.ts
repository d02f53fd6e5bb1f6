import { COUNTRY_CODES, DEFAULT_COUNTRY, type IntakePayload, type Rule, rules } from '@portal/schemas'

/** What a person types, in the order in which the form asks for it. */
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

/** The kept part of an unfinished form: data, never the snapshot of a machine. */
export type IntakeDraft = Partial<IntakeValues>

/** Which rule a field breaks; the portal's dictionaries hold the texts of S5 under these names. */
export type IntakeProblem =
  | 'required'
  | 'maxLength'
  | 'invalid'
  | 'ibanCharacters'
  | 'ibanInvalid'
  | 'vatInvalid'

/** VAT number and company name are asked of companies only (S5). */
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

/** Longer than any typed value; a longer one was not written by the form. */
const LONGEST = 1_000

/** A stored draft as far as it is one: a tampered storage yields only texts in known fields. */
export const readIntakeDraft = (stored: unknown): IntakeDraft => {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    INTAKE_FIELDS.flatMap((field) => {
      const value: unknown = Object.hasOwn(stored, field) ? Reflect.get(stored, field) : undefined
      if (typeof value !== 'string' || value.length > LONGEST) return []
      // The list of countries could not show another one, and so no one could change it.
      return field === 'country' && !COUNTRY_CODES.includes(value) ? [] : [[field, value]]
    }),
  )
}

/** The IBAN that is asked about and sent, in capital letters. */
export const ibanOf = ({ bankaccount }: IntakeValues): string => bankaccount.toUpperCase()

/** An IBAN as S5 takes it, from one that was pasted with spaces or special characters. */
export const compactIban = (typed: string): string => typed.replace(/[^A-Za-z0-9]/g, '')

/** Greece's VAT numbers begin with EL. */
const VAT_PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' }

/**
 * The VAT number that is asked about and sent: capital letters, nothing between, and, where the person left them out, the
 * letters of the country ('0123.456.749' in Belgium is 'BE0123456749').
 */
export const vatOf = ({ vatnr, country }: IntakeValues): string => {
  const compact = vatnr.replace(/[\s.-]/g, '').toUpperCase()
  return /^\d/.test(compact) ? `${VAT_PREFIXES[country] ?? country}${compact}` : compact
}

const isRight = (value: string, rule: Rule<boolean>): boolean => rule(value) === undefined

/** Whether there is an IBAN to ask the validator about. */
export const isIbanAskable = (values: IntakeValues): boolean =>
  ibanOf(values) !== '' && isRight(ibanOf(values), rules.ibanCharacters(false))

/** Whether there is a VAT number to ask the checker about. */
export const isVatAskable = (values: IntakeValues): boolean => isRight(vatOf(values), rules.vatNumber(false))

/** The letters of a country and a digit: before that, the text may become anything. */
const VAT_BEGINNING = 3

/** Whether a VAT number that is being typed has no format in which the checker can be asked. */
export const isVatWrong = (values: IntakeValues): boolean => {
  const vat = vatOf(values)
  return !isVatAskable(values) && (vat.length > VAT_BEGINNING || /[^A-Z0-9+*]/.test(vat))
}

const REQUIRED = rules.required<IntakeProblem>('required')
const STREET_OR_CITY = [REQUIRED, rules.streetOrCity<IntakeProblem>('invalid')]

/** The rules of S5 for a field; the postal code's depend on the country. */
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
 * The mistake in a field as it is typed, before anybody outside is asked. Spaces around a value are forgiven, but
 * not in an IBAN (S5).
 */
export const problemOf = (field: IntakeField, values: IntakeValues): IntakeProblem | undefined => {
  const value = field === 'bankaccount' ? values[field] : values[field].trim()
  const problem = rules.check(value, rulesOf(field, values))
  if (problem !== undefined || field !== 'vatnr') return problem
  return isVatAskable(values) ? undefined : 'vatInvalid'
}

/** Whose intake it is: of a company, or of the person who is signed in. */
export interface IntakePerson {
  readonly isCompany: boolean
  /** The signed-in person's name. */
  readonly name: string
}

/**
 * The sent body (S3, S5): `companyname` fills name and description and is itself left out; a private person's come from the
 * name of who is signed in; the phone number fills `telephone` too. `companytype` has no field and stays empty.
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
