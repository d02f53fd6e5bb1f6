import { expect, it } from 'vitest'
import { readPoints } from '../../services/readers/locations.ts'
import { readStates } from '../../services/readers/states.ts'
import {
  alarmedSince,
  connectorCounts,
  latestChanges,
  latestDays,
  mapPoints,
  marksAfter,
  powerOf,
  todayAndLastWeek,
  uptimeOf,
  worstLocations,
} from './situation.ts'

const points = readPoints({
  Id: ['L1', 'L2', 'L3', 'L4'],
  Description: ['Depot', 'Garage', 'Station', 'Office'],
  Available: [4, 0, 1, 2],
  Charging: [1, 0, 0, 0],
  Parking: [0, 1, 0, 0],
  Error: [0, 1, 1, 0],
  Offline: [2, 1, 0, 0],
}).all()

it('connectorCounts counts the connectors of all locations by state', () => {
  expect(connectorCounts(points)).toEqual({ Available: 7, Charging: 1, Parking: 1, Error: 2, Offline: 3 })
})

it('worstLocations ranks locations by the number, then by the share, of connectors that are down', () => {
  expect(worstLocations(points, 2)).toEqual([
    { id: 'L2', name: 'Garage', down: 2, connectors: 3 },
    { id: 'L1', name: 'Depot', down: 2, connectors: 7 },
  ])
  expect(worstLocations(points, 9).map(({ name }) => name)).toEqual(['Garage', 'Depot', 'Station'])
})

it('alarmedSince returns the start of the oldest open alarm of each location, ignoring alarms without a valid time', () => {
  const alarm = (LocationId: string, Raised: string) => ({ LocationId, Raised })
  expect([
    ...alarmedSince([
      alarm('L1', '2026-05-20T09:00:00Z'),
      alarm('L1', '2026-05-20T06:00:00Z'),
      alarm('L1', '2026-05-20T08:00:00Z'),
      alarm('L2', 'strange'),
    ]),
  ]).toEqual([['L1', Date.parse('2026-05-20T06:00:00Z')]])
})

it('todayAndLastWeek compares today with the same weekday of last week, up to the same time', () => {
  const { today, lastWeek } = todayAndLastWeek(Date.parse('2026-05-20T09:40:00Z'))
  expect(today).toEqual({ start: '2026-05-19T22:00:00.000Z', end: '2026-05-20T09:40:00.000Z' })
  expect(lastWeek).toEqual({ start: '2026-05-12T22:00:00.000Z', end: '2026-05-13T09:40:00.000Z' })
})

it('todayAndLastWeek compares the same local times across a clock change', () => {
  const { today, lastWeek } = todayAndLastWeek(Date.parse('2026-10-25T12:00:00Z'))
  expect(today).toEqual({ start: '2026-10-24T22:00:00.000Z', end: '2026-10-25T12:00:00.000Z' })
  expect(lastWeek).toEqual({ start: '2026-10-17T22:00:00.000Z', end: '2026-10-18T11:00:00.000Z' })
})

it('latestChanges sorts the changes newest first, ignoring states without a time', () => {
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

it('latestChanges keeps the server’s text of an unknown status', () => {
  const { States } = readStates({
    States: [
      { ChargePointId: 'C1', ConnectorId: 'a', Status: 'MELTED', StatusSince: '2026-05-20T09:00:00Z' },
    ],
  })
  expect(latestChanges(States, 1)).toMatchObject([{ status: 'UNKNOWN', rawStatus: '?MELTED' }])
})

it('mapPoints omits locations without coordinates', () => {
  const [depot, garage] = readPoints({
    Id: ['L1', 'L2'],
    Latitude: [51, 'north'],
    Longitude: [4, 4],
    Available: [4, 1],
    Error: [1, 0],
  }).all()
  if (!depot || !garage) throw new Error('The points were not read')
  expect(mapPoints([depot, garage])).toEqual([
    { id: 'L1', latitude: 51, longitude: 4, counts: { ok: 4, charge: 0, park: 0, err: 1, off: 0 } },
  ])
})

it('powerOf pairs the power of the last 24 complete hours with the 24 hours before', () => {
  const end = Date.parse('2026-05-20T09:00:00Z')
  const hours = Array.from({ length: 57 }, (_, hour) => ({
    Start: new Date(end - (57 - hour) * 3_600_000).toISOString(),
    EnergyKwh: hour,
  }))
  const { latest, before } = powerOf(hours)
  expect(latest.map(({ value }) => value)).toEqual(Array.from({ length: 24 }, (_, hour) => 33 + hour))
  expect(latest.at(-1)?.at).toBe(end - 3_600_000)
  expect(before.map(({ at }) => at)).toEqual(latest.map(({ at }) => at))
  expect(before[0]?.value).toBe(9)
  expect(powerOf([])).toEqual({ latest: [], before: [] })
})

it('latestDays returns the three local days that contain the last 48 hours', () => {
  expect(latestDays(Date.parse('2026-05-20T09:40:00Z'))).toEqual({
    from: '2026-05-18',
    until: '2026-05-21',
    start: Date.parse('2026-05-17T22:00:00Z'),
  })
})

it('uptimeOf weights uptime by connectors, and returns undefined if there are no connectors', () => {
  const group = { Id: 'R1', Description: '', EnergyKwh: 0, Revenue: 0, Sessions: 0, Trend: [] }
  expect(
    uptimeOf([
      { ...group, Connectors: 9, UptimePercent: 100 },
      { ...group, Connectors: 1, UptimePercent: 50 },
    ]),
  ).toBe(95)
  expect(uptimeOf([])).toBeUndefined()
})

it('marksAfter marks changed and new rows, keeps existing marks, and marks no initial row', () => {
  const first = marksAfter(
    undefined,
    [
      ['a', '1'],
      ['b', '1'],
    ],
    1_000,
  )
  expect(first.changedAt.size).toBe(0)
  expect(
    marksAfter(
      first,
      [
        ['b', '1'],
        ['a', '1'],
      ],
      2_000,
    ),
  ).toBe(first)
  expect(marksAfter(first, [...first.words, ...first.words], 2_000)).toBe(first)
  const second = marksAfter(
    first,
    [
      ['a', '2'],
      ['b', '1'],
    ],
    3_000,
  )
  expect([...second.changedAt]).toEqual([['a', 3_000]])
  const third = marksAfter(
    second,
    [
      ['a', '2'],
      ['c', '1'],
    ],
    4_000,
  )
  expect([...third.changedAt]).toEqual([
    ['a', 3_000],
    ['c', 4_000],
  ])
})
