import { cardNumber } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../../test/testCaller.ts'
import { testServer } from '../../../test/testCalls.ts'

const app = await testServer()

const one = async (caller: TestCaller, name: string, id: string) =>
  (await caller.get(`/v3.1/${name}/BCO/one/${id}`)).data
const list = async (caller: TestCaller, name: string, filter: string, more = '') => {
  const query = `select=&pagesize=100&filter=${encodeURIComponent(filter)}&${more}`
  const answer = await caller.get(`/v3.1/${name}/BCO/filtered?${query}`)
  expect(answer.message).toBe('')
  return answer.data
}
const change = async (caller: TestCaller, name: string, id: string, fields: object) => {
  const { Version } = await one(caller, name, id)
  const answer = await caller.post(`/v3.1/${name}/BCO/createupdate`, { Id: id, Version, ...fields })
  expect(answer.message).toBe('')
  return answer.data
}

const OLD = 'Noordzee Logistics'
const NEW = 'Zuidzee Transport'

describe('A renamed relation', () => {
  it('appears under its new name in records that refer to it, in filters, sort orders and user info', async () => {
    const operator = await callerOf(app, 'operator')
    const fleet = await callerOf(app, 'fleet', operator.sessionId)
    const versions = (await list(operator, 'chargepoint', `(Owner EX "${OLD}")`)).map(
      ({ Version }: { Version: number }) => Version,
    )
    await change(operator, 'relation', 'R00003', { Description: NEW })
    for (const [name, field, count] of [
      ['chargepoint', 'Owner', 40],
      ['chargelocation', 'Owner', 9],
      ['relationcontact', 'Relation', 25],
      ['token', 'Relation', 100],
      ['chargesession', 'Relation', 100],
    ] as const) {
      expect([name, (await list(operator, name, `(${field} EX "${NEW}")`)).length]).toEqual([name, count])
      expect([name, (await list(operator, name, `(${field} EX "${OLD}")`)).length]).toEqual([name, 0])
    }
    const renamed = await list(operator, 'chargepoint', `(Owner EX "${NEW}")`)
    expect(renamed.map(({ Version }: { Version: number }) => Version)).toEqual(versions)
    const [last] = await list(
      operator,
      'relationcontact',
      '(Role EX "FleetManager")',
      'orderby=Relation desc',
    )
    expect(last.Relation.Description).toBe(NEW)
    expect((await fleet.get('/v3.1/user/BCO/UserInfo')).data.Relation.Description).toBe(NEW)
    expect((await fleet.get('/v3.1/relation/BCO/impersonate/list')).data[0].Description).toBe(NEW)
  })

  it('shows its new name in the relations below it until they move away', async () => {
    const operator = await callerOf(app, 'operator')
    const entity = await callerOf(app, 'entity', operator.sessionId)
    await change(operator, 'relation', 'R00006', { Description: 'Meridiaan Noord' })
    expect((await one(operator, 'relation', 'R00009')).ParentRelation.Description).toBe('Meridiaan Noord')
    const below = (await entity.get('/v3.1/relation/BCO/treeview/R00006/Relation')).data
    expect(below.length).toBe(3)
    expect(below.find(({ Id }: { Id: string }) => Id === 'R00009').Relation.Description).toBe(
      'Meridiaan Noord',
    )
    await change(operator, 'relation', 'R00009', { ParentRelation: { Id: 'R00003', Description: 'x' } })
    expect((await entity.get('/v3.1/relation/BCO/treeview/R00006/Relation')).data.length).toBe(1)
    expect((await entity.get('/v3.1/relation/BCO/R00013')).code).toBe('RELNOTFOUND')
  })
})

describe('A relation moved below another', () => {
  it('appears with all its records in every tree, list and filter there, and nowhere in its old place', async () => {
    const operator = await callerOf(app, 'operator')
    const idsIn = (records: readonly { readonly Id: string }[]) => records.map(({ Id }) => Id)
    const read = async (path: string) => (await operator.get(`/v3.1/${path}`)).data
    const parts = async (id: string) => [
      idsIn(await read(`relation/BCO/treeview/${id}/Relation`)).includes('R00009'),
      idsIn(await read(`relation/BCO/treeview/${id}/Relation?directonly=1`)).includes('R00009'),
      idsIn(await read(`relation/BCO/childelements/${id}`)).includes('R00009'),
      idsIn(await read(`user/BCO/My/Info/${id}/ChargePoint`)).includes(charger.Id),
      idsIn(await list(operator, 'chargepoint', '(RelationId EX "R00009")', `relid=${id}`)).length > 0,
      idsIn(await list(operator, 'token', '(RelationId EX "R00009")', `relid=${id}`)).length > 0,
    ]
    const parentIn = async (path: string) =>
      (await read(path)).find(({ Id }: { Id: string }) => Id === 'R00009').Relation
    const below = async (name: string) =>
      idsIn(await list(operator, 'relation', `(ParentRelation EX "${name}")`)).includes('R00009')
    const [charger] = await list(operator, 'chargepoint', '(RelationId EX "R00009")')
    const former = (await one(operator, 'relation', 'R00009')).ParentRelation
    const all = Array.from({ length: 6 }, () => true)
    expect([await parts(former.Id), await parts('R00003')]).toEqual([all, all.map(() => false)])
    await change(operator, 'relation', 'R00009', { ParentRelation: { Id: 'R00003', Description: 'x' } })
    expect([await parts(former.Id), await parts('R00003')]).toEqual([all.map(() => false), all])
    const parent = { Id: 'R00003', Description: OLD }
    expect((await one(operator, 'relation', 'R00009')).ParentRelation).toEqual(parent)
    for (const path of ['relation/BCO/treeviewer', 'relation/BCO/impersonate/list'])
      expect(await parentIn(path)).toEqual(parent)
    expect([await below(OLD), await below(former.Description)]).toEqual([true, false])
  })
})

describe('A location', () => {
  it('shows a new name and address at its chargers, in the list of sessions and on the map', async () => {
    const operator = await callerOf(app, 'operator')
    const fleet = await callerOf(app, 'fleet', operator.sessionId)
    const [charger] = (await fleet.get('/v3.1/chargepoint/BCO/list')).data
    const place = { Description: 'Depot Noord', City: 'Antwerpen', Latitude: 51.25, Longitude: 4.4 }
    await change(fleet, 'chargelocation', charger.LocationId, place)
    const moved = { LocationDescription: 'Depot Noord', City: 'Antwerpen', Latitude: 51.25, Longitude: 4.4 }
    expect((await fleet.get(`/v3.1/chargepoint/BCO/${charger.Id}`)).data).toMatchObject(moved)
    const here = await list(fleet, 'chargepoint', '(LocationDescription EX "Depot Noord")')
    expect(here.length).toBeGreaterThan(1)
    expect((await list(fleet, 'chargesession', '(Location EX "Depot Noord")')).length).toBeGreaterThan(10)
    const points = (await fleet.get('/v3.1/chargelocation/BCO/points')).data
    const at = points.Id.indexOf(charger.LocationId)
    expect([points.Description[at], points.Latitude[at]]).toEqual(['Depot Noord', 51.25])
  })

  it('keeps charger and placement consistent when a charger moves to it', async () => {
    const operator = await callerOf(app, 'operator')
    const fleet = await callerOf(app, 'fleet', operator.sessionId)
    const [charger] = (await fleet.get('/v3.1/chargepoint/BCO/list')).data
    const places = await list(fleet, 'chargelocation', '')
    const other = places.find(({ Id }: { Id: string }) => Id !== charger.LocationId)
    const before = other.ConnectorCount
    await change(operator, 'chargepoint', charger.Id, { LocationId: other.Id })
    expect(await one(fleet, 'chargepoint', charger.Id)).toMatchObject({
      LocationDescription: other.Description,
    })
    expect(await one(fleet, 'chargeplacement', charger.PlacementId)).toMatchObject({ LocationId: other.Id })
    expect((await one(fleet, 'chargelocation', other.Id)).ConnectorCount).toBeGreaterThan(before)
    await change(fleet, 'chargeplacement', charger.PlacementId, { LocationId: charger.LocationId })
    expect(await one(fleet, 'chargepoint', charger.Id)).toMatchObject({
      LocationId: charger.LocationId,
      LocationDescription: charger.LocationDescription,
    })
  })
})

describe('A renamed card, charger and contact', () => {
  it('appear under their new names in groups, sessions, charge detail records and filters', async () => {
    const operator = await callerOf(app, 'operator')
    const fleet = await callerOf(app, 'fleet', operator.sessionId)
    const [session] = await list(fleet, 'chargesession', '(TokenNumber SW "BE-BCA")', 'type=COMPLETED')
    const Number = cardNumber(700_001)
    await change(operator, 'token', session.TokenId, { Number, Description: 'The blue card' })
    await change(operator, 'chargepoint', session.ChargePointId, { Description: 'Bay by the gate' })
    for (const name of ['chargesession', 'cdr']) {
      const found = await list(
        fleet,
        name,
        `(TokenNumber EX "${Number}") AND (Description EX "Bay by the gate")`,
      )
      expect([name, found.length > 0]).toEqual([name, true])
      expect(await one(fleet, name, found[0].Id)).toMatchObject({ TokenNumber: Number })
      expect((await list(fleet, name, `(TokenNumber EX "${session.TokenNumber}")`)).length).toBe(0)
    }
    const groups = await list(fleet, 'whitelistgroup', '')
    const [card] = groups[0].Tokens
    await change(operator, 'token', card.Id, { Description: 'The red card' })
    expect((await list(fleet, 'whitelistgroup', ''))[0].Tokens[0].Description).toBe('The red card')
    const [person] = await list(fleet, 'relationcontact', '(Role EX "User")')
    await change(fleet, 'relationcontact', person.Id, { Name: 'Zoë Zonder' })
    await change(fleet, 'token', card.Id, { RelationContactId: person.Id })
    const [held] = await list(fleet, 'token', '(RelationContact EX "Zoë Zonder")', 'orderby=RelationContact')
    expect(held.RelationContactId).toBe(person.Id)
  })
})
