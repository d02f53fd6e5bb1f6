// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import useSWR from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { startCacheEntry } from './cacheEntry.ts'
import { onWritten, tellWritten } from './written.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => {
  document.body.innerHTML = ''
})

it('is heard until it is called off', () => {
  const heard = vi.fn()
  const end = onWritten(heard)
  tellWritten({ dataClass: 'token', id: 'T1' })
  end()
  tellWritten({ dataClass: 'token', id: 'T2' })
  expect(heard.mock.calls).toEqual([[{ dataClass: 'token', id: 'T1' }]])
})

it('reads again all data on screen', async () => {
  const read = vi.fn(async () => 'shown')
  const Shown = () => useSWR('a read', read, { dedupingInterval: 0 }).data ?? ''
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(createElement(Shown)))
  expect(read).toHaveBeenCalledTimes(1)
  await act(async () => tellWritten({ dataClass: 'token' }))
  expect(read).toHaveBeenCalledTimes(2)
  act(() => root.unmount())
})

it('asks again for an entry that a view observes, and drops one that no view does', async () => {
  const read = vi.fn(async () => ({ data: 'charger', at: Date.now() }))
  const seen = startCacheEntry('seen', read)
  const unseen = startCacheEntry('unseen', read)
  seen.send({ type: 'OBSERVE' })
  unseen.send({ type: 'OBSERVE' })
  await vi.waitUntil(() => seen.getSnapshot().context.data && unseen.getSnapshot().context.data)
  unseen.send({ type: 'UNOBSERVE' })
  read.mockClear()
  tellWritten({ dataClass: 'chargepoint', id: 'seen' })
  expect(read).toHaveBeenCalledTimes(1)
  expect(unseen.getSnapshot().context.data).toBeUndefined()
  seen.stop()
  unseen.stop()
})
