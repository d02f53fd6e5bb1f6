// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { repeatWhileSeen } from './page.ts'

const be = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('repeatWhileSeen pauses while the page is hidden or offline, and then catches up immediately', () => {
  vi.useFakeTimers()
  const tell = vi.fn()
  const end = repeatWhileSeen(30_000, tell)
  vi.advanceTimersByTime(60_000)
  expect(tell).toHaveBeenCalledTimes(2)
  be('hidden')
  vi.advanceTimersByTime(90_000)
  expect(tell).toHaveBeenCalledTimes(2)
  be('visible')
  expect(tell).toHaveBeenCalledTimes(3)
  // The next call is not due yet.
  be('visible')
  expect(tell).toHaveBeenCalledTimes(3)

  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.advanceTimersByTime(30_000)
  expect(tell).toHaveBeenCalledTimes(3)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(tell).toHaveBeenCalledTimes(4)
  end()
  vi.advanceTimersByTime(90_000)
  expect(tell).toHaveBeenCalledTimes(4)
})
