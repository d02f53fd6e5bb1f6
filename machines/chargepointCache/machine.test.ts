import { createGates, settle } from '@portal/paths'
import { CACHE_LIFETIME_MS } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { dataOf } from '../viewState.ts'
import {
  createChargepointCache,
  FETCH_TIMEOUT_MS,
  RETRY_FIRST_MS,
  RETRY_MAX_MS,
  selectEntryViewState,
  selectIsEntryBusy,
} from './machine.ts'

const open = (key = 'CP-1') => {
  const gates = createGates(createChargepointCache<string>(), ['watch'])
  const clock = new SimulatedClock()
  const actor = createActor(gates.machine, { input: { key }, clock }).start()
  return {
    clock,
    actor,
    send: (
      ...types: readonly (
        | 'OBSERVE'
        | 'UNOBSERVE'
        | 'SHOW'
        | 'HIDE'
        | 'FORCE'
        | 'RETRY'
        | 'RECONNECT'
        | 'CLEAR'
        | 'WRITTEN'
      )[]
    ) => {
      for (const type of types) actor.send({ type })
    },
    answer: async (data: string, at = 1_000) => {
      gates.release('fetchEntry', { data, at })
      await settle()
    },
    refuse: async (error: { code: string; status?: number }) => {
      gates.refuse('fetchEntry', error)
      await settle()
    },
    requests: () => gates.takeStarted().filter((name) => name === 'fetchEntry').length,
    isPending: () => gates.isOpen('fetchEntry'),
    viewState: () => selectEntryViewState(actor.getSnapshot()).viewState,
    data: () => dataOf(selectEntryViewState(actor.getSnapshot())),
  }
}

describe('an entry of the chargepoint cache (S4)', () => {
  test('is fetched once, when the first of several views observes it', () => {
    const entry = open()
    expect(entry.requests()).toBe(0)
    entry.send('OBSERVE', 'OBSERVE')
    expect(entry.requests()).toBe(1)
    expect(entry.viewState()).toBe('loading')
  })

  test('is refetched after a write while observed, and dropped otherwise', async () => {
    const entry = open()
    entry.send('OBSERVE')
    await entry.answer('old')
    expect(entry.requests()).toBe(1)
    entry.send('WRITTEN')
    expect([entry.requests(), entry.data()]).toEqual([1, 'old'])
    await entry.answer('new')
    entry.send('UNOBSERVE', 'WRITTEN')
    expect([entry.requests(), entry.data()]).toEqual([0, undefined])
  })

  test('is served from the cache at 4,999 ms and refetched at 5,000 ms while observed', async () => {
    const entry = open()
    entry.send('OBSERVE')
    await entry.answer('first')
    entry.requests()

    entry.clock.increment(CACHE_LIFETIME_MS - 1)
    entry.send('UNOBSERVE', 'OBSERVE')
    expect(entry.requests()).toBe(0)
    expect(entry.viewState()).toBe('loaded')

    entry.clock.increment(1)
    expect(entry.requests()).toBe(1)
    expect(entry.data()).toBe('first')
    expect(selectIsEntryBusy(entry.actor.getSnapshot())).toBe(true)
    await entry.answer('newer', 6_000)
    expect(entry.data()).toBe('newer')
    expect(selectEntryViewState(entry.actor.getSnapshot())).toMatchObject({ at: 6_000 })
  })

  test('is not refetched without observers', async () => {
    const entry = open()
    entry.send('OBSERVE')
    await entry.answer('first')
    entry.send('UNOBSERVE')
    entry.requests()
    entry.clock.increment(10 * CACHE_LIFETIME_MS)
    expect(entry.requests()).toBe(0)
    entry.send('OBSERVE')
    expect(entry.requests()).toBe(1)
    expect(entry.data()).toBe('first')
  })

  test('is not fetched until the page becomes visible', async () => {
    const entry = open()
    entry.send('HIDE', 'OBSERVE')
    expect(entry.requests()).toBe(0)
    entry.send('SHOW')
    expect(entry.requests()).toBe(1)
    await entry.answer('first')
    entry.send('HIDE')
    entry.clock.increment(10 * CACHE_LIFETIME_MS)
    expect(entry.requests()).toBe(0)
    entry.send('SHOW')
    expect(entry.requests()).toBe(1)
  })

  test('is fetched immediately on FORCE, even during an older request', async () => {
    const list = open('list')
    list.send('OBSERVE')
    await list.answer('first')
    list.requests()
    list.send('FORCE')
    expect(list.requests()).toBe(1)
    list.send('FORCE')
    expect(list.requests()).toBe(1)
    await list.answer('newer')
    expect(list.data()).toBe('newer')
    expect(list.isPending()).toBe(false)
  })

  test('stores a response that arrives without observers', async () => {
    const entry = open()
    entry.send('OBSERVE', 'UNOBSERVE')
    await entry.answer('first')
    entry.requests()
    entry.send('OBSERVE')
    expect(entry.requests()).toBe(0)
    expect(entry.data()).toBe('first')
  })

  test('keeps its old data with the error when a refetch fails, and retries automatically', async () => {
    const entry = open()
    entry.send('OBSERVE')
    await entry.answer('first', 1_000)
    entry.clock.increment(CACHE_LIFETIME_MS)
    await entry.refuse({ code: 'FAILEDTOLOAD' })
    expect(entry.viewState()).toBe('outdated')
    expect(entry.data()).toBe('first')
    expect(selectEntryViewState(entry.actor.getSnapshot())).toMatchObject({ at: 1_000 })
    entry.requests()
    entry.clock.increment(RETRY_FIRST_MS)
    expect(entry.requests()).toBe(1)
    expect(entry.viewState()).toBe('outdated')
    await entry.answer('newer')
    expect(entry.viewState()).toBe('loaded')
    expect(selectEntryViewState(entry.actor.getSnapshot())).not.toHaveProperty('error')
  })

  test.each([{ code: 'FAILEDTOLOAD' }, { code: 'UNEXPECTED' }, { code: 'SUPERROR', status: 502 }])(
    'retries automatically after $code, with delays that double up to a minute',
    async (error) => {
      const entry = open()
      entry.send('OBSERVE')
      const waits: number[] = []
      for (let wait = RETRY_FIRST_MS; waits.length < 6; wait = Math.min(2 * wait, RETRY_MAX_MS)) {
        await entry.refuse(error)
        expect(entry.viewState()).toBe('failed')
        entry.clock.increment(wait - 1)
        expect(entry.isPending()).toBe(false)
        entry.clock.increment(1)
        expect(entry.isPending()).toBe(true)
        waits.push(wait)
      }
      expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
    },
  )

  test.each([
    ['UnknownChargePoint', 'missing'],
    ['FAILEDTOFIND', 'missing'],
    ['Unauthorized', 'refused'],
    ['WRONGFILTER', 'failed'],
  ])('maps the error %s to %s and does not retry automatically', async (code, viewState) => {
    const entry = open()
    entry.send('OBSERVE')
    await entry.refuse({ code })
    expect(entry.viewState()).toBe(viewState)
    entry.clock.increment(RETRY_MAX_MS * 10)
    entry.send('HIDE', 'SHOW', 'RECONNECT')
    expect(entry.isPending()).toBe(false)
    entry.send('RETRY')
    expect(entry.isPending()).toBe(true)
  })

  test('retries a failed read on RECONNECT, but not while the page is hidden', async () => {
    const entry = open()
    entry.send('OBSERVE')
    await entry.refuse({ code: 'FAILEDTOLOAD' })
    entry.send('RECONNECT')
    expect(entry.isPending()).toBe(true)
    await entry.answer('first')
    entry.send('FORCE')
    await entry.refuse({ code: 'FAILEDTOLOAD' })
    expect(entry.viewState()).toBe('outdated')
    entry.requests()
    entry.send('HIDE', 'RECONNECT')
    expect(entry.requests()).toBe(0)
    entry.send('SHOW')
    expect(entry.requests()).toBe(1)
  })

  test('restarts the retry delays when it is first viewed after a failed prefetch', async () => {
    const entry = open()
    entry.send('FORCE')
    await entry.refuse({ code: 'FAILEDTOLOAD' })
    entry.send('OBSERVE')
    await entry.refuse({ code: 'FAILEDTOLOAD' })
    entry.requests()
    entry.clock.increment(RETRY_FIRST_MS)
    expect(entry.requests()).toBe(1)
  })

  test('is not refetched on RECONNECT after a successful fetch', async () => {
    const entry = open()
    entry.send('OBSERVE')
    await entry.answer('first')
    entry.requests()
    entry.send('RECONNECT')
    expect(entry.requests()).toBe(0)
  })

  test('drops its data when access is refused', async () => {
    const entry = open()
    entry.send('OBSERVE')
    await entry.answer('first')
    entry.send('FORCE')
    await entry.refuse({ code: 'Unauthorized', status: 403 })
    expect(entry.viewState()).toBe('refused')
    expect(entry.data()).toBeUndefined()
  })

  test('times out with FAILEDTOLOAD after 30 seconds', () => {
    const entry = open()
    entry.send('OBSERVE')
    entry.clock.increment(FETCH_TIMEOUT_MS)
    expect(entry.viewState()).toBe('failed')
    expect(selectEntryViewState(entry.actor.getSnapshot())).toMatchObject({ error: { code: 'FAILEDTOLOAD' } })
  })

  test('drops its data and its pending request on CLEAR, after a change of person or relation', async () => {
    const entry = open()
    entry.send('OBSERVE')
    await entry.answer('of the first person')
    entry.send('FORCE', 'UNOBSERVE', 'CLEAR')
    expect(entry.data()).toBeUndefined()
    expect(entry.isPending()).toBe(false)
    entry.send('OBSERVE')
    await entry.answer('of the second person')
    expect(entry.data()).toBe('of the second person')
  })

  test('is refetched when it is cleared while a view observes it', async () => {
    const entry = open()
    entry.send('OBSERVE')
    await entry.answer('first')
    entry.requests()
    entry.send('CLEAR')
    expect(entry.requests()).toBe(1)
    expect(entry.viewState()).toBe('loading')
  })
})
