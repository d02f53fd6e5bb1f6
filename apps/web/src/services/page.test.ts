// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { isPageVisible, watchPage } from './page.ts'

const be = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => vi.restoreAllMocks())

it('watchPage reports when the page is hidden, shown, focused, offline and online, until it is unsubscribed', () => {
  const events: string[] = []
  const end = watchPage(['SHOW', 'HIDE', 'FOCUS', 'DISCONNECT', 'RECONNECT'], ({ type }) => events.push(type))
  const happen = () => {
    be('hidden')
    expect(isPageVisible()).toBe(false)
    be('visible')
    expect(isPageVisible()).toBe(true)
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  }
  happen()
  expect(events).toEqual(['HIDE', 'SHOW', 'FOCUS', 'DISCONNECT', 'RECONNECT'])
  end()
  happen()
  expect(events).toHaveLength(5)
})

it('page.ts is the only module that listens for visibility changes and reads the connection state', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const listening = Object.keys(sources).filter((path) =>
    /['"](?:online|visibilitychange)['"]|\bonLine\b/.test(sources[path] ?? ''),
  )
  expect(listening).toEqual(['./page.ts'])
})
