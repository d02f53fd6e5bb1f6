import { rules } from '@portal/schemas'

type Fields = Readonly<Record<string, unknown>>

/** What the forms ask of each field of an address (S5). */
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
 * What the first wrong field of an address is, as `PostalCode: is not one of BE`. Fields that are absent, or as they were
 * before, pass; a postal code is looked at again when its country changes.
 */
export const addressFault = (address: Fields, previous: Fields = {}): string | undefined => {
  const country = typeof address.Country === 'string' ? address.Country.trim() : ''
  const hasMoved = address.Country !== previous.Country
  for (const [field, fieldRules] of Object.entries(rulesOf(country))) {
    const value = address[field]
    const isSame = value === previous[field] && !(field === 'PostalCode' && hasMoved)
    // Without a country there is no format that a postal code could break.
    const isOpen = field === 'PostalCode' && country === ''
    if (typeof value !== 'string' || isSame || isOpen) continue
    const fault = rules.check(value.trim(), fieldRules)
    if (fault !== undefined) return `${field}: ${fault}`
  }
  return undefined
}

/** Whether a phone number is one (S5); an absent one, or the one from before, passes. */
export const isPhone = (value: unknown, previous?: unknown): boolean =>
  typeof value !== 'string' || value === previous || rules.phone('wrong')(value.trim()) === undefined
