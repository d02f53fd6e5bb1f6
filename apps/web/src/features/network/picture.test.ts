import { getConnectorStates, getLocationPoints, MINUTE_MS } from '@portal/schemas'
import { expect, it } from 'vitest'
import type { Bco } from '../../services/bco.ts'
import { readCharger } from '../../services/readers/chargers.ts'
import { readLocation, readPoints } from '../../services/readers/locations.ts'
import { skippedIn, withSkips } from '../../services/readers/read.ts'
import { readStates } from '../../services/readers/states.ts'
import { type Picture, readPicture, withStates } from './picture.ts'
import { connectorCounts, worstLocations } from './situation.ts'

const NOW = Date.parse('2026-11-18T13:20:00Z')
const iso = (at: number) => new Date(at).toISOString()

const points = {
  Id: ['L1', 'L2'],
  Description: ['Depot', 'Garage'],
  Latitude: [51, 50],
  Longitude: [4, 5],
  Available: [4, 1],
  Charging: [1, 0],
  Parking: [0, 0],
  Error: [0, 1],
  Offline: [0, 0],
}
const state = (connector: string, status: string, at: number) => ({
  ChargePointId: 'CP1',
  ConnectorId: connector,
  Description: connector,
  ConnectorNumber: 1,
  Status: status,
  StatusSince: iso(at),
})
const NOTHING = { Id: [], Available: [], Charging: [], Parking: [], Error: [], Offline: [] }
const response = (at: number, more: object = {}) => ({
  At: iso(at),
  IsWhole: false,
  States: [],
  Locations: NOTHING,
  ...more,
})
/** Two more cars are charging at the depot, and the garage has no faulty or offline connectors any more. */
const later = response(NOW + MINUTE_MS, {
  States: [state('a', 'CHARGING', NOW + 10_000), state('b', 'CHARGING', NOW + 20_000)],
  Locations: {
    Id: ['L1', 'L2'],
    Available: [2, 2],
    Charging: [3, 0],
    Parking: [0, 0],
    Error: [0, 0],
    Offline: [0, 0],
  },
})

const refused = (code: string, status: number) => ({ code, message: '', status, severity: 'error' as const })
const FAILED_TO_LOAD = { ...refused('FAILEDTOLOAD', 0), severity: 'critical' as const }

/** Returns a fake server with queued responses. It records each request with its `since` or page number. */
const server = (now: number, ...answers: readonly (object | (() => object))[]) => {
  const requests: string[] = []
  const left = [...answers]
  const call = ({ id }: { id: string }, input: { query?: { since?: string; pagenumber?: number } }) => {
    requests.push([id, input.query?.since ?? input.query?.pagenumber].filter(Boolean).join(' '))
    const answer = left.shift()
    if (!answer) throw new Error(`Unexpected request: ${requests.at(-1)}`)
    if ('code' in answer) return Promise.reject(answer)
    if (id === getLocationPoints.id) return Promise.resolve({ data: readPoints(answer), at: now })
    if (id === getConnectorStates.id) return Promise.resolve({ data: readStates(answer), at: now })
    return Promise.resolve({ data: answer, at: now })
  }
  const bco: Pick<Bco, 'now' | 'call'> = { now: () => now, call: call as Bco['call'] }
  return { bco, requests }
}

const first = async (): Promise<Picture> => {
  const { bco } = server(NOW, response(NOW, { States: [state('z', 'ERROR', NOW - 60_000)] }), points)
  return (await readPicture(bco, undefined)).data
}

it('the picture reads the recent changes before it reads all places, so it misses no change', async () => {
  const { bco, requests } = server(
    NOW,
    response(NOW, { States: [state('z', 'ERROR', NOW - 60_000)] }),
    points,
  )
  const { data } = await readPicture(bco, undefined)
  expect(requests).toEqual([`getConnectorStates ${iso(NOW - 15 * MINUTE_MS)}`, 'getLocationPoints'])
  expect(connectorCounts(data.places)).toEqual({
    Available: 5,
    Charging: 1,
    Parking: 0,
    Error: 1,
    Offline: 0,
  })
  expect(data.changes.map(({ id }) => id)).toEqual(['z'])
  expect(data.since).toBe(iso(NOW))
})

it('the picture rereads only the changes and updates every figure', async () => {
  const { bco, requests } = server(NOW + MINUTE_MS, later)
  const { data } = await readPicture(bco, await first())
  expect(requests).toEqual([`getConnectorStates ${iso(NOW)}`])
  expect(connectorCounts(data.places)).toEqual({
    Available: 4,
    Charging: 3,
    Parking: 0,
    Error: 0,
    Offline: 0,
  })
  expect(worstLocations(data.places, 5)).toEqual([])
  expect(data.places.map(({ Id, Latitude }) => [Id, Latitude])).toEqual([
    ['L1', 51],
    ['L2', 50],
  ])
  expect(data.changes.map(({ id }) => id)).toEqual(['b', 'a', 'z'])
  expect(data.since).toBe(iso(NOW + MINUTE_MS))
})

it('the picture counts connectors correctly if changes are repeated or missed', async () => {
  const picture = await first()
  const once = withStates(picture, readStates(later))
  if (!once) throw new Error('A known place was not recognised')
  expect(withStates(once, readStates(later))).toEqual(once)
  const skipped = withStates(picture, readStates({ ...later, States: [] }))
  expect(skipped?.places).toEqual(once.places)
})

it('the picture keeps the same places object if nothing changed, to prevent a redraw of the map', async () => {
  const picture = await first()
  expect(withStates(picture, readStates(response(NOW + MINUTE_MS)))?.places).toBe(picture.places)
})

it('the picture keeps the number of skipped places and changes unless an update skips more', async () => {
  const whole = server(NOW, response(NOW, { States: [{}] }), { ...points, Id: ['L1', 'L2', null] })
  const { data } = await readPicture(whole.bco, undefined)
  expect([skippedIn(data.places), skippedIn(data.changes)]).toEqual([1, 1])
  const next = withStates(data, readStates(later))
  expect([skippedIn(next?.places), skippedIn(next?.changes)]).toEqual([1, 1])
  const broken = withStates(
    await first(),
    readStates({ ...later, Locations: { Id: ['', null] }, States: [{}] }),
  )
  expect([skippedIn(broken?.places), skippedIn(broken?.changes)]).toEqual([2, 1])
})

it('the picture lists a connector only once, with its latest state', async () => {
  const again = readStates(response(NOW, { States: [state('z', 'AVAILABLE', NOW)] }))
  expect(withStates(await first(), again)?.changes).toMatchObject([{ id: 'z', status: 'AVAILABLE' }])
})

it('the picture sets all counts of places missing from a complete response to zero', async () => {
  const whole = { ...later, IsWhole: true, Locations: { ...later.Locations, Id: ['L1'] } }
  const { bco } = server(NOW + MINUTE_MS, whole)
  const { data } = await readPicture(bco, await first())
  expect(connectorCounts(data.places)).toEqual({
    Available: 2,
    Charging: 3,
    Parking: 0,
    Error: 0,
    Offline: 0,
  })
})

it('the picture rereads everything if a place is unknown or the last full read is over an hour old', async () => {
  const fresh = { ...later, Locations: { ...later.Locations, Id: ['L1', 'L9'] } }
  const unknown = server(NOW + MINUTE_MS, fresh, response(NOW), points)
  await readPicture(unknown.bco, await first())
  expect(unknown.requests).toHaveLength(3)
  const old = server(NOW + 61 * MINUTE_MS, response(NOW), points)
  expect((await readPicture(old.bco, await first())).data.readAt).toBe(NOW + 61 * MINUTE_MS)
  expect(old.requests).toContain('getLocationPoints')
})

it('the picture is read in full again after the server rejects its start time, but not after a temporary failure', async () => {
  const ahead = server(NOW - MINUTE_MS, refused('Error', 400), response(NOW - MINUTE_MS), points)
  expect((await readPicture(ahead.bco, await first())).data.since).toBe(iso(NOW - MINUTE_MS))
  const away = server(NOW, FAILED_TO_LOAD)
  await expect(readPicture(away.bco, await first())).rejects.toEqual(FAILED_TO_LOAD)
})

it('the picture falls back to paged lists if the server has no endpoint for changes, and keeps using the lists', async () => {
  const location = (Id: string, Description: string) =>
    readLocation({ Id, Description, Latitude: 51, Longitude: 4 })
  const charger = (Id: string, LocationId: string, Status: string) =>
    readCharger({
      Id,
      Description: Id,
      LocationId,
      Status: 'ONLINE',
      Connectors: [{ Id: `${Id}-1`, ConnectorNumber: 1, Status, StatusSince: iso(NOW - 60_000) }],
    })
  const page = (PageCount: number, ...Data: object[]) => ({ Data: withSkips(Data, 1), Page: { PageCount } })
  const marked = { ...location('#2', 'Nowhere'), isUnreadable: true }
  const pages = [
    page(1, location('L1', 'Depot'), location('L2', 'Garage'), marked),
    page(2, charger('C1', 'L1', 'CHARGING'), charger('C2', 'L2', 'ERROR')),
    page(2, charger('C3', 'L2', 'AVAILABLE')),
  ]
  const { bco, requests } = server(NOW, refused('FAILEDTOFIND', 404), ...pages, ...pages)
  const { data } = await readPicture(bco, undefined)
  expect(connectorCounts(data.places)).toEqual({
    Available: 1,
    Charging: 1,
    Parking: 0,
    Error: 1,
    Offline: 0,
  })
  expect(worstLocations(data.places, 5)).toMatchObject([{ id: 'L2', down: 1, connectors: 2 }])
  expect(data.changes).toHaveLength(3)
  expect(data.places.map(({ Id }) => Id)).toEqual(['L1', 'L2'])
  expect([skippedIn(data.places), skippedIn(data.changes)]).toEqual([2, 2])
  await readPicture(bco, data)
  expect(requests.filter((each) => each.startsWith('getConnectorStates'))).toHaveLength(1)
  expect(requests.slice(-3)).toEqual([
    'filteredChargeLocation 1',
    'filteredChargepoint 1',
    'filteredChargepoint 2',
  ])
})
