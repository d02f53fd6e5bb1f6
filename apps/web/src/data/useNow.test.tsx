// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mount } from '../ui/testing/mount.tsx'
import { useNow } from './useNow.ts'

vi.mock('../app/context.ts', () => ({ useSystem: () => ({ bco: () => ({ now: Date.now }) }) }))

const Clock = () => `${useNow()}`

it('useNow updates two views in the same second, even if they were mounted at different times', () => {
  vi.useFakeTimers({ now: 10_300 })
  const unmountFirst = mount(<Clock />)
  vi.advanceTimersByTime(400)
  const unmountSecond = mount(<Clock />)
  const clocks = () => [...document.body.children].map(({ textContent }) => textContent)
  act(() => void vi.advanceTimersByTime(299))
  expect(clocks()).toEqual(['10000', '10000'])
  act(() => void vi.advanceTimersByTime(1))
  expect(clocks()).toEqual(['11000', '11000'])
  act(() => void vi.advanceTimersByTime(1_000))
  expect(clocks()).toEqual(['12000', '12000'])
  unmountFirst()
  unmountSecond()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
