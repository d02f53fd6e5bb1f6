// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../../ui/testing/mount.tsx'
import { ANNOUNCE_EVERY_MS, useUnreadAnnouncer } from './unreadAnnouncer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const listen = (first = 0) => {
  let said: number | undefined
  let setUnread: (unread: number) => void = () => undefined
  const Bell = () => {
    const [unread, set] = useState(first)
    setUnread = set
    said = useUnreadAnnouncer(unread)
    return null
  }
  mount(<Bell />)
  return {
    count: (unread: number) => act(() => setUnread(unread)),
    wait: (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms)
      })
    },
    said: () => said,
  }
}

describe('unread announcement', () => {
  it('comes immediately, and again after a minute', () => {
    const { count, wait, said } = listen()
    count(1)
    expect(said()).toBe(1)
    count(2)
    count(3)
    wait(ANNOUNCE_EVERY_MS - 1)
    expect(said()).toBe(1)
    wait(1)
    expect(said()).toBe(3)
    wait(ANNOUNCE_EVERY_MS - 1)
    expect(said()).toBe(3)
  })

  it('ends after a minute without news, and the next one comes immediately', () => {
    const { count, wait, said } = listen()
    count(1)
    wait(ANNOUNCE_EVERY_MS)
    expect(said()).toBeUndefined()
    count(2)
    expect(said()).toBe(2)
  })

  it('stays for another minute if the count is the same again', () => {
    const { count, wait, said } = listen()
    count(2)
    count(1)
    count(2)
    wait(ANNOUNCE_EVERY_MS)
    expect(said()).toBe(2)
    wait(ANNOUNCE_EVERY_MS)
    expect(said()).toBeUndefined()
  })

  it('omits entries that were unread before or read meanwhile', () => {
    const { count, wait, said } = listen(4)
    expect(said()).toBeUndefined()
    count(3)
    expect(said()).toBeUndefined()
    count(5)
    count(6)
    count(0)
    wait(ANNOUNCE_EVERY_MS)
    expect(said()).toBeUndefined()
  })
})
