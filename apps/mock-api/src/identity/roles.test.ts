import type { FastifyInstance } from 'fastify'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../test/testCaller.ts'
import { createBrowser, startServer } from '../../test/testSignIn.ts'

let server: Awaited<ReturnType<typeof startServer>>
let app: FastifyInstance
beforeAll(async () => {
  server = await startServer()
  app = server.app
})
afterAll(() => app.close())

const as = (username: string, session?: string) => callerOf(app, username, session, server.origin)

const DRIVER = 'RC00001'
const FLEET = 'RC00003'

const writeContact = async (admin: TestCaller, Id: string, fields: object) => {
  const { Version } = (await admin.get(`/v3.1/relationcontact/BCO/one/${Id}`)).data
  const answer = await admin.post('/v3.1/relationcontact/BCO/createupdate', { Id, Version, ...fields })
  expect(answer.code).toBe('')
}
const rolesOf = async (caller: TestCaller) => (await caller.get('/v3.1/user/BCO/UserInfo')).data.role

describe('A role', () => {
  it('applies to user info and calls as soon as it is granted, even with the old token', async () => {
    const admin = await as('superadmin')
    const driver = await as('driver', admin.sessionId)
    const report = '/v3.1/report/BCO/filtered'
    expect([await rolesOf(driver), (await driver.get(report)).status]).toEqual([['User'], 403])
    await writeContact(admin, DRIVER, { Role: 'Operator' })
    expect([await rolesOf(driver), (await driver.get(report)).status]).toEqual([['Operator'], 200])
    const { data } = await driver.get('/v3.1/relation/BCO/impersonate/list')
    expect(data.length).toBeGreaterThan(10)
  })

  it('ends as soon as it is revoked, together with its write access', async () => {
    const admin = await as('superadmin')
    const fleet = await as('fleet', admin.sessionId)
    const group = { Code: 'NEW#GROUP', Description: 'New' }
    const path = '/v3.1/relation/BCO/R00003/whitelistgroup/createupdate'
    expect((await fleet.post(path, group)).status).toBe(200)
    await writeContact(admin, FLEET, { Role: 'User' })
    expect((await fleet.post(path, { ...group, Code: 'NEW#OTHER' })).status).toBe(403)
    expect(await rolesOf(fleet)).toEqual(['User'])
  })

  it('appears in new tokens and decides the feature flags', async () => {
    const session = 'roles-token'
    const admin = await as('superadmin', session)
    const browser = createBrowser(server.origin, session)
    const first = await browser.signIn('driver')
    expect(decodeJwt(first.id_token).role).toEqual(['User'])
    await writeContact(admin, DRIVER, { Role: 'FleetManager', Name: 'Lotte Maes' })
    const refreshed = (await (
      await browser.token({ grant_type: 'refresh_token', refresh_token: first.refresh_token })
    ).json()) as typeof first
    for (const token of [refreshed.access_token, refreshed.id_token])
      expect(decodeJwt(token)).toMatchObject({ role: ['FleetManager'], name: 'Lotte Maes' })
    const issued = await admin.control('/token', { username: 'driver' })
    expect(decodeJwt(issued.json().access_token).role).toEqual(['FleetManager'])
    const flags = await app.inject({
      method: 'POST',
      url: '/outside/flags/ofrep/v1/evaluate/flags',
      payload: { context: { targetingKey: `driver~${session}` } },
    })
    const flag = flags.json().flags.find(({ key }: { key: string }) => key === 'relation-selector-tokens')
    expect(flag.value).toBe(true)
  })

  it('applies to the new relation after the person moves to another relation', async () => {
    const admin = await as('superadmin')
    const fleet = await as('fleet', admin.sessionId)
    await writeContact(admin, FLEET, {
      Relation: { Id: 'R00005', Description: 'whatever', IsCompany: 1 },
    })
    const info = (await fleet.get('/v3.1/user/BCO/UserInfo')).data
    expect(info.Relation).toEqual({ Id: 'R00005', Description: 'BCA Netwerk', IsCompany: 1 })
    const chargers = (await fleet.get('/v3.1/chargepoint/BCO/list')).data
    expect(chargers.length).toBe(14)
  })
})
