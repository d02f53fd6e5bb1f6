// @vitest-environment jsdom
import { getUserInfo, listChargepoints, mockConfig } from '@portal/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBco } from './bco.ts'
import { CONFIG_ADDRESS, callHeaders, fetchOrTake, flagsRequest, sendEarly } from './early.ts'
import { createFlagService } from './flags.ts'

const API = 'https://bco.example/api'
const FLAGS = { url: 'https://flags.example/' }
const success = { result: { status: 'success', errorcode: '', message: '' } }

const asked = vi.fn(async (address: string, _init: RequestInit) => {
  if (address.endsWith('/flags')) return new Response('{"flags":[]}')
  return new Response(JSON.stringify({ ...success, data: address.endsWith('/list') ? [] : {} }))
})

beforeEach(() => {
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => vi.unstubAllGlobals())

it('What left early is what the portal asks for, which asks no second time', async () => {
  void sendEarly(...flagsRequest(FLAGS, 'fleet'))
  for (const { path } of [getUserInfo, listChargepoints])
    void sendEarly(API + path, { headers: callHeaders('abc') })
  const bco = createBco({
    base: API,
    identity: API,
    token: async () => 'abc',
    renewed: async () => undefined,
  })
  await createFlagService({ ...mockConfig(API), flags: FLAGS })('fleet', new AbortController().signal)
  await bco.call(getUserInfo, {})
  await bco.call(listChargepoints, { query: {} })
  expect(asked).toHaveBeenCalledTimes(3)
})

it('An answer is taken once', async () => {
  const early = sendEarly(CONFIG_ADDRESS)
  expect(await fetchOrTake(CONFIG_ADDRESS)).toBe(await early)
  await fetchOrTake(CONFIG_ADDRESS)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('Another token asks by itself: an answer is only for the one for whom it was asked', async () => {
  void sendEarly(API, { headers: callHeaders('abc') })
  await fetchOrTake(API, { headers: callHeaders('def') })
  expect(asked).toHaveBeenCalledTimes(2)
})

it('Called off, the request is given up', async () => {
  void sendEarly(API)
  const over = new AbortController()
  void fetchOrTake(API, { signal: over.signal })
  expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(false)
  over.abort()
  expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(true)
})

it('A failure is told to the one who takes it', async () => {
  asked.mockRejectedValueOnce(new TypeError('No network'))
  void sendEarly(API).catch(() => undefined)
  await expect(fetchOrTake(API)).rejects.toThrow('No network')
})
