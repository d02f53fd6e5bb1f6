import type { RelationEntry } from '@portal/schemas'
import type {
  ConnectorStates,
  LocationPoints,
  RelationElement,
  SubscriptionType,
} from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callsOf, testServer } from '../../test/testCalls.ts'
import { SESSION_HEADER } from '../control/sessions.ts'

const app = await testServer()
const ask = callsOf(app)

const tree = async (username: string, parent: string, query: Record<string, string> = {}) =>
  (
    (await ask(username, 'GET', `relation/BCO/treeview/${parent}/Relation`, { query }))
      .data as RelationEntry[]
  ).map(({ Description }) => Description)

describe('The tree of relations', () => {
  it('returns all relations below a relation, or only the next level, sorted by name in either direction', async () => {
    expect(await tree('entity', 'R00004')).toHaveLength(9)
    const next = ['Meridiaan International', 'Meridiaan Vlaanderen', 'Méridien Wallonie']
    expect(await tree('entity', 'R00004', { directonly: '1' })).toEqual(next)
    expect(await tree('entity', 'R00004', { directonly: '1', sort: 'desc' })).toEqual(next.reverse())
    expect(await tree('entity', 'R00004', { filter: '(Description CO "luxem")' })).toEqual([
      'Méridien Luxembourg',
    ])
  })

  it('lists every relation after its parent', async () => {
    const entries = (await ask('entity', 'GET', 'relation/BCO/treeviewer')).data as RelationEntry[]
    expect(entries).toHaveLength(10)
    for (const [index, { Relation }] of entries.entries()) {
      const above = entries.findIndex(({ Id }) => Id === Relation?.Id)
      expect(above).toBeLessThan(index)
    }
  })

  it('lists the relations, people and locations below a relation', async () => {
    const elements = (await ask('entity', 'GET', 'relation/BCO/childelements/R00004'))
      .data as RelationElement[]
    expect(new Set(elements.map(({ Type }) => Type))).toEqual(
      new Set(['Relation', 'RelationContact', 'ChargeLocation']),
    )
  })

  it('contains a new relation for its creator but not for other customers, and rejects cycles', async () => {
    const session = 'grows'
    const body = { Description: 'Meridiaan Nieuw', ParentRelation: { Id: 'R00006', Description: 'whatever' } }
    const made = await ask('entity', 'POST', 'relation/BCO/createupdate', { body, session })
    expect(made).toMatchObject({ status: 200, code: 'NEWRELATION' })
    const { Id } = made.data as { readonly Id: string }
    expect((await ask('entity', 'GET', `relation/BCO/${Id}`, { session })).data).toMatchObject({
      ParentRelation: { Id: 'R00006', Description: 'Meridiaan Vlaanderen' },
    })
    expect((await ask('fleet', 'GET', `relation/BCO/${Id}`, { session })).code).toBe('RELNOTFOUND')
    const ring = { Id: 'R00006', Version: 1, ParentRelation: { Id, Description: '' } }
    const { data } = await ask('entity', 'GET', 'relation/BCO/one/R00006', { session })
    const answer = await ask('entity', 'POST', 'relation/BCO/createupdate', {
      body: { ...ring, Version: (data as { readonly Version: number }).Version },
      session,
    })
    expect(answer.code).toBe('RELCREUPFAIL')
  })

  it('moves a relation with everything below it, which changes what the administrators above can see', async () => {
    const session = 'moved'
    const move = async (Id: string, parent: string | null) => {
      const { data } = await ask('operator', 'GET', `relation/BCO/one/${Id}`, { session })
      const { Version } = data as { readonly Version: number }
      const ParentRelation = parent === null ? null : { Id: parent, Description: '' }
      const body = { Id, Version, ParentRelation }
      return ask('operator', 'POST', 'relation/BCO/createupdate', { body, session })
    }
    const seen = async (Id: string) =>
      (await ask('entity', 'GET', `relation/BCO/${Id}`, { session })).code === ''
    expect(await move('R00006', 'R00009')).toMatchObject({
      code: 'RELCREUPFAIL',
      message: 'ParentRelation: is below this relation',
    })
    expect((await move('R00006', 'R00006')).code).toBe('RELCREUPFAIL')
    expect([await seen('R00006'), await seen('R00009')]).toEqual([true, true])
    expect((await move('R00006', 'R00003')).data).toMatchObject({
      ParentRelation: { Id: 'R00003', Description: 'Noordzee Logistics' },
    })
    expect([await seen('R00006'), await seen('R00009')]).toEqual([false, false])
    expect((await move('R00003', 'R00004')).code).toBe('')
    expect([await seen('R00003'), await seen('R00009')]).toEqual([true, true])
    expect((await move('R00003', null)).data).not.toHaveProperty('ParentRelation')
    expect(await seen('R00009')).toBe(false)
  })

  it('gets a private relation when a contact is turned into one, which works only once', async () => {
    const session = 'converted'
    const { data } = await ask('entity', 'GET', 'relationcontact/BCO/filtered', {
      query: { pagesize: 100, filter: '(Role EX "User")' },
    })
    const [contact] = data as { readonly Id: string; readonly Name: string }[]
    const path = `user/BCO/contact/intorelation/${contact?.Id}`
    const made = await ask('entity', 'POST', path, { body: {}, session })
    expect(made).toMatchObject({ code: 'NEWRELATION', data: { Description: contact?.Name, IsCompany: 0 } })
    expect((await ask('entity', 'POST', path, { body: {}, session })).code).toBe('RELCONVERTFAILURE')
  })
})

describe('Subscription types', () => {
  const list = async (session: string, query: Record<string, string> = {}) =>
    (await ask('fleet', 'GET', 'relation/BCO/R00003/subscriptiontype/list/filtered', { session, query }))
      .data as SubscriptionType[]

  it('include types available to everybody, but types with the regulator’s tariff only on request', async () => {
    expect((await list('types')).map(({ Code }) => Code)).toEqual(['KISS', 'STARTER'])
    expect(await list('types', { includeCreg: '1' })).toHaveLength(6)
  })

  it('can be created for one relation, and only that relation sees them', async () => {
    const session = 'own-type'
    const body = { Code: 'KISS', Description: 'Kiss for Noordzee', MonthlyFee: 1 }
    const made = await ask('operator', 'POST', 'relation/BCO/R00003/createsubscriptiontype', {
      body,
      session,
    })
    expect(made.data).toMatchObject({ ...body, RelationId: 'R00003' })
    expect((await list(session)).map(({ Description }) => Description)).toContain('Kiss for Noordzee')
    const others = await ask('driver', 'GET', 'subscriptiontype/BCO/filtered', {
      session,
      query: { pagesize: 100 },
    })
    expect(others.page.Results).toBe(6)
  })
})

describe('The records of a relation', () => {
  it('include the chargers of relations below unless `directonly` is set, which other classes reject', async () => {
    const count = async (type: string, query: Record<string, string> = {}) =>
      ((await ask('entity', 'GET', `user/BCO/My/Info/R00004/${type}`, { query })).data as RelationElement[])
        .length
    expect(await count('ChargePoint')).toBe(28)
    expect(await count('ChargePoint', { directonly: '1' })).toBe(4)
    expect(await count('Token')).toBe(20)
    const wrong = await ask('entity', 'GET', 'user/BCO/My/Info/R00004/Token', { query: { directonly: '1' } })
    expect(wrong).toMatchObject({ status: 400, message: expect.stringContaining('directonly') })
  })
})

const countsIn = ({
  Id,
  Available,
  Charging,
  Parking,
  Error: faulty,
  Offline,
}: ConnectorStates['Locations']) =>
  new Map(
    Id.map((id, at) => [id, [Available[at], Charging[at], Parking[at], faulty[at], Offline[at]]] as const),
  )

describe('The map and the monitor', () => {
  it('agree: the counts of the map plus the changes of the monitor equal a new read of the map', async () => {
    const session = 'counts'
    const clock = (payload: object) =>
      app.inject({ method: 'POST', url: '/__mock/clock', headers: { [SESSION_HEADER]: session }, payload })
    const get = async (path: string, query: Record<string, string> = {}) =>
      (await ask('fleet', 'GET', path, { session, query })).data
    await clock({ paused: true })
    const expected = countsIn((await get('chargelocation/BCO/points')) as LocationPoints)
    let at = ((await get('chargepoint/BCO/states')) as ConnectorStates).At
    for (const minutes of [1, 20, 200]) {
      await clock({ advanceMs: minutes * 60_000 })
      const { Locations, At } = (await get('chargepoint/BCO/states', { since: at })) as ConnectorStates
      for (const [id, counts] of countsIn(Locations)) expected.set(id, counts)
      expect(expected).toEqual(countsIn((await get('chargelocation/BCO/points')) as LocationPoints))
      at = At
    }
    const whole = (await get('chargepoint/BCO/states')) as ConnectorStates
    expect(countsIn(whole.Locations)).toEqual(expected)
  })

  it('return every location in scope in equally long columns, with counts that add up to all connectors', async () => {
    const { data } = await ask('fleet', 'GET', 'chargelocation/BCO/points')
    const points = data as LocationPoints
    expect(points.Id).toHaveLength(9)
    for (const column of Object.values(points)) expect(column).toHaveLength(9)
    const sum = [points.Available, points.Charging, points.Parking, points.Error, points.Offline]
      .flat()
      .reduce((a, b) => a + b, 0)
    expect(sum).toBe(45)
    points.Id.forEach((_, index) => {
      expect(points.HasAc[index] || points.HasDc[index], 'a location gives something').toBe(true)
      expect(points.MaxPowerKw[index]).toBeGreaterThan(0)
      expect(points.Description[index]).not.toBe('')
    })
  })

  it('return only the connectors that changed since a given time, or all connectors after a day', async () => {
    const session = 'states'
    const clock = (payload: object) =>
      app.inject({ method: 'POST', url: '/__mock/clock', headers: { [SESSION_HEADER]: session }, payload })
    await clock({ paused: true })
    const states = async (query: Record<string, string> = {}) =>
      (await ask('fleet', 'GET', 'chargepoint/BCO/states', { session, query })).data as ConnectorStates
    const all = await states()
    expect(all.States).toHaveLength(45)
    const [first] = all.States
    expect(first).toMatchObject({
      Description: expect.stringContaining('bay'),
      ConnectorNumber: expect.any(Number),
      LocationDescription: expect.any(String),
      City: expect.any(String),
    })
    expect(all.IsWhole).toBe(true)
    expect(await states({ since: all.At })).toMatchObject({ IsWhole: false, States: [] })
    await clock({ advanceMs: 3_600_000 })
    const changed = await states({ since: all.At })
    expect(changed.IsWhole).toBe(false)
    expect(changed.States.length).toBeGreaterThan(0)
    expect(changed.States.length).toBeLessThan(45)
    const future = await ask('fleet', 'GET', 'chargepoint/BCO/states', {
      session,
      query: { since: '2030-01-01T00:00:00Z' },
    })
    expect(future).toMatchObject({ status: 400, message: expect.stringContaining('since') })
    await clock({ advanceMs: 24 * 3_600_000 })
    const old = await states({ since: all.At })
    expect(old.IsWhole).toBe(true)
    expect(old.States).toHaveLength(45)
  })
})
