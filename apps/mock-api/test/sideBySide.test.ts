import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClock } from '../src/control/clock.ts'
import { createSessions } from '../src/control/sessions.ts'
import type { SessionWorld } from '../src/world/sessionWorld.ts'
import { createBrowser, startServer, tokenFor } from './testSignIn.ts'

const SESSIONS = 200

let server: { readonly app: FastifyInstance; readonly origin: string }
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.app.close())

const personIn = async (session: string) => {
  const authorization = `Bearer ${await tokenFor('fleet', { origin: server.origin, sessionId: session })}`
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${server.origin}/api/v3.1/${path}`, {
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return (await response.json()) as { readonly data: Row; readonly Data: readonly Row[] }
  }
  const control = async (path: string, body?: object) => {
    const response = await fetch(`${server.origin}/__mock${path}`, {
      headers: { 'x-mock-session': session, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return (await response.json()) as readonly object[]
  }
  return { session, ask, control }
}

interface Row {
  readonly Id: string
  readonly Version: number
  readonly Description: string
}

describe('Two hundred sessions on one server', () => {
  it('write and read at the same time without seeing each other', async () => {
    const people = await Promise.all(
      Array.from({ length: SESSIONS }, (_, index) => personIn(`side-${index}`)),
    )
    // Sessions run in parallel, but the requests of a session one after another.
    const seen = await Promise.all(
      people.map(async ({ session, ask, control }, index) => {
        const made = await ask('request/BCO/createupdate', {
          Kind: 'SUPPORT',
          Summary: `Asked in ${session}`,
        })
        const charger = (await ask('token/BCO/one/T000006')).data
        const { Id, Version } = charger
        await ask('token/BCO/createupdate', { Id, Version, Description: `Card of ${session}` })
        if (index % 10 === 0)
          await control('/faults', { operation: 'getBanner', outcome: { kind: 'status', status: 503 } })
        const requests = await ask('request/BCO/filtered?pagesize=100&Fields=Id,Summary,Description')
        const card = await ask('token/BCO/one/T000006')
        return { session, made: made.data.Id, requests: requests.Data, card: card.data }
      }),
    )
    const others = seen.map(({ requests, session }) =>
      requests.filter(
        ({ Description }) => Description.startsWith('Asked in') && Description !== `Asked in ${session}`,
      ),
    )
    expect(others.flat()).toEqual([])
    for (const { session, made, requests, card } of seen) {
      expect(requests.map(({ Id }) => Id)).toContain(made)
      expect([card.Description, card.Version]).toEqual([`Card of ${session}`, seen[0]?.card.Version ?? 0])
    }
    // The new request gets the same id in every session, but a different one in a session that saw another's request.
    expect(new Set(seen.map(({ made }) => made)).size).toBe(1)
    const faults = await Promise.all(people.map(({ control }) => control('/faults')))
    expect(faults.map((list) => list.length)).toEqual(people.map((_, index) => (index % 10 === 0 ? 1 : 0)))
    const journals = await Promise.all(people.map(({ control }) => control('/journal')))
    expect(new Set(journals.map((list) => list.length))).toEqual(new Set([5]))
  })

  it('do not change the shared world', async () => {
    const { ask } = await personIn('after-all')
    const { Data } = await ask('request/BCO/filtered?pagesize=100')
    expect(Data.filter(({ Description }) => Description.startsWith('Asked in'))).toEqual([])
    expect((await ask('token/BCO/one/T000006')).data.Description).toBe('Card 6')
  })

  it('allow simultaneous sign-ins through the real flow in two sessions', async () => {
    const [one, two] = await Promise.all(
      ['sign-a', 'sign-b'].map((session) => createBrowser(server.origin, session).signIn('driver')),
    )
    expect(one?.access_token).not.toBe(two?.access_token)
  })
})

describe('Idle sessions', () => {
  it('are removed after half an hour, when a new session is created', () => {
    let now = 0
    const sessions = createSessions({
      createWorld: () => ({}) as SessionWorld,
      baseClock: createClock(0, () => now),
      realNow: () => now,
    })
    for (let index = 0; index < SESSIONS; index += 1) sessions.get(`idle-${index}`)
    sessions.get('busy')
    expect(sessions.count()).toBe(SESSIONS + 1)
    now += 20 * 60_000
    sessions.get('busy')
    now += 20 * 60_000
    sessions.get('new')
    expect(sessions.count()).toBe(2)
  })
})
