import type { Tile } from '@portal/machines'
import { expect, it } from 'vitest'
import { clockAge, createFinder, placeBeside, tileName } from './boardWords.ts'

const MINUTE = 60_000
const tile = (name: string, place: string, status: Tile['status']): Tile => ({
  chargepointId: 'CP1',
  connectorId: name,
  name,
  number: 2,
  place,
  status,
  since: 0,
  changedAt: 0,
})

it.each([
  [4, '00:04'],
  [27 * 60 + 15, '27:15'],
  [-3, '00:00'],
  [120 * 60, '5 d'],
])('clockAge formats an age of %d minutes as %s', (minutes, read) => {
  expect(clockAge(0, minutes * MINUTE, (count) => `${count} d`)).toBe(read)
})

it('createFinder finds tiles by name, location and state, ignoring accents, and by the English state in any language', () => {
  const tiles = [tile('Dépôt X', 'Liège', 'ERROR'), tile('Gate', 'Gent', 'OFFLINE_CHARGING')]
  const find = createFinder((state) => (state === 'error' ? 'Storing' : 'Buiten bereik'))
  expect(find(tiles, 'liege').map(tileName)).toEqual(['Dépôt X · 2'])
  expect(find(tiles, 'STORING depot').map(tileName)).toEqual(['Dépôt X · 2'])
  expect(find(tiles, 'offline').map(tileName)).toEqual(['Gate · 2'])
  expect(find(tiles, ' ')).toBe(tiles)
})

it('placeBeside omits the parts of the location that the name contains', () => {
  expect(placeBeside(tile('Depot Gent · bay 1', 'Depot Gent, Gent', 'ERROR'))).toBe('')
  expect(placeBeside(tile('Gate', 'Depot Gent, Gent', 'ERROR'))).toBe('Depot Gent, Gent')
})
