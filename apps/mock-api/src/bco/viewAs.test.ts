import { type RelationEntry, VIEW_AS_HEADER } from '@portal/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOf, testServer } from '../../test/testCalls.ts'

let app: Awaited<ReturnType<typeof testServer>>
let ask: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testServer()
  ask = callsOf(app)
})
afterAll(() => app.close())

const as = (relation: string) => ({ headers: { [VIEW_AS_HEADER]: relation } })
const FLEET = 'R00003'
const relationsOf = async (username: string, eyes: string) =>
  ((await ask(username, 'GET', 'relation/BCO/impersonate/list', as(eyes))).data as RelationEntry[]).map(
    ({ Id }) => Id,
  )

describe('Reads through the eyes of another relation', () => {
  it('show only what that relation and those below it have', async () => {
    expect(await relationsOf('operator', FLEET)).toEqual([FLEET])
    const below = await relationsOf('operator', 'R00006')
    expect(below).toContain('R00006')
    expect(below).not.toContain('R00004')
    const chargers = (await ask('operator', 'GET', 'chargepoint/BCO/list', as(FLEET))).data as {
      RelationId: string
    }[]
    expect(new Set(chargers.map(({ RelationId }) => RelationId))).toEqual(new Set([FLEET]))
  })

  it('leave who is signed in as it is', async () => {
    const own = await ask('operator', 'GET', 'user/BCO/userinfo')
    expect(await ask('operator', 'GET', 'user/BCO/userinfo', as(FLEET))).toMatchObject({ data: own.data })
  })

  it('are refused to drivers, and for relations that the caller does not see', async () => {
    expect((await ask('driver', 'GET', 'relation/BCO/impersonate/list', as('R00001'))).code).toBe(
      'Unauthorized',
    )
    expect((await ask('fleet', 'GET', 'relation/BCO/impersonate/list', as('R00001'))).code).toBe(
      'Unauthorized',
    )
    expect((await ask('entity', 'GET', 'relation/BCO/impersonate/list', as(FLEET))).code).toBe('Unauthorized')
  })

  it('never change whose a write is', async () => {
    const body = { Description: 'Made by the network', Email: 'made@network.example' }
    const made = await ask('operator', 'POST', 'relation/BCO/createupdate', {
      body,
      ...as(FLEET),
      session: 'writes',
    })
    expect(made).toMatchObject({ status: 200, code: 'NEWRELATION' })
  })

  it('mask protected people as before', async () => {
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
