// @vitest-environment jsdom
import { getBanner } from '@portal/schemas'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bco } from '../services/bco.ts'
import { mount } from '../ui/testing/mount.tsx'
import { createPrefetch } from './prefetch.ts'
import { useQuery } from './query.ts'

interface Call {
  readonly answer: (data: string) => void
  readonly fail: (failure: { code: string; status: number }) => void
}

const stage = vi.hoisted(() => ({ cleared: 0, person: {} as object | undefined, bco: undefined as unknown }))
vi.mock('../app/context.ts', () => ({
  usePortal: () => stage.person,
  useSystem: () => ({
    bco: () => stage.bco,
    onClearCaches: () => () => undefined,
    cachesCleared: () => stage.cleared,
  }),
}))
vi.mock('./entry.ts', () => ({}))

const calls: Call[] = []
const bco = {
  call: () =>
    new Promise((resolve, reject) => {
      calls.push({ answer: (data) => resolve({ data, at: 0 }), fail: reject })
    }),
} as unknown as Bco
stage.bco = bco
const prefetch = createPrefetch(
  () => bco,
  () => stage.cleared,
)

const Banner = () => useQuery(getBanner, {}).data ?? 'nothing'
let unmount = () => undefined as void
const showBanner = () => {
  unmount = mount(<Banner />)
}
const say = (call: number, data: string) => act(async () => calls[call]?.answer(data))

beforeEach(() => {
  calls.length = 0
  // Invalidates the responses of earlier tests, as a change of user does.
  stage.cleared += 1
})

afterEach(() => unmount())

describe('prefetch', () => {
  it('passes a prefetched response to the query with the same operation and input', async () => {
    prefetch(getBanner, {})
    showBanner()
    await say(0, 'Closed on Monday')
    expect(document.body.textContent).toBe('Closed on Monday')
    expect(calls).toHaveLength(1)
  })

  it('ignores responses prefetched before the caches were cleared', async () => {
    prefetch(getBanner, {})
    stage.cleared += 1
    showBanner()
    await say(0, 'For another person')
    expect(document.body.textContent).toBe('nothing')
    await say(1, 'For this person')
    expect(document.body.textContent).toBe('For this person')
  })

  it('sends a new request if the prefetch failed before a view read it', async () => {
    prefetch(getBanner, {})
    calls[0]?.fail({ code: 'NOTLOGGEDIN', status: 200 })
    await Promise.resolve()
    await Promise.resolve()
    showBanner()
    await say(1, 'Closed on Monday')
    expect(document.body.textContent).toBe('Closed on Monday')
  })

  it('drops a response that no view reads within ten seconds', async () => {
    vi.useFakeTimers()
    prefetch(getBanner, {})
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    showBanner()
    await say(0, 'Old')
    await say(1, 'New')
    expect(document.body.textContent).toBe('New')
  })

  it('sends no second request if a view reads the response within ten seconds', async () => {
    vi.useFakeTimers()
    prefetch(getBanner, {})
    showBanner()
    await say(0, 'Closed on Monday')
    act(() => void vi.advanceTimersByTime(10_000))
    vi.useRealTimers()
    expect(calls).toHaveLength(1)
  })
})
