import type { RecordFields } from '@portal/machines'
import { EMAIL_MAX_LENGTH, MAX_DEGREES, rules } from '@portal/schemas'

/** What can be wrong with a field, as the texts name it. */
export type Fault = 'required' | 'invalid' | 'place'

/** A new location before anything is filled in. */
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

/** Fields of the form of a location that exists; its customer is chosen once only. */
export const LOCATION_FIELDS: readonly string[] = [
  ...Object.keys(NEW_LOCATION).filter((field) => field !== 'RelationId'),
  'Latitude',
  'Longitude',
  ...['', 'En', 'Fr', 'Nl'].flatMap((end) => [`Route${end}`, `Directions${end}`]),
]

/**
 * Whether a refusal about this field is seen at it. The directions stand behind tabs, the customer is chosen once only, and
 * what the server says of a location has no field.
 */
export const isSeenField = (field: string, isNew: boolean): boolean =>
  (field in NEW_LOCATION || field in DEGREES) && (isNew || field !== 'RelationId')

const required = rules.required<Fault>('required')
const place = [required, rules.streetOrCity<Fault>('invalid')]
const phone: readonly rules.Rule<Fault>[] = [rules.phone<Fault>('invalid')]
const email = [rules.email<Fault>('invalid'), rules.maxLength<Fault>(EMAIL_MAX_LENGTH, 'invalid')]

/** What S5 asks of the texts of a location; those that may be empty are checked once they hold something. */
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
 * The rule that each field breaks, by field. Of a location that is there only what was changed is looked at: what it had
 * before may stay, as the server lets it.
 */
export const faultsOf = (
  record: RecordFields,
  changes: RecordFields,
): Readonly<Partial<Record<string, Fault>>> => {
  const next = { ...record, ...changes }
  const isNew = record['Id'] === undefined
  const isAsked = (field: string) =>
    isNew || field in changes || (field === 'PostalCode' && 'Country' in changes)
  const texts = Object.entries(rulesOf(String(next['Country'] ?? ''))).flatMap(([field, all]): Found[] => {
    const value = String(next[field] ?? '').trim()
    if (!isAsked(field) || (value === '' && MAY_BE_EMPTY.includes(field))) return []
    const fault = rules.check(value, all)
    return fault === undefined ? [] : [[field, fault]]
  })
  const degrees = Object.entries(DEGREES).flatMap(([field, most]): Found[] => {
    const value = next[field]
    if (!isAsked(field)) return []
    const isDefault = next['Latitude'] === 0 && next['Longitude'] === 0
    if (typeof value !== 'number' || isDefault) return [[field, 'place']]
    return Math.abs(value) <= most ? [] : [[field, 'invalid']]
  })
  return Object.fromEntries([...texts, ...degrees])
}
