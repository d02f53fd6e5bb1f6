import { expect, it } from 'vitest'
import { pickedIn } from './picked.ts'

it('records that were picked are read from an entry of the history, with how many there are', () => {
  expect(pickedIn({ picked: { ids: ['A', 'B'], count: 9 } })).toEqual({ ids: ['A', 'B'], count: 2 })
  const matching = { filter: '(State EX "ACTIVE")', count: 37 }
  expect(pickedIn({ picked: matching })).toEqual(matching)
})

it.each([
  null,
  undefined,
  {},
  { returnTo: '/' },
  { picked: null },
  { picked: { ids: [1] } },
  { picked: { filter: 'x' } },
])('nothing was picked in %j', (state) => {
  expect(pickedIn(state)).toBeUndefined()
})
