import type { RelationContact } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../test/testCaller.ts'
import { testServer } from '../../test/testCalls.ts'

const app = await testServer()

const contact = async (caller: TestCaller, id: string): Promise<RelationContact> =>
  (await caller.get(`/v3.1/relationcontact/BCO/one/${id}`)).data
const remove = (caller: TestCaller, id: string, version: number) =>
  caller.remove(`/v3.1/relationcontact/BCO/${id}?version=${version}`)
const firstUser = async (caller: TestCaller): Promise<RelationContact> => {
  const filter = encodeURIComponent('(Role EX "User")')
  return (await caller.get(`/v3.1/relationcontact/BCO/filtered?select=&pagesize=1&filter=${filter}`)).data[0]
}

describe('The removal of a person from a relation', () => {
  it('hides the person and leaves their cards without a user', async () => {
    const fleet = await callerOf(app, 'fleet')
    const filter = encodeURIComponent('(IsUserMissing EX "false")')
    const [card] = (await fleet.get(`/v3.1/token/BCO/filtered?select=&pagesize=1&filter=${filter}`)).data
    const { Id, Version } = await contact(fleet, card.RelationContactId)
    expect(await remove(fleet, Id, Version)).toMatchObject({ status: 200, code: '' })
    expect((await fleet.get(`/v3.1/relationcontact/BCO/one/${Id}`)).code).toBe('RCNOTFOUND')
    const after = (await fleet.get(`/v3.1/token/BCO/one/${card.Id}`)).data
    expect(after).toMatchObject({ IsUserMissing: true })
    expect(after.RelationContactId).toBeUndefined()
  })

  it('ends their access immediately', async () => {
    const operator = await callerOf(app, 'operator', 'removed')
    const driver = await callerOf(app, 'driver', 'removed')
    const { Version } = await contact(operator, 'RC00001')
    expect((await driver.get('/v3.1/chargepoint/BCO/list')).data).not.toEqual([])
    expect((await remove(operator, 'RC00001', Version)).code).toBe('')
    expect((await driver.get('/v3.1/chargepoint/BCO/list')).code).toBe('RELNOTFOUND')
  })

  it('fails for the caller, a person with a higher role, and a person changed since the last read', async () => {
    const fleet = await callerOf(app, 'fleet')
    const self = await contact(fleet, 'RC00003')
    expect((await remove(fleet, self.Id, self.Version)).code).toBe('RCCREUPFAIL')
    const operator = await callerOf(app, 'operator')
    const admin = await contact(operator, 'RC00006')
    expect((await remove(operator, admin.Id, admin.Version)).code).toBe('ROLEREMOVEFAILED')
    const user = await firstUser(fleet)
    expect((await remove(fleet, user.Id, user.Version + 1)).status).toBe(409)
    expect((await remove(fleet, 'RC00001', 1)).code).toBe('RCNOTFOUND')
  })

  it('fails if a driver requests it', async () => {
    const driver = await callerOf(app, 'driver')
    expect((await remove(driver, 'RC00001', 1)).code).toBe('Unauthorized')
  })
})

it('People can be filtered by the id of their relation, even if another relation has the same name', async () => {
  const operator = await callerOf(app, 'operator')
  const fleet = await contact(operator, 'RC00003')
  const driver = await contact(operator, 'RC00001')
  const relation = (await operator.get(`/v3.1/relation/BCO/one/${driver.Relation.Id}`)).data
  const { Id, Version } = relation
  const Description = fleet.Relation.Description
  expect((await operator.post('/v3.1/relation/BCO/createupdate', { Id, Version, Description })).code).toBe('')
  const filter = encodeURIComponent(`(Relation EX "${Description}")`)
  const found = async (relid = ''): Promise<RelationContact[]> =>
    (await operator.get(`/v3.1/relationcontact/BCO/filtered?pagesize=100&filter=${filter}${relid}`)).data
  const relationsOf = (people: RelationContact[]) => new Set(people.map((one) => one.Relation.Id))
  expect(relationsOf(await found())).toEqual(new Set([Id, fleet.Relation.Id]))
  expect(relationsOf(await found(`&relid=${Id}`))).toEqual(new Set([Id]))
})
