import type { RecordFields } from '@portal/machines'
import { EMAIL_MAX_LENGTH, rules } from '@portal/schemas'
import type { FieldFaults } from '../../components/records/recordScreen.ts'

type Fault = NonNullable<FieldFaults[string]>

const required = rules.required<Fault>('required')
const place = [rules.streetOrCity<Fault>('invalid')]

const rulesOf = (country: string): Readonly<Record<string, readonly rules.Rule<Fault>[]>> => ({
  Name: [required, rules.personName<Fault>('invalid')],
  Email: [required, rules.email<Fault>('invalid'), rules.maxLength<Fault>(EMAIL_MAX_LENGTH, 'invalid')],
  Telephone: [rules.phone<Fault>('invalid')],
  Street: place,
  HouseNumber: [rules.houseNumber<Fault>('invalid')],
  // The format of a postal code depends on the country, so without a country it is not checked.
  PostalCode: country === '' ? [] : [rules.postalCode<Fault>(country, 'invalid')],
  City: place,
  Country: [rules.countryCode<Fault>('invalid')],
})
const NEVER_EMPTY = ['Name', 'Email']

/** Returns the broken rule of each changed field. A change of country also rechecks the postal code. */
export const userFaults = (record: RecordFields, changes: RecordFields): FieldFaults => {
  const next = { ...record, ...changes }
  const isRequired = (field: string) => field in changes || (field === 'PostalCode' && 'Country' in changes)
  return Object.fromEntries(
    Object.entries(rulesOf(String(next['Country'] ?? '').trim())).flatMap(([field, all]) => {
      const value = String(next[field] ?? '').trim()
      if (!isRequired(field) || (value === '' && !NEVER_EMPTY.includes(field))) return []
      const fault = rules.check(value, all)
      return fault === undefined ? [] : [[field, fault]]
    }),
  )
}
