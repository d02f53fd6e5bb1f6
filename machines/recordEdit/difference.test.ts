import { expect, it } from 'vitest'
import { isSameValue, withChange } from './difference.ts'

it.each([
  [undefined, '', true],
  [undefined, Number.NaN, false],
  [null, Number.NaN, false],
  [Number.NaN, Number.NaN, true],
  [{ a: 1 }, { a: 1 }, true],
])('isSameValue compares %j with %s: %s', (before, value, isSame) => {
  expect(isSameValue(before, value)).toBe(isSame)
})

it('withChange keeps an unreadable number in an empty field as a change', () => {
  expect(withChange({ Fee: null }, {}, 'Fee', Number.NaN)).toEqual({ Fee: Number.NaN })
})
