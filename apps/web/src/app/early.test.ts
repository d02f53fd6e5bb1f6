// @vitest-environment jsdom
import { getUserInfo, listChargepoints } from '@portal/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeUser } from '../services/storedUser.ts'
import { routes } from './features.ts'

const API = 'https://bco.example/api'
const CONFIG = {
  environment: 'acceptance',
  api: { base: API },
  identity: { authority: 'https://login.example/realm', clientId: 'portal' },
  flags: { url: 'https://flags.example/' },
}
const FLAGS = 'https://flags.example/ofrep/v1/evaluate/flags'
const LIST = API + listChargepoints.path
const INFO = API + getUserInfo.path

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
  // What it asked for is under way.
  await vi.waitFor(() => expect(addresses().length).toBeGreaterThan(0))
  await new Promise((resolve) => setTimeout(resolve))
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

it.each(['/', ...WITH_LIST])('At %s the list of chargers leaves early too', async (path) => {
  await begin(path)
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
