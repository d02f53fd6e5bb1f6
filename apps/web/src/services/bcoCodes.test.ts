import type { Route } from '@portal/schemas'
import { endpoints } from '@portal/schemas/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBco } from './bco.ts'

const BASE = 'https://bco.example/api'
const fetched = vi.fn<(address: string) => Promise<Response>>()
const result = { status: 'success', errorcode: '', message: '' }
const page = { Status: 'success', ErrorCode: '', Message: '', Data: [], Page: {} }

beforeEach(() => {
  fetched.mockReset()
  fetched.mockImplementation(async () => new Response(JSON.stringify({ result, data: [], ...page })))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

/** All endpoints of whitelist groups (S7). */
const CALLS = Object.values(endpoints)
  .map((endpoint): Route => endpoint)
  .filter(({ path }) => /\{\w+\}.*whitelistgroup|whitelistgroup\/BCO\/\{/.test(path))

it('Whitelist groups have twelve endpoints', () => expect(CALLS).toHaveLength(12))

it.each(CALLS.map((route) => [route.id, route] as const))(
  '%s encodes codes that contain #, each in its path segment',
  async (_, route) => {
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const params = Object.fromEntries(names.map((name) => [name, `R1#${name}/a b`]))
    const bco = createBco({
      base: BASE,
      identity: BASE,
      token: async () => 'token',
      renewed: async () => undefined,
    })
    // The response is irrelevant here.
    await bco.callWhole(route as never, { params } as never).catch(() => undefined)
    const { pathname, hash } = new URL(fetched.mock.calls[0]?.[0] ?? '')
    expect(hash).toBe('')
    const places = route.path.split('/').flatMap((part, index) => (part.startsWith('{') ? [index] : []))
    const parts = pathname.replace('/api', '').split('/')
    expect(places.map((place) => decodeURIComponent(parts[place] ?? ''))).toEqual(Object.values(params))
  },
)
