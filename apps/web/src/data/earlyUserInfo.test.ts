import { beforeEach, describe, expect, it } from 'vitest'
import type { Bco } from '../services/bco.ts'
import { createEarlyUserInfo } from './earlyUserInfo.ts'

interface Call {
  readonly signal: AbortSignal
  readonly answer: (data: unknown) => void
  readonly fail: (failure: { code: string; status: number }) => void
}

const calls: Call[] = []
const bco = {
  call: (_: unknown, __: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      calls.push({ signal, answer: (data) => resolve({ data, at: 0 }), fail: reject })
    }),
} as unknown as Bco
const person = (Id: string) => ({ role: ['User'], Relation: { Id: 'R1' }, RelationContact: { Id } })
const signal = () => new AbortController().signal

beforeEach(() => {
  calls.length = 0
})

describe('createEarlyUserInfo', () => {
  it('returns the early response to the first fetch only', async () => {
    const userInfo = createEarlyUserInfo(() => bco)
    userInfo.request()
    const first = userInfo.fetch(signal())
    expect(calls).toHaveLength(1)
    calls[0]?.answer(person('RC1'))
    await expect(first).resolves.toMatchObject({ RelationContact: { Id: 'RC1' } })
    void userInfo.fetch(signal())
    expect(calls).toHaveLength(2)
  })

  it('rejects a fetch whose early request fails', async () => {
    const userInfo = createEarlyUserInfo(() => bco)
    userInfo.request()
    const first = userInfo.fetch(signal())
    calls[0]?.fail({ code: 'FAILEDTOLOAD', status: 0 })
    await expect(first).rejects.toMatchObject({ code: 'FAILEDTOLOAD' })
  })

  it('sends a new request if the early request failed before the sign-in', async () => {
    const userInfo = createEarlyUserInfo(() => bco)
    userInfo.request()
    calls[0]?.fail({ code: 'NOTLOGGEDIN', status: 0 })
    await Promise.resolve()
    void userInfo.fetch(signal())
    expect(calls).toHaveLength(2)
  })

  it('aborts a request that is dropped or whose fetch is aborted', () => {
    const userInfo = createEarlyUserInfo(() => bco)
    userInfo.request()
    userInfo.drop()
    userInfo.request()
    const fetch = new AbortController()
    void userInfo.fetch(fetch.signal)
    expect(calls.map((call) => call.signal.aborted)).toEqual([true, false])
    fetch.abort()
    expect(calls.map((call) => call.signal.aborted)).toEqual([true, true])
  })
})
