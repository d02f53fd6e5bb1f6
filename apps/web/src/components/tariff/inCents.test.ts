import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inCents } from './inCents.ts'

test('amounts in cents add up to the total in cents, and none is off by a cent or more', () => {
  const amounts = fc.array(fc.integer({ min: -50_000, max: 500_000 }).map((units) => units / 10_000))
  fc.assert(
    fc.property(amounts, (exact) => {
      const shown = inCents(exact) as readonly number[]
      const cents = shown.map((euro) => Math.round(euro * 100))
      const units = exact.reduce((sum, euro) => sum + Math.round(euro * 10_000), 0)
      expect(cents.reduce((sum, one) => sum + one, 0)).toBe(0 + Math.round(units / 100))
      for (const [index, euro] of exact.entries())
        expect(Math.abs((shown[index] ?? 0) - euro)).toBeLessThan(0.01)
    }),
  )
})

test('rounds up where most is left of a cent, and leaves unknown amounts', () => {
  expect(inCents([1.2646, 0.2646, 0.5])).toEqual([1.27, 0.26, 0.5])
  expect(inCents([undefined, 0.126])).toEqual([undefined, 0.13])
})
