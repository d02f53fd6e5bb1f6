import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOf, listsOf, testServer } from '../testCalls.ts'

let app: Awaited<ReturnType<typeof testServer>>
let ask: ReturnType<typeof callsOf>
let list: ReturnType<typeof listsOf>
beforeAll(async () => {
  app = await testServer()
  ask = callsOf(app)
  list = listsOf(ask)
})
afterAll(() => app.close())

/** Who may see the most of a class. */

describe('An Idempotency-Key', () => {
  const session = 'keys'
  const order = (key: string, body: object) =>
    ask('fleet', 'POST', 'chargelocation/BCO/createupdate', {
      body,
      session,
      headers: { 'idempotency-key': key },
    })
  const location = {
    Description: 'New depot',
    Street: 'Kaai',
    HouseNumber: '1',
    PostalCode: '8380',
    City: 'Zeebrugge',
    Country: 'BE',
    Latitude: 51.33,
    Longitude: 3.2,
  }
  const count = async () =>
    (await ask('fleet', 'GET', 'chargelocation/BCO/filtered', { session })).page.Results

  it('makes a write that succeeded answer again as it did first, and do nothing', async () => {
    const before = await count()
    const [first, second] = await Promise.all([order('a-1', location), order('a-1', location)])
    expect(first?.code).toBe('')
    expect(second?.data).toEqual(first?.data)
    expect((await order('a-1', location)).data).toEqual(first?.data)
    expect(await count()).toBe(before + 1)
    expect((await order('a-2', location)).data).not.toEqual(first?.data)
  })

  it('is not remembered for a failure, nor taken for another write', async () => {
    const { Street: _, ...incomplete } = location
    expect(await order('b-1', incomplete)).toMatchObject({ code: 'Error', message: 'Street: is missing' })
    expect((await order('b-1', location)).code).toBe('')
    const other = await order('b-1', { ...location, Street: 'Dijk' })
    expect(other).toMatchObject({ status: 400, message: expect.stringContaining('Idempotency-Key') })
  })
})

describe('Bad input', () => {
  const write = (body: unknown) => ask('superadmin', 'POST', 'token/BCO/createupdate', { body })

  it('in a body is refused with the field named, and leaves nothing behind', async () => {
    const before = await list('token', { pagesize: 1 })
    const deep = `{"Description":${'['.repeat(5_000)}${']'.repeat(5_000)}}`
    const cases: readonly (readonly [unknown, string])[] = [
      [{ Description: 5 }, 'Description'],
      [{ Number: 'BE-BCA-1' }, 'Number'],
      [{ State: 'MELTED' }, 'State'],
      [{ Version: 1 }, 'Version'],
      [{ Id: 'T000001', Description: 'No version' }, 'Version'],
      [{ CreatedOn: '2026-01-01T00:00:00Z' }, 'CreatedOn'],
      [{ IsDuplicate: true }, 'IsDuplicate'],
      [{ constructor: {} }, 'constructor'],
      [deep, 'Description'],
      ['{"__proto__":{"State":"ACTIVE"}}', ''],
      ['[]', ''],
      ['{"Description":', ''],
      ['{}', ''],
    ]
    for (const [body, named] of cases) {
      const answer = await write(body)
      expect([body, answer.status, answer.code]).toEqual([body, 400, 'Error'])
      expect(answer.message).toContain(named)
    }
    expect((await list('token', { pagesize: 1 })).page).toEqual(before.page)
    expect(Object.hasOwn(Object.prototype, 'State')).toBe(false)
  })

  it('in an address is refused with the parameter named', async () => {
    for (const [path, named] of [
      ['token/BCO/filtered?pagesize=5&pagesize=6', 'pagesize'],
      ['token/BCO/filtered?colour=red', 'colour'],
      ['token/BCO/filtered?__proto__=1', '__proto__'],
      ['token/BCO/filtered?select=ALL', 'select'],
      [`token/BCO/one/${'x'.repeat(41)}`, 'id'],
    ] as const) {
      const answer = await ask('superadmin', 'GET', path)
      expect([path, answer.status, answer.code]).toEqual([path, 400, 'Error'])
      expect(answer.message).toContain(named)
    }
  })

  it('that can be no id is answered like an unknown one: people type addresses', async () => {
    for (const id of ['__proto__', 'T 1', '%C3%A9', 'a%2Fb'])
      expect((await ask('superadmin', 'GET', `token/BCO/one/${id}`)).code).toBe('UnknownToken')
  })
})
