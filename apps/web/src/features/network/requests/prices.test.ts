import { describe, expect, it } from 'vitest'
import { firstPrices, linesOf, totalOf } from './prices.ts'

const request = {
  PriceLines: [
    { type: 'charger', price: 1_890 },
    { type: 'mountingType', price: 0 },
  ],
}
const first = firstPrices(request)

describe('linesOf', () => {
  it('keeps the lines of an unchanged draft', () => {
    expect(linesOf(first, request)).toEqual(request.PriceLines)
  })

  it('removes a line without an amount and adds the additional line', () => {
    const draft = {
      ...first,
      amounts: { charger: undefined, mountingType: 0 },
      extra: ' Trench ',
      extraAmount: 250,
    }
    expect(linesOf(draft, request)).toEqual([
      { type: 'mountingType', price: 0 },
      { type: 'Trench', price: 250 },
    ])
  })

  it.each([
    ['an unreadable amount', { amounts: { charger: Number.NaN } }],
    ['a negative amount', { amounts: { charger: -1 } }],
    ['a fraction of a cent', { amounts: { charger: 0.001 } }],
    ['an additional line without an amount', { extra: 'Trench' }],
    ['an additional amount without a name', { extraAmount: 250 }],
    ['an additional line with the name of another', { extra: 'charger', extraAmount: 250 }],
  ])('rejects %s', (_, change) => {
    expect(linesOf({ ...first, ...change }, request)).toBeUndefined()
  })
})

describe('totalOf', () => {
  it('adds the lines in whole cents', () => {
    expect(totalOf([{ price: 0.1 }, { price: 0.2 }])).toBe(0.3)
  })
})
