import type { Chargepoint, Chargesession } from '@portal/schemas'
import type { Subscription, WhitelistGroup } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'

const app = await testServer()

const DAY = 24 * 3_600
const NOW = '2026-11-20T17:30:00.000Z'
/** Card of the fleet that is not charging. */
const OWN = 'T000205'
/** Card of another customer that is not charging. */
const STRANGE = 'T000370'

/** Returns a free charger of the fleet without plug and charge. */
const freeCharger = async (caller: TestCaller): Promise<Chargepoint> => {
  const chargers = (await caller.get('/v3.1/chargepoint/BCO/list')).data as Chargepoint[]
  const found = chargers.find(
    ({ Connectors, IsPlugCharge }) =>
      !IsPlugCharge && Connectors.length === 1 && Connectors[0]?.Status === 'AVAILABLE',
  )
  if (!found) throw new Error('No charger is free')
  return found
}
const start = async (caller: TestCaller, { Id }: Chargepoint, tokenid: string) => {
  const { data } = await caller.post('/v3/chargepoint/BCO/Remote/Start', { chargepointid: Id, tokenid })
  return data.Reason ?? data.Status
}
const groupOf = async (caller: TestCaller, tokens: readonly string[]): Promise<WhitelistGroup> => {
  const path = '/v3.1/relation/BCO/R00003/whitelistgroup/createupdate'
  const { data } = await caller.post(path, { Code: 'TEST#GROUP', Description: 'Test' })
  for (const id of tokens) await caller.post(`/v3.1/whitelistgroup/BCO/${data.Id}/${id}/addauthorize`)
  return data
}
const setGroup = (caller: TestCaller, { PlacementId }: Chargepoint, { Code }: WhitelistGroup) =>
  caller.post(`/v3.1/chargeplacement/BCO/${PlacementId}/whitelistgroup`, { WhitelistGroup: Code })
const comers = async (caller: TestCaller, { Id }: Chargepoint) => {
  await caller.advance(5 * DAY)
  const filter = encodeURIComponent(`(ChargePointId EX "${Id}")`)
  const page = await caller.get(`/v3.1/chargesession/BCO/filtered?select=&pagesize=100&filter=${filter}`)
  return (page.data as Chargesession[]).filter(({ Start }) => Start > NOW).map(({ TokenId }) => TokenId)
}

describe('The group of a placement', () => {
  it('lets only its cards start a charge, and keeps out planned cars', async () => {
    const fleet = await callerOf(app, 'fleet')
    const charger = await freeCharger(fleet)
    const group = await groupOf(fleet, [OWN])
    await setGroup(fleet, charger, group)
    expect(await start(fleet, charger, 'T000204')).toBe('CARD_NOT_ALLOWED')
    expect(await start(fleet, charger, OWN)).toBe('ACCEPTED')
    expect(await comers(fleet, charger)).toEqual([OWN])
  })

  it('admits no card while it is empty', async () => {
    const fleet = await callerOf(app, 'fleet')
    const charger = await freeCharger(fleet)
    const group = await groupOf(fleet, [])
    await setGroup(fleet, charger, group)
    expect(await start(fleet, charger, OWN)).toBe('CARD_NOT_ALLOWED')
    expect(await comers(fleet, charger)).toEqual([])
    await fleet.control('/clock', { now: NOW, paused: true })
    await fleet.post(`/v3.1/whitelistgroup/BCO/${group.Id}/${OWN}/addauthorize`)
    expect(await start(fleet, charger, OWN)).toBe('ACCEPTED')
  })

  it('lets other cars of the relation use plug and charge', async () => {
    const fleet = await callerOf(app, 'fleet')
    const charger = await freeCharger(fleet)
    await setGroup(fleet, charger, await groupOf(fleet, []))
    await fleet.post(`/v3/chargeplacement/BCO/${charger.PlacementId}/update/isplugandcharge`, {
      isPlugCharge: true,
    })
    expect(await start(fleet, charger, OWN)).toBe('ACCEPTED')
    expect((await comers(fleet, charger)).length).toBeGreaterThan(1)
  })
})

it('A card is admitted without a subscription, but not before its subscription has started', async () => {
  const fleet = await callerOf(app, 'fleet')
  const charger = await freeCharger(fleet)
  const save = async (name: string, body: object) =>
    (await fleet.post(`/v3.1/${name}/BCO/createupdate`, body)).data
  const later = { StartDate: '2026-12-01T00:00:00.000Z', SubscriptionTypeId: 'ST002' }
  const subscription = await save('subscription', { ...later, TokenIds: [OWN] })
  expect(await start(fleet, charger, OWN)).toBe('CARD_NOT_ALLOWED')
  const { Id, Version } = subscription
  await save('subscription', { Id, Version, TokenIds: [] })
  expect(await start(fleet, charger, OWN)).toBe('ACCEPTED')
})

it('Cars use a card with a subscription only during the term of the subscription', async () => {
  const fleet = await callerOf(app, 'fleet')
  const filter = encodeURIComponent('(RelationId EX "R00003") AND (Status EX "ACTIVE")')
  const page = await fleet.get(`/v3.1/subscription/BCO/filtered?select=&pagesize=1&filter=${filter}`)
  const [{ Id, Version, TokenIds }] = page.data as [Subscription]
  const save = async (body: object) => (await fleet.post('/v3.1/subscription/BCO/createupdate', body)).code
  const period = { StartDate: '2026-11-21T12:00:00.000Z', EndDate: '2026-11-22T17:30:00.000Z' }
  expect(await save({ Id, Version, ...period })).toBe('')
  await fleet.advance(4 * DAY)
  expect(await save({ Id, Version: Version + 1, TokenIds: [] })).toBe('')
  const leftAt = new Date(Date.parse(NOW) + 4 * DAY * 1_000).toISOString()
  await fleet.advance(3 * DAY)
  const starts = await Promise.all(
    TokenIds.map(async (id) => {
      const of = encodeURIComponent(`(TokenId EX "${id}")`)
      const { data } = await fleet.get(`/v3.1/chargesession/BCO/filtered?select=&pagesize=100&filter=${of}`)
      return (data as Chargesession[]).map(({ Start }) => Start).filter((start) => start > NOW)
    }),
  )
  const isWithin = (start: string) => start >= period.StartDate && start < period.EndDate
  const times = starts.flat()
  expect(times.some(isWithin)).toBe(true)
  expect(times.filter((start) => !isWithin(start) && start < leftAt)).toEqual([])
  expect(times.some((start) => start > leftAt)).toBe(true)
})

it('A card that has moved to another relation no longer charges at the former relation', async () => {
  const operator = await callerOf(app, 'operator')
  const of = encodeURIComponent('(TokenId EX "T000183")')
  const comers = async () => {
    await operator.advance(5 * DAY)
    const page = await operator.get(`/v3.1/chargesession/BCO/filtered?select=&pagesize=100&filter=${of}`)
    return (page.data as Chargesession[]).filter(({ Start }) => Start > NOW)
  }
  expect((await comers()).length).toBeGreaterThan(0)
  await operator.control('/clock', { now: NOW, paused: true })
  const { Id, Version } = (await operator.get('/v3.1/token/BCO/one/T000183')).data
  const moved = { Id, Version, RelationId: 'R00004' }
  expect((await operator.post('/v3.1/token/BCO/createupdate', moved)).code).toBe('')
  expect(await comers()).toEqual([])
})

describe('A placement without a group', () => {
  it('admits cards of its relation, and those of others only if guests may charge', async () => {
    const operator = await callerOf(app, 'operator')
    const fleet = await callerOf(app, 'fleet', operator.sessionId)
    const charger = await freeCharger(fleet)
    expect(await start(operator, charger, STRANGE)).toBe('CARD_NOT_ALLOWED')
    const guests = `/v3/chargeplacement/BCO/${charger.PlacementId}/update/guestcharging`
    await fleet.post(guests, { isFree: true })
    expect(await start(operator, charger, STRANGE)).toBe('ACCEPTED')
  })

  it('admits no guests once guest charging is off', async () => {
    const operator = await callerOf(app, 'operator')
    const page = await operator.get(
      `/v3.1/chargepoint/BCO/filtered?select=&pagesize=100&filter=${encodeURIComponent('(IsGuestCharge EX "true")')}`,
    )
    const chargers = page.data as Chargepoint[]
    expect(chargers.length).toBeGreaterThan(5)
    for (const { PlacementId } of chargers)
      await operator.post(`/v3/chargeplacement/BCO/${PlacementId}/update/guestcharging`, {})
    await operator.advance(4 * DAY)
    const filter = encodeURIComponent('(RelationId EX "R00005")')
    const sessions = (
      await operator.get(`/v3.1/chargesession/BCO/filtered?select=&pagesize=100&filter=${filter}`)
    ).data as Chargesession[]
    expect(sessions.length).toBe(100)
    expect(sessions.filter(({ TokenId, Start }) => TokenId === undefined && Start > NOW)).toEqual([])
  })
})
