// @vitest-environment jsdom
import { setImmediate } from 'node:timers/promises'
import { getUserInfo, listChargepoints } from '@portal/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeUser } from '../services/storedUser.ts'
import { routes } from './features.ts'

const API = 'https://bco.example/api'
const CONFIG = { api: { base: API }, flags: { url: 'https://flags.example/' } }
const FLAGS = 'https://flags.example/ofrep/v1/evaluate/flags'
const LIST = API + listChargepoints.path
const INFO = API + getUserInfo.path

const RUNNING =
  '/v3.1/chargesession/BCO/filtered?filter=%28Status+EX+%22CHARGING%22%29&orderby=Start+desc&pagesize=5&DataCategories=BASIC%2CSTATE%2CTECH'

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/config.json': CONFIG,
  [FLAGS]: { flags: [] },
  [INFO]: { result: { status: 'success', errorcode: '', message: '' }, data: {} },
  [LIST]: { result: { status: 'success', errorcode: '', message: '' }, data: [] },
}
const asked = vi.fn(
  async (address: string, _init: RequestInit) => new Response(JSON.stringify(ANSWERS[address])),
)
const addresses = () => asked.mock.calls.map(([address]) => address)

/** A visit begins there; the first script has run. */
const begin = async (path: string) => {
  window.history.replaceState(undefined, '', path)
  vi.resetModules()
  await import('../early.ts')
  // The configuration has answered, and what follows from it is asked for.
  await setImmediate()
}

beforeEach(() => {
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
  writeUser({ accessToken: 'abc', expiresAt: Date.now() + 60_000, profile: { sub: 'fleet' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

/** Where the list of chargers is asked for ahead. */
const WITH_LIST = ['/dashboard', '/my/chargepoints']

it('The list of chargers is asked for ahead by these screens', () => {
  expect(routes.filter(({ askAhead }) => askAhead).map(({ path }) => path)).toEqual(WITH_LIST)
})

it.each(['/', '/dashboard'])(
  'At %s the list of chargers and the sessions that run leave early too',
  async (path) => {
    await begin(path)
    expect(addresses()).toEqual(['/config.json', FLAGS, INFO, LIST, API + RUNNING])
  },
)

it('Those who run the network ask for other sessions than everybody', async () => {
  const profile = { sub: 'operator', role: 'Operator' }
  writeUser({ accessToken: 'abc', expiresAt: Date.now() + 60_000, profile })
  await begin('/dashboard')
  expect(addresses()).toEqual(['/config.json', FLAGS, INFO, LIST])
})

it('At the list of chargers that list leaves early too', async () => {
  await begin('/my/chargepoints')
  expect(addresses()).toEqual(['/config.json', FLAGS, INFO, LIST])
})

it('At another screen flags and user info leave early', async () => {
  await begin('/my/chargepoints/CP000001')
  expect(addresses()).toEqual(['/config.json', FLAGS, INFO])
})

it.each(['/oidc-callback', '/signed-out'])('At %s nothing is asked for a person', async (path) => {
  await begin(path)
  expect(addresses()).toEqual(['/config.json'])
})

it('A token that has ended asks for nothing', async () => {
  writeUser({ accessToken: 'abc', expiresAt: Date.now() - 1, profile: { sub: 'fleet' } })
  await begin('/')
  expect(addresses()).toEqual(['/config.json'])
})
