import { getBanner, getUserInfo } from '@portal/schemas'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Bco } from '../services/bco.ts'
import { createAhead } from './ahead.ts'

interface Asked {
  readonly id: string
  readonly signal: AbortSignal
  readonly answer: (data: unknown) => void
  readonly refuse: (failure: { code: string; status: number }) => void
}

const asked: Asked[] = []
const call = ({ id }: { id: string }, _: unknown, { signal }: { signal: AbortSignal }) =>
  new Promise((resolve, reject) => {
    asked.push({ id, signal, answer: (data) => resolve({ data, at: 0 }), refuse: reject })
  })
const bco = { call } as unknown as Bco

beforeEach(() => {
  asked.length = 0
})

it('hands an answer that was asked for ahead to the first who asks the same, once', async () => {
  const ahead = createAhead(() => bco)
  ahead.ask(getBanner, {})
  expect(ahead.take(getUserInfo, {})).toBeUndefined()
  const taken = ahead.take(getBanner, {})
  expect(ahead.take(getBanner, {})).toBeUndefined()
  asked[0]?.answer('Closed on Monday')
  await expect(taken).resolves.toEqual({ data: 'Closed on Monday', at: 0 })
  expect(asked).toHaveLength(1)
})

it('tells the one who takes it that it has failed', async () => {
  const ahead = createAhead(() => bco)
  ahead.ask(getUserInfo, {})
  asked[0]?.refuse({ code: 'FAILEDTOLOAD', status: 0 })
  await expect(ahead.take(getUserInfo, {})).rejects.toMatchObject({ code: 'FAILEDTOLOAD' })
})

it('forgets what was asked for without a sign-in: the next person asks again', async () => {
  const ahead = createAhead(() => bco)
  ahead.ask(getUserInfo, {})
  asked[0]?.refuse({ code: 'NOTLOGGEDIN', status: 0 })
  await Promise.resolve()
  expect(ahead.take(getUserInfo, {})).toBeUndefined()
})

it('stops what another person must not see, and what is no longer waited for', () => {
  const ahead = createAhead(() => bco)
  ahead.ask(getUserInfo, {})
  ahead.ask(getBanner, {})
  const given = new AbortController()
  void ahead.take(getBanner, {}, given.signal)
  ahead.clear()
  expect(ahead.take(getUserInfo, {})).toBeUndefined()
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  given.abort()
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true])
})

it('hands out nothing that has become old while the portal waited for something else', () => {
  vi.useFakeTimers()
  const ahead = createAhead(() => bco)
  ahead.ask(getUserInfo, {})
  vi.advanceTimersByTime(10_001)
  expect(ahead.take(getUserInfo, {})).toBeUndefined()
  expect(asked[0]?.signal.aborted).toBe(true)
  vi.useRealTimers()
})
