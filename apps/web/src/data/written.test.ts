// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import useSWR from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { cacheEntryOptions } from './cacheEntry.ts'
import { createTestChildren } from './testing/children.ts'
import { invalidateAll, onWritten, useReloadAfterWrites } from './written.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => {
  document.body.innerHTML = ''
})

it('onWritten calls back after each write until it is unsubscribed', () => {
  const listener = vi.fn()
  const end = onWritten(listener)
  invalidateAll({ dataClass: 'token', id: 'T1' })
  end()
  invalidateAll({ dataClass: 'token', id: 'T2' })
  expect(listener.mock.calls).toEqual([[{ dataClass: 'token', id: 'T1' }]])
})

it('invalidateAll refetches every query on screen', async () => {
  const read = vi.fn(async () => 'shown')
  const Probe = () => useSWR('a read', read, { dedupingInterval: 0 }).data ?? ''
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(createElement(Probe)))
  expect(read).toHaveBeenCalledTimes(1)
  await act(async () => invalidateAll({ dataClass: 'token' }))
  expect(read).toHaveBeenCalledTimes(2)
  act(() => root.unmount())
})

it('useReloadAfterWrites reloads an actor with its own data while its view is open', async () => {
  const actor = { send: vi.fn() }
  const Probe = () => {
    useReloadAfterWrites(actor)
    return null
  }
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(createElement(Probe)))
  await act(async () => invalidateAll({ dataClass: 'token' }))
  expect(actor.send.mock.calls).toEqual([[{ type: 'RELOAD' }]])
  act(() => root.unmount())
  invalidateAll({ dataClass: 'token' })
  expect(actor.send).toHaveBeenCalledTimes(1)
})

it('invalidateAll refetches an observed entry and drops any other', async () => {
  const read = vi.fn(async () => ({ data: 'charger', at: Date.now() }))
  const { childOf, stopAll } = createTestChildren()
  const seen = childOf('seen', () => cacheEntryOptions('seen', read))
  const unseen = childOf('unseen', () => cacheEntryOptions('unseen', read))
  seen.send({ type: 'OBSERVE' })
  unseen.send({ type: 'OBSERVE' })
  await vi.waitUntil(() => seen.getSnapshot().context.data && unseen.getSnapshot().context.data)
  unseen.send({ type: 'UNOBSERVE' })
  read.mockClear()
  invalidateAll({ dataClass: 'chargepoint', id: 'seen' })
  expect(read).toHaveBeenCalledTimes(1)
  expect(unseen.getSnapshot().context.data).toBeUndefined()
  stopAll()
})
