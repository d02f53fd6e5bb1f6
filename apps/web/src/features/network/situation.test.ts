import { expect, it } from 'vitest'
import { readPoints } from '../../services/readers/locations.ts'
import { readStates } from '../../services/readers/states.ts'
import { connectorCounts, latestChanges, mapPoints, todayAndLastWeek, worstLocations } from './situation.ts'

const points = readPoints({
  Id: ['L1', 'L2', 'L3', 'L4'],
  Description: ['Depot', 'Garage', 'Station', 'Office'],
  Available: [4, 0, 1, 2],
  Charging: [1, 0, 0, 0],
  Parking: [0, 1, 0, 0],
  Error: [0, 1, 1, 0],
  Offline: [2, 1, 0, 0],
}).all()

it('Connectors are counted over all locations, by state', () => {
  expect(connectorCounts(points)).toEqual({ Available: 7, Charging: 1, Parking: 1, Error: 2, Offline: 3 })
})

it('The worst locations are those with most connectors down, and then those where it is the greater part', () => {
  expect(worstLocations(points, 2)).toEqual([
    { id: 'L2', name: 'Garage', down: 2, connectors: 3 },
    { id: 'L1', name: 'Depot', down: 2, connectors: 7 },
  ])
  expect(worstLocations(points, 9).map(({ name }) => name)).toEqual(['Garage', 'Depot', 'Station'])
})

it('Today is compared with the same stretch of the same weekday', () => {
  const { today, lastWeek } = todayAndLastWeek(Date.parse('2026-05-20T09:40:00Z'))
  expect(today).toEqual({ start: '2026-05-19T22:00:00.000Z', end: '2026-05-20T09:40:00.000Z' })
  expect(lastWeek).toEqual({ start: '2026-05-12T22:00:00.000Z', end: '2026-05-13T09:40:00.000Z' })
})

it('The latest changes are the newest first; a state without a moment is none', () => {
  const { States } = readStates({
    States: [
      {
        ChargePointId: 'C1',
        ConnectorId: 'a',
        Description: 'Bay 1',
        ConnectorNumber: 2,
        Status: 'CHARGING',
        StatusSince: '2026-05-20T09:00:00Z',
      },
      {
        ChargePointId: 'C2',
        ConnectorId: 'b',
        Description: 'Bay 2',
        ConnectorNumber: 1,
        Status: 'ERROR',
        StatusSince: '2026-05-20T09:30:00Z',
      },
      { ChargePointId: 'C3', ConnectorId: 'c', Description: 'Bay 3', ConnectorNumber: 1, Status: 'ERROR' },
    ],
  })
  expect(latestChanges(States, 5).map(({ name }) => name)).toEqual(['Bay 2 · 1', 'Bay 1 · 2'])
  expect(latestChanges(States, 1)).toHaveLength(1)
})

it('Locations without coordinates are on no map', () => {
  const [depot, garage] = readPoints({
    Id: ['L1', 'L2'],
    Latitude: [51, 'north'],
    Longitude: [4, 4],
    Available: [4, 1],
    Error: [1, 0],
  }).all()
  if (!depot || !garage) throw new Error('The points were not read.')
  expect(mapPoints([depot, garage])).toEqual([
    { id: 'L1', latitude: 51, longitude: 4, counts: { ok: 4, charge: 0, park: 0, err: 1, off: 0 } },
  ])
})
