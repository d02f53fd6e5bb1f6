import { describe, expect, it } from 'vitest'
import { pickedIn } from './picked.ts'

describe('pickedIn', () => {
  it('reads picked records and their number from a history entry', () => {
    expect(pickedIn({ picked: { ids: ['A', 'B'], count: 9 } })).toEqual({ ids: ['A', 'B'], count: 2 })
    const query = { filter: '(State EX "ACTIVE")', from: '2026-11-01T00:00:00Z' }
    const matching = { query, count: 37 }
    expect(pickedIn({ picked: matching })).toEqual(matching)
  })

  it.each([
    null,
    undefined,
    {},
    { returnTo: '/' },
    { picked: null },
    { picked: { ids: [1] } },
    { picked: { query: {} } },
    { picked: { query: { filter: 'x', to: 7 }, count: 2 } },
  ])('reads no picked records from %j', (state) => {
    expect(pickedIn(state)).toBeUndefined()
  })
})
