import { describe, expect, it } from 'vitest'
import { emailMistake, offeredRoles } from './inviteRules.ts'

describe('emailMistake', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['jan@', 'invalid'],
    ['jan@depot', 'invalid'],
    [' jan@depot.example ', undefined],
  ] as const)('classifies the address %j as %s', (email, mistake) => {
    expect(emailMistake(email)).toBe(mistake)
  })
})

describe('offeredRoles', () => {
  it('returns no role above the user’s own', () => {
    expect(offeredRoles(['User'])).toEqual(['User'])
    expect(offeredRoles(['FleetManager'])).toEqual(['User', 'FleetManager'])
    expect(offeredRoles(['User', 'EntityManager'])).toEqual(['User', 'FleetManager', 'EntityManager'])
    expect(offeredRoles([])).toEqual([])
  })
})
