import type { RecordFields } from '@portal/machines'
import { EMAIL_MAX_LENGTH, MAX_DEGREES, rules } from '@portal/schemas'

/** Kinds of field errors, as used in text keys. */
export type Fault = 'required' | 'invalid' | 'place'

export const NEW_LOCATION: RecordFields = {
  RelationId: '',
  Description: '',
  Label: '',
  Street: '',
  HouseNumber: '',
  PostalCode: '',
  City: '',
  County: '',
  Country: 'BE',
  LandOwner: '',
  Floor: '',
  Language: 'nl',
  OpeningTimes: '',
  Phone: '',
  Mobile: '',
  Email: '',
  IsPublished: false,
  IsEnabled: true,
}

/** Editable fields of an existing location. Its relation cannot change. */
export const LOCATION_FIELDS: readonly string[] = [
  ...Object.keys(NEW_LOCATION).filter((field) => field !== 'RelationId'),
  'Latitude',
  'Longitude',
  ...['', 'En', 'Fr', 'Nl'].flatMap((end) => [`Route${end}`, `Directions${end}`]),
]

/**
 * True if the form can show a refusal at this field. It cannot for directions, which are in tabs, for the relation of
 * an existing location, which is fixed, or for read-only values, which have no field.
 */
export const isSeenField = (field: string, isNew: boolean): boolean =>
  (field in NEW_LOCATION || field in DEGREES) && (isNew || field !== 'RelationId')

const required = rules.required<Fault>('required')
const place = [required, rules.streetOrCity<Fault>('invalid')]
const phone: readonly rules.Rule<Fault>[] = [rules.phone<Fault>('invalid')]
const email = [rules.email<Fault>('invalid'), rules.maxLength<Fault>(EMAIL_MAX_LENGTH, 'invalid')]

/** Returns the validation rules of S5 for an address in a country. */
const rulesOf = (country: string): Readonly<Record<string, readonly rules.Rule<Fault>[]>> => ({
  RelationId: [required],
  Description: [required],
  Street: place,
  HouseNumber: [required, rules.houseNumber<Fault>('invalid')],
  PostalCode: [required, rules.postalCode<Fault>(country, 'invalid')],
  City: place,
  Country: [required],
  Phone: phone,
  Mobile: phone,
  Email: email,
})
const MAY_BE_EMPTY = ['Phone', 'Mobile', 'Email']
type Found = readonly [field: string, fault: Fault]
const DEGREES = { Latitude: MAX_DEGREES.latitude, Longitude: MAX_DEGREES.longitude } as const

/**
 * Returns the fault of each invalid field. Optional fields may be empty. The server accepts the old values of an
 * existing location, so only its changed fields are checked, and the postal code after a change of country.
 */
export const faultsOf = (
  record: RecordFields,
  changes: RecordFields,
): Readonly<Partial<Record<string, Fault>>> => {
  const next = { ...record, ...changes }
  const isNew = record['Id'] === undefined
  const isRequired = (field: string) =>
    isNew || field in changes || (field === 'PostalCode' && 'Country' in changes)
  const texts = Object.entries(rulesOf(String(next['Country'] ?? ''))).flatMap(([field, all]): Found[] => {
    const value = String(next[field] ?? '').trim()
    if (!isRequired(field) || (value === '' && MAY_BE_EMPTY.includes(field))) return []
    const fault = rules.check(value, all)
    return fault === undefined ? [] : [[field, fault]]
  })
  const degrees = Object.entries(DEGREES).flatMap(([field, most]): Found[] => {
    const value = next[field]
    if (!isRequired(field)) return []
    const isDefault = next['Latitude'] === 0 && next['Longitude'] === 0
    if (typeof value !== 'number' || isDefault) return [[field, 'place']]
    return Math.abs(value) <= most ? [] : [[field, 'invalid']]
  })
  return Object.fromEntries([...texts, ...degrees])
}
