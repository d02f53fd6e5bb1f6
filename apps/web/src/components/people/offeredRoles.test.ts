import { expect, it } from 'vitest'
import { offeredRoles } from './offeredRoles.ts'

it('A person gives no role above the own', () => {
  expect(offeredRoles(['User'])).toEqual(['User'])
  expect(offeredRoles(['FleetManager'])).toEqual(['User', 'FleetManager'])
  expect(offeredRoles(['User', 'EntityManager'])).toEqual(['User', 'FleetManager', 'EntityManager'])
  expect(offeredRoles([])).toEqual([])
})
