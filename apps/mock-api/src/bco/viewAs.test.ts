import { type RelationEntry, VIEW_AS_HEADER } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { callsOf, testServer } from '../../test/testCalls.ts'

const app = await testServer()
const ask = callsOf(app)

const as = (relation: string) => ({ headers: { [VIEW_AS_HEADER]: relation } })
const FLEET = 'R00003'
const relationsOf = async (username: string, viewAsRelationId: string) =>
  (
    (await ask(username, 'GET', 'relation/BCO/impersonate/list', as(viewAsRelationId)))
      .data as RelationEntry[]
  ).map(({ Id }) => Id)

describe('Requests on behalf of another relation', () => {
  it('show only records of that relation and those below it', async () => {
    expect(await relationsOf('operator', FLEET)).toEqual([FLEET])
    const below = await relationsOf('operator', 'R00006')
    expect(below).toContain('R00006')
    expect(below).not.toContain('R00004')
    const chargers = (await ask('operator', 'GET', 'chargepoint/BCO/list', as(FLEET))).data as {
      RelationId: string
    }[]
    expect(new Set(chargers.map(({ RelationId }) => RelationId))).toEqual(new Set([FLEET]))
  })

  it('do not change user info', async () => {
    const own = await ask('operator', 'GET', 'user/BCO/userinfo')
    expect(await ask('operator', 'GET', 'user/BCO/userinfo', as(FLEET))).toMatchObject({ data: own.data })
  })

  it('are rejected for drivers, and for relations out of the caller’s scope', async () => {
    expect((await ask('driver', 'GET', 'relation/BCO/impersonate/list', as('R00001'))).code).toBe(
      'Unauthorized',
    )
    expect((await ask('fleet', 'GET', 'relation/BCO/impersonate/list', as('R00001'))).code).toBe(
      'Unauthorized',
    )
    expect((await ask('entity', 'GET', 'relation/BCO/impersonate/list', as(FLEET))).code).toBe('Unauthorized')
  })

  it('do not affect writes, which keep the caller’s own rights', async () => {
    const body = { Description: 'Made by the network', Email: 'made@network.example' }
    const made = await ask('operator', 'POST', 'relation/BCO/createupdate', {
      body,
      ...as(FLEET),
      session: 'writes',
    })
    expect(made).toMatchObject({ status: 200, code: 'NEWRELATION' })
  })

  it('still mask protected people', async () => {
    const masked = async (options: object) => {
      const { data } = await ask('operator', 'GET', 'relationcontact/BCO/filtered', {
        query: { pagesize: 100, filter: '(Relation EX "Noordzee Logistics")' },
        ...options,
      })
      return JSON.stringify(data)
    }
    expect(await masked(as(FLEET))).toBe(await masked({}))
  })
})
