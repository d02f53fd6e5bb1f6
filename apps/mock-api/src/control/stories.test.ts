import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, tokenFor } from '../../test/testSignIn.ts'

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.app.close())

const USER_INFO = '/api/v3.1/user/BCO/UserInfo'
const BANNER = '/api/v3.1/banner/BCO/Banner'
let count = 0

const newSession = async (username = 'driver') => {
  count += 1
  const id = `story-${count}`
  const token = await tokenFor(username, { origin: server.origin, sessionId: id })
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${server.origin}/__mock${path}`, {
      method,
      headers: { 'x-mock-session': id, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const call = (path = USER_INFO, init: RequestInit = {}) =>
    fetch(server.origin + path, {
      ...init,
      headers: {
        authorization: `Bearer ${token}`,
        'x-mock-session': id,
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
      },
    })
  return {
    control,
    call,
    code: async (path?: string) => (await (await call(path)).json()).result.errorcode,
    fault: (outcome: object, more: object = {}) =>
      control('POST', '/faults', { operation: 'getUserInfo', outcome, ...more }),
  }
}

describe('A fault', () => {
  it('begins after the requests to skip, and ends after the given number of requests', async () => {
    const { call, fault, control } = await newSession()
    await fault({ kind: 'status', status: 503 }, { skip: 2, times: 2 })
    const statuses = []
    for (let request = 0; request < 6; request += 1) statuses.push((await call()).status)
    expect(statuses).toEqual([200, 200, 503, 503, 200, 200])
    expect((await control('GET', '/faults')).body).toEqual([])
  })

  it('appears in the list with its remaining requests', async () => {
    const { call, fault, control } = await newSession()
    await fault({ kind: 'empty' }, { skip: 1, times: 3 })
    await call()
    expect((await control('GET', '/faults')).body).toEqual([
      { operation: 'getUserInfo', outcome: { kind: 'empty' }, skip: 0, left: 3 },
    ])
  })

  it('can send an empty response with status 200', async () => {
    const { call, fault } = await newSession()
    await fault({ kind: 'empty' })
    const answer = await call()
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  it('can truncate a response before its Content-Length is reached', async () => {
    const { call, fault } = await newSession()
    await fault({ kind: 'truncated' })
    const answer = await call()
    expect(answer.headers.get('content-length')).toBe('1000')
    await expect(answer.text()).rejects.toThrow('terminated')
  })

  it.each(['close', 'reset', 'drop'])('can end the connection: %s', async (kind) => {
    const { call, fault, control } = await newSession()
    await fault({ kind }, { times: 1 })
    await expect(call()).rejects.toThrow('fetch failed')
    expect((await control('GET', '/journal?operation=getUserInfo')).body).toMatchObject([{ status: 0 }])
    expect((await call()).status).toBe(200)
  })

  it('can leave a request unanswered', async () => {
    const { call, fault, control } = await newSession()
    await fault({ kind: 'hang' }, { times: 1 })
    const impatient = new AbortController()
    const hanging = call(USER_INFO, { signal: impatient.signal })
    await expect
      .poll(async () => (await control('GET', '/journal')).body)
      .toMatchObject([{ operation: 'getUserInfo', status: 0 }])
    expect((await call()).status).toBe(200)
    impatient.abort()
    await expect(hanging).rejects.toThrow('abort')
  })

  it('can delay a response, and stops waiting when the caller gives up', async () => {
    const { call, fault, control } = await newSession()
    await fault({ kind: 'delay', ms: 1 }, { times: 1 })
    expect((await call()).status).toBe(200)
    await fault({ kind: 'delay', ms: 60_000 }, { times: 1 })
    const impatient = new AbortController()
    const waiting = call(USER_INFO, { signal: impatient.signal })
    const unanswered = async () => (await control('GET', '/journal?status=0')).body.length
    await expect.poll(unanswered).toBe(1)
    impatient.abort()
    await expect(waiting).rejects.toThrow('abort')
  })

  it.each([
    [{ kind: 'sleep' }, 'outcome.kind must be one of: answer, drop, close'],
    [{ kind: 'delay' }, 'outcome.ms is missing'],
    [{ kind: 'delay', ms: 90_000 }, 'outcome.ms must be <= 60000'],
  ])('rejects the invalid outcome %o', async (outcome, message) => {
    const { fault } = await newSession()
    const refused = await fault(outcome)
    expect(refused.status).toBe(400)
    expect(refused.body.error).toContain(message)
  })
})

describe('The journal', () => {
  it('is filtered by operation, method, status and path, and can be cleared', async () => {
    const { call, fault, control } = await newSession()
    await fault({ kind: 'status', status: 503 }, { times: 1 })
    await call()
    await call()
    await call(BANNER)
    const read = async (query: string) => (await control('GET', `/journal?${query}`)).body.length
    expect(await read('')).toBe(3)
    expect(await read('operation=getUserInfo')).toBe(2)
    expect(await read('operation=getUserInfo&status=503')).toBe(1)
    expect(await read('method=POST')).toBe(0)
    expect(await read('path=banner')).toBe(1)
    await control('DELETE', '/journal')
    expect(await read('')).toBe(0)
  })

  it.each(['operation=nothing', 'status=abc', 'method=LOOK', 'colour=red'])('rejects %s', async (query) => {
    const { control } = await newSession()
    expect((await control('GET', `/journal?${query}`)).status).toBe(400)
  })

  it('checks the expected number of requests', async () => {
    const { call, control } = await newSession()
    await call()
    await call()
    const verify = async (body: object) =>
      control('POST', '/journal/verify', { operation: 'getUserInfo', ...body })
    expect(await verify({})).toEqual({ status: 200, body: { ok: true, found: 2 } })
    expect(await verify({ times: 2, status: 200 })).toEqual({ status: 200, body: { ok: true, found: 2 } })
    expect(await verify({ times: 1 })).toEqual({ status: 409, body: { ok: false, found: 2 } })
    expect(await verify({ atLeast: 3 })).toEqual({ status: 409, body: { ok: false, found: 2 } })
    expect((await verify({ atMost: 2 })).status).toBe(200)
    expect((await verify({ times: 0, method: 'POST' })).status).toBe(200)
  })
})

describe('A scenario', () => {
  it('is listed with its states, its events and whether it is running', async () => {
    const { control } = await newSession()
    await control('PUT', '/scenarios/maintenance')
    const { body } = await control('GET', '/scenarios')
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      'maintenance',
      'setup-needed',
      'token-expired',
      'card-in-use',
      'offline-storm',
      'flaky-network',
      'strange-answers',
    ])
    expect(body[0]).toMatchObject({
      states: ['inMaintenance', 'lifted'],
      events: ['LIFT', 'BEGIN'],
      state: 'inMaintenance',
    })
    expect(body[1].state).toBeNull()
  })

  it('named maintenance turns the flag on and rejects every call until it is lifted', async () => {
    const { control, call } = await newSession()
    const flag = async () => (await control('GET', '/flags')).body.maintenance
    await control('PUT', '/scenarios/maintenance')
    expect([(await call()).status, await flag()]).toEqual([503, true])
    await control('POST', '/scenarios/maintenance/events', { type: 'LIFT' })
    expect([(await call()).status, await flag()]).toEqual([200, undefined])
    await control('POST', '/scenarios/maintenance/events', { type: 'BEGIN' })
    await control('DELETE', '/scenarios/maintenance')
    expect([(await call()).status, await flag()]).toEqual([200, undefined])
  })

  it('named setup-needed fails user info with SETUP until an intake is sent', async () => {
    const { control, call, code } = await newSession()
    await control('PUT', '/scenarios/setup-needed')
    expect([await code(), await code()]).toEqual(['SETUP', 'SETUP'])
    const intake = await call('/api/v3.1/user/BCO/Setup', { method: 'POST', body: '{}' })
    expect(await intake.json()).toEqual({ result: 'success' })
    expect(await code()).toBe('')
  })

  it('named token-expired rejects every token until a new one is requested', async () => {
    const { control, call, code } = await newSession()
    await control('PUT', '/scenarios/token-expired')
    expect([await code(), await code()]).toEqual(['InvalidToken', 'InvalidToken'])
    await call('/identity/token', { method: 'POST', body: '{}' })
    expect(await code()).toBe('')
  })

  it('named card-in-use prevents a start until the card is free', async () => {
    const { control, call } = await newSession()
    const start = async () => {
      const body = JSON.stringify({ chargepointid: 'CP000001', tokenid: 'T000005' })
      const answer = await call('/api/v3/chargepoint/BCO/Remote/Start', { method: 'POST', body })
      return (await answer.json()).result.errorcode
    }
    await control('PUT', '/scenarios/card-in-use')
    expect(await start()).toBe('TOKACTIVERR')
    await control('POST', '/scenarios/card-in-use/events', { type: 'FREE' })
    expect(await start()).toBe('')
  })

  it('named card-in-use also prevents changes to groups and lists with the card', async () => {
    const { control, call } = await newSession('fleet')
    const group = `/api/v3.1/whitelistgroup/BCO/${encodeURIComponent('NOORDZEE-R00003#VISITORS')}`
    const add = async (path: string, body: object = {}) => {
      const answer = await call(group + path, { method: 'POST', body: JSON.stringify(body) })
      return (await answer.json()).result.errorcode
    }
    const all = async () => [
      await add('/T000100/addprintednumber'),
      await add('/T000100/addauthorize'),
      await add('/whitelist/createupdate', { Code: 'A#LIST', Description: 'A list', TokenIds: ['T000100'] }),
    ]
    await control('PUT', '/scenarios/card-in-use')
    expect(await all()).toEqual(['ALUSEDCARD', 'ALUSEDCARD', 'WHTLCREFAIL'])
    await control('POST', '/scenarios/card-in-use/events', { type: 'FREE' })
    expect(await all()).toEqual(['', '', ''])
  })

  it('named offline-storm takes most chargers offline, and brings them back', async () => {
    const { control, call } = await newSession('fleet')
    const silent = async () => {
      const { data } = await (await call('/api/v3.1/chargepoint/BCO/list')).json()
      return data.filter(({ Status }: { Status: string }) => Status === 'OFFLINE').length
    }
    const before = await silent()
    await control('PUT', '/scenarios/offline-storm')
    expect(await silent()).toBeGreaterThanOrEqual(32)
    await control('POST', '/scenarios/offline-storm/events', { type: 'PASS' })
    expect(await silent()).toBe(before)
  })

  it('named offline-storm raises one alarm per silent charger, in one group that is acknowledged by location or as a whole', async () => {
    const { control, call } = await newSession('operator')
    const ask = async (path: string, body?: object) =>
      (
        await call(`/api/v3.1/alarm/BCO/${path}`, body && { method: 'POST', body: JSON.stringify(body) })
      ).json()
    const count = async (status: string): Promise<number> =>
      (
        await ask(
          `filtered?pagesize=1&filter=${encodeURIComponent(`(Status EX "${status}") AND (Code EX "Offline")`)}`,
        )
      ).Page.Results
    expect((await ask('groups')).data).toEqual([])
    // Count before the storm, because chargers that are already offline keep their alarm and get no second one.
    const [open, closed] = [await count('OPEN'), await count('CLOSED')]
    await control('PUT', '/scenarios/offline-storm')
    const [group, ...more] = (await ask('groups')).data
    expect(more).toEqual([])
    expect(group).toMatchObject({ Code: 'Offline', Severity: 'MAJOR', Count: (await count('OPEN')) - open })
    expect(group.Count).toBeGreaterThan(50)
    const { Code, Raised, Locations } = group
    const [largest] = Locations
    const one = (await ask('acknowledgegroup', { Code, Raised, LocationId: largest.Id })).data
    expect(one).toMatchObject({ Count: largest.Count, LocationCount: 1 })
    expect((await ask('acknowledgegroup', { Code, Raised })).data.Count).toBe(group.Count - largest.Count)
    expect(await count('OPEN')).toBe(open)
    expect((await ask('acknowledgegroup', { Code, Raised })).result.errorcode).toBe('UNKNOWNREQUEST')
    await control('POST', '/scenarios/offline-storm/events', { type: 'PASS' })
    expect(await count('ACKNOWLEDGED')).toBe(0)
    expect(await count('CLOSED')).toBe(closed + group.Count)
  })

  it('named flaky-network drops every third call', async () => {
    const { control, call } = await newSession()
    await control('PUT', '/scenarios/flaky-network')
    const outcomes = []
    for (let request = 0; request < 6; request += 1) {
      outcomes.push(
        await call().then(
          ({ status }) => status,
          () => 'lost',
        ),
      )
    }
    expect(outcomes).toEqual([200, 200, 'lost', 200, 200, 'lost'])
  })

  it('runs only in its own session, and ends with a reset', async () => {
    const mine = await newSession()
    const theirs = await newSession()
    await mine.control('PUT', '/scenarios/maintenance')
    expect((await theirs.call()).status).toBe(200)
    await mine.control('POST', '/reset')
    expect((await mine.call()).status).toBe(200)
  })

  it('accepts only its own events, and only while it runs', async () => {
    const { control } = await newSession()
    expect((await control('PUT', '/scenarios/earthquake')).status).toBe(404)
    const send = (type: string) => control('POST', '/scenarios/maintenance/events', { type })
    expect((await send('LIFT')).status).toBe(409)
    const wrong = await send('SHAKE')
    expect(wrong.status).toBe(400)
    expect(wrong.body.error).toContain('It is one of: LIFT, BEGIN.')
  })
})
