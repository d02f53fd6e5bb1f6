import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundEuro, splitCents, splitVat, sumEuro } from './money.ts'

const euro = fc.integer({ min: -5_000_000, max: 5_000_000 }).map((units) => units / 10_000)
const cents = (amount: number) => Math.round(amount * 100)

describe('roundEuro', () => {
  it.each([
    [3.347, 3.35],
    [1.005, 1.01],
    [-1.005, -1.01],
    [-12.5, -12.5],
    [0.0049, 0],
    [8.4946, 8.49],
  ])('rounds %d to %d', (amount, rounded) => expect(roundEuro(amount)).toBe(rounded))

  it('never returns -0', () => expect(Object.is(roundEuro(-0.001), 0)).toBe(true))

  it('keeps amounts that are already rounded', () => {
    fc.assert(
      fc.property(euro, (amount) => {
        expect(roundEuro(roundEuro(amount))).toBe(roundEuro(amount))
      }),
    )
  })
})

describe('sumEuro', () => {
  it('rounds each amount to the cent before adding it', () => {
    expect(sumEuro([3.347, 3.347, 3.347, 3.347])).toBe(13.4)
    fc.assert(
      fc.property(fc.array(euro), (amounts) => {
        const rounded = amounts.map((amount) => cents(roundEuro(amount)))
        expect(cents(sumEuro(amounts))).toBe(0 + rounded.reduce((sum, one) => sum + one, 0))
      }),
    )
  })

  it('returns the same total for partial sums as for all amounts', () => {
    fc.assert(
      fc.property(fc.array(euro), fc.array(euro), (some, others) => {
        expect(sumEuro([sumEuro(some), sumEuro(others)])).toBe(sumEuro([...some, ...others]))
      }),
    )
  })
})

describe('splitVat', () => {
  it('splits a price into cents that add up to the rounded price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (units) => {
        const price = units / 10_000
        const { net, vat } = splitVat(price)
        expect([roundEuro(net), roundEuro(vat)]).toEqual([net, vat])
        expect(sumEuro([net, vat])).toBe(roundEuro(price))
        expect(net).toBeGreaterThanOrEqual(vat)
      }),
    )
    expect(splitVat(121)).toEqual({ net: 100, vat: 21 })
  })
})

describe('splitCents', () => {
  it('returns parts that add up to the rounded total, each off by less than a cent', () => {
    fc.assert(
      fc.property(fc.array(euro), (exact) => {
        const parts = splitCents(exact) as readonly number[]
        const units = exact.reduce((sum, part) => sum + Math.round(part * 10_000), 0)
        expect(parts.reduce((sum, part) => sum + cents(part), 0)).toBe(0 + cents(roundEuro(units / 10_000)))
        for (const [index, part] of exact.entries())
          expect(Math.abs((parts[index] ?? 0) - part)).toBeLessThan(0.01)
      }),
    )
  })

  it('rounds up the largest fractions, and keeps unknown parts unknown', () => {
    expect(splitCents([1.2646, 0.2646, 0.5])).toEqual([1.27, 0.26, 0.5])
    expect(splitCents([undefined, 0.126])).toEqual([undefined, 0.13])
  })
})
