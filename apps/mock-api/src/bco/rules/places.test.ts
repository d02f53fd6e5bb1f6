import type { Chargepoint, Chargesession } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'

const app = await testServer()

const HOUR = 3_600
const NOW = '2026-11-20T17:30:00.000Z'
const one = async (caller: TestCaller, name: string, id: string) =>
  (await caller.get(`/v3.1/${name}/BCO/one/${id}`)).data
const change = async (caller: TestCaller, name: string, id: string, fields: object) => {
  const { Version } = await one(caller, name, id)
  const answer = await caller.post(`/v3.1/${name}/BCO/createupdate`, { Id: id, Version, ...fields })
  expect(answer.message).toBe('')
  return answer.data
}
const chargersOf = async (caller: TestCaller) =>
  (await caller.get('/v3.1/chargepoint/BCO/list')).data as Chargepoint[]
const sessionsAt = async (caller: TestCaller, chargepoint: string) => {
  const filter = encodeURIComponent(`(ChargePointId EX "${chargepoint}")`)
  const page = await caller.get(`/v3.1/chargesession/BCO/filtered?select=&pagesize=100&filter=${filter}`)
  return page.data as Chargesession[]
}
const withStatus = async (caller: TestCaller, status: string): Promise<Chargepoint> => {
  const found = (await chargersOf(caller)).find(
    ({ Connectors }) => Connectors.length === 1 && Connectors[0]?.Status === status,
  )
  if (!found) throw new Error(`No charger is ${status}`)
  return found
}

const DISABLED = [
  [
    'A disabled charger',
    (caller: TestCaller, { Id }: Chargepoint) =>
      change(caller, 'chargepoint', Id, { AdminState: 'DISABLED' }),
    (caller: TestCaller, { Id }: Chargepoint) => change(caller, 'chargepoint', Id, { AdminState: 'ENABLED' }),
  ],
  [
    'A charger at a disabled location',
    (caller: TestCaller, { LocationId }: Chargepoint) =>
      change(caller, 'chargelocation', LocationId, { IsEnabled: false }),
    (caller: TestCaller, { LocationId }: Chargepoint) =>
      change(caller, 'chargelocation', LocationId, { IsEnabled: true }),
  ],
] as const

it('A connector keeps the start of its status if only the terms of its charger change', async () => {
  const fleet = await callerOf(app, 'fleet')
  const { Id, PlacementId, Connectors } = await withStatus(fleet, 'AVAILABLE')
  await fleet.advance(1)
  const path = `/v3/chargeplacement/BCO/${PlacementId}/update/guestcharging`
  expect((await fleet.post(path, { isCustomfee: true, customfee: 0.4 })).code).toBe('')
  const { StatusSince } = (await one(fleet, 'chargepoint', Id)).Connectors[0]
  expect(StatusSince).toBe(Connectors[0]?.StatusSince)
})

describe.each(DISABLED)('%s', (_name, disable, enable) => {
  it('shows UNAVAILABLE everywhere, and rejects a start with that reason', async () => {
    const fleet = await callerOf(app, 'fleet')
    const charger = await withStatus(fleet, 'AVAILABLE')
    const [connector] = charger.Connectors
    const counted = async () => {
      const location = await one(fleet, 'chargelocation', charger.LocationId)
      const points = (await fleet.get('/v3.1/chargelocation/BCO/points')).data
      const at = points.Id.indexOf(charger.LocationId)
      return { live: location.ConnectorsAvailable, points: points.Available[at] }
    }
    const before = await counted()
    await fleet.advance(1)
    await disable(fleet, charger)
    const { Connectors } = (await fleet.get(`/v3.1/chargepoint/BCO/${charger.Id}`)).data as Chargepoint
    expect(Connectors).toMatchObject([{ Status: 'UNAVAILABLE', StatusSince: '2026-11-20T17:30:01.000Z' }])
    const { States } = (await fleet.get(`/v3.1/chargepoint/BCO/states?since=${NOW}`)).data
    expect(States).toContainEqual(
      expect.objectContaining({
        ChargePointId: charger.Id,
        ConnectorId: connector?.Id,
        Status: 'UNAVAILABLE',
        StatusSince: '2026-11-20T17:30:01.000Z',
      }),
    )
    const after = await counted()
    expect(after.live).toBeLessThan(before.live)
    expect(after.points).toBeLessThan(before.points)
    const body = { connectorid: connector?.Id, tokenid: 'T000205' }
    expect((await fleet.post('/v3/chargepoint/BCO/Remote/Start', body)).data).toMatchObject({
      Status: 'REJECTED',
      Reason: 'UNAVAILABLE',
    })
    await enable(fleet, charger)
    expect((await fleet.post('/v3/chargepoint/BCO/Remote/Start', body)).data.Status).toBe('ACCEPTED')
  })

  it('accepts no car until it is enabled, and finishes running sessions', async () => {
    const fleet = await callerOf(app, 'fleet')
    const charger = await withStatus(fleet, 'CHARGING')
    const running = charger.Connectors[0]?.SessionId
    await disable(fleet, charger)
    expect((await one(fleet, 'chargepoint', charger.Id)).Connectors[0].Status).toBe('CHARGING')
    await fleet.advance(5 * 24 * HOUR)
    const during = (await sessionsAt(fleet, charger.Id)).filter(({ Start }) => Start > NOW)
    expect(during).toEqual([])
    expect(await one(fleet, 'chargesession', running ?? '')).toMatchObject({ Status: 'COMPLETED' })
    await enable(fleet, charger)
    await fleet.advance(5 * 24 * HOUR)
    const later = (await sessionsAt(fleet, charger.Id)).filter(({ Start }) => Start > NOW)
    expect(later.length).toBeGreaterThan(1)
  })
})

describe('A charger that moves to another relation', () => {
  it('leaves its earlier sessions with the old relation, and is listed only for the new relation', async () => {
    const operator = await callerOf(app, 'operator')
    const fleet = await callerOf(app, 'fleet', operator.sessionId)
    const entity = await callerOf(app, 'entity', operator.sessionId)
    const charger = await withStatus(fleet, 'AVAILABLE')
    const earlier = (await sessionsAt(fleet, charger.Id))[0]?.Id
    const place = encodeURIComponent('(RelationId EX "R00004")')
    const [location] = (await operator.get(`/v3.1/chargelocation/BCO/filtered?select=&filter=${place}`)).data
    const count = (await chargersOf(entity)).length
    await change(operator, 'chargepoint', charger.Id, { RelationId: 'R00004', LocationId: location.Id })
    expect((await chargersOf(entity)).length).toBe(count + 1)
    expect((await chargersOf(fleet)).some(({ Id }) => Id === charger.Id)).toBe(false)
    await fleet.advance(1)
    expect(await one(fleet, 'chargesession', earlier ?? '')).toMatchObject({ RelationId: 'R00003' })
    expect((await entity.get(`/v3.1/chargesession/BCO/one/${earlier}`)).code).toBe('UNKNOWNREQUEST')
    const states = (await entity.get('/v3.1/chargepoint/BCO/states')).data.States
    expect(states.some(({ ChargePointId }: { ChargePointId: string }) => ChargePointId === charger.Id)).toBe(
      true,
    )
    expect((await sessionsAt(fleet, charger.Id)).every(({ RelationId }) => RelationId === 'R00003')).toBe(
      true,
    )
  })
})
