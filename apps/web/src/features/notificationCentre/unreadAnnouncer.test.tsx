// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../../ui/testing/mount.tsx'
import { ANNOUNCE_EVERY_MS, useUnreadAnnouncer } from './unreadAnnouncer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const listen = (first = 0) => {
  let announced: number | undefined
  let setUnread: (unread: number) => void = () => undefined
  const Bell = () => {
    const [unread, set] = useState(first)
    setUnread = set
    announced = useUnreadAnnouncer(unread)
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
    announced: () => announced,
  }
}

describe('the announcement of unread entries', () => {
  it('is made immediately, then at most once a minute', () => {
    const { count, wait, announced } = listen()
    count(1)
    expect(announced()).toBe(1)
    count(2)
    count(3)
    wait(ANNOUNCE_EVERY_MS - 1)
    expect(announced()).toBe(1)
    wait(1)
    expect(announced()).toBe(3)
    wait(ANNOUNCE_EVERY_MS - 1)
    expect(announced()).toBe(3)
  })

  it('ends after a minute without new entries, and the next announcement is immediate', () => {
    const { count, wait, announced } = listen()
    count(1)
    wait(ANNOUNCE_EVERY_MS)
    expect(announced()).toBeUndefined()
    count(2)
    expect(announced()).toBe(2)
  })

  it('stays for another minute if new entries leave the count unchanged', () => {
    const { count, wait, announced } = listen()
    count(2)
    count(1)
    count(2)
    wait(ANNOUNCE_EVERY_MS)
    expect(announced()).toBe(2)
    wait(ANNOUNCE_EVERY_MS)
    expect(announced()).toBeUndefined()
  })

  it('is not made for entries that were unread at the start or have been read since', () => {
    const { count, wait, announced } = listen(4)
    expect(announced()).toBeUndefined()
    count(3)
    expect(announced()).toBeUndefined()
    count(5)
    count(6)
    count(0)
    wait(ANNOUNCE_EVERY_MS)
    expect(announced()).toBeUndefined()
  })
})
