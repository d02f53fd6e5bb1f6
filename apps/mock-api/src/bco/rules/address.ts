import { rules } from '@portal/schemas'

type Fields = Readonly<Record<string, unknown>>

const rulesOf = (country: string): Readonly<Record<string, readonly rules.Rule<string>[]>> => {
  const fault = 'is not valid'
  const place = [rules.required('is empty'), rules.streetOrCity(fault)]
  return {
    Street: place,
    HouseNumber: [rules.required('is empty'), rules.houseNumber(fault)],
    PostalCode: [rules.required('is empty'), rules.postalCode(country, `is not one of ${country}`)],
    City: place,
    Country: [rules.required('is empty'), rules.countryCode('is not a country')],
  }
}

/**
 * Returns the first fault in an address, e.g. `PostalCode: is not one of BE`, or undefined. Absent and unchanged
 * fields pass, but a new country requires a check of the postal code.
 */
export const addressFault = (address: Fields, previous: Fields = {}): string | undefined => {
  const country = typeof address.Country === 'string' ? address.Country.trim() : ''
  const hasMoved = address.Country !== previous.Country
  for (const [field, fieldRules] of Object.entries(rulesOf(country))) {
    const value = address[field]
    const isSame = value === previous[field] && !(field === 'PostalCode' && hasMoved)
    // Without a country, the format is unknown.
    const isOpen = field === 'PostalCode' && country === ''
    if (typeof value !== 'string' || isSame || isOpen) continue
    const fault = rules.check(value.trim(), fieldRules)
    if (fault !== undefined) return `${field}: ${fault}`
  }
  return undefined
}

/** True for a valid phone number (S5). Absent and unchanged values pass. */
export const isPhone = (value: unknown, previous?: unknown): boolean =>
  typeof value !== 'string' || value === previous || rules.phone('wrong')(value.trim()) === undefined
