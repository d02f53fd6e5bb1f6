import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DYNAMIC_TYPES,
  INSTALLATION_TYPES,
  MOUNTING_TYPES,
  POWER_CONNECTIONS,
  REQUEST_PRICES,
  SURVEY_TYPES,
  totalOf,
} from './prices.ts'

describe('the price list of a request', () => {
  it('has a price for every offered choice', () => {
    const offered = {
      mountingType: MOUNTING_TYPES,
      installationType: INSTALLATION_TYPES,
      powerConnection: POWER_CONNECTIONS,
      dynamicType: DYNAMIC_TYPES,
      surveyType: SURVEY_TYPES,
    }
    for (const [field, choices] of Object.entries(offered))
      expect(Object.keys(REQUEST_PRICES[field as keyof typeof offered])).toEqual([...choices])
  })

  it('has a total equal to the sum of its entries to the cent (S3)', () => {
    const cents = fc.array(fc.integer({ min: 0, max: 10_000_000 }))
    fc.assert(
      fc.property(cents, (amounts) => {
        const lines = amounts.map((amount, index) => ({ type: String(index), price: amount / 100 }))
        const sum = amounts.reduce((one, other) => one + other, 0)
        expect(Math.round(totalOf(lines) * 100)).toBe(sum)
      }),
    )
  })

  it('adds up prices to the cent, and to zero without entries', () => {
    expect(totalOf([])).toBe(0)
    expect(
      totalOf([
        { type: 'a', price: 0.1 },
        { type: 'b', price: 0.2 },
      ]),
    ).toBe(0.3)
  })
})
