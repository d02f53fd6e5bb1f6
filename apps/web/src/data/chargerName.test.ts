import { expect, it } from 'vitest'
import { readPlacement } from '../services/readers/placements.ts'
import { chargerNameOf } from './chargerName.ts'

const PLACEMENT = { Id: 'PL000001', ChargePointId: 'CP000001', RelationId: 'R00003', Version: 1 }

it.each([
  [{ Description: 'Bay 4', Links: { ChargePoint: { Id: 'CP000001', Description: 'Depot' } } }, 'Depot'],
  [{ Description: '', Links: { ChargePoint: { Id: 'CP000001', Description: 'Depot' } } }, 'Depot'],
  [{ Description: 'Bay 4' }, 'Bay 4'],
  [{ Description: '' }, 'CP000001'],
  [{}, 'CP000001'],
])('chargerNameOf names the charger of a placement with %j: %s', (fields, name) => {
  expect(chargerNameOf(readPlacement({ ...PLACEMENT, ...fields }))).toBe(name)
})
