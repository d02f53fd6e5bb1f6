import { describe, expect, it } from 'vitest'
import { pickedIn } from './picked.ts'

describe('pickedIn', () => {
  it('reads picked records and their number from a history entry', () => {
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
  ])('reads no picked records from %j', (state) => {
    expect(pickedIn(state)).toBeUndefined()
  })
})
