// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const load = vi.fn<() => Promise<readonly object[]>>()
const kept = () => localStorage.getItem('charge-portal:letters')
const drawnWith = () => document.documentElement.dataset['letters']
const open = async () => {
  vi.resetModules()
  delete document.documentElement.dataset['letters']
  return import('./letters.ts')
}
/** What was asked for is answered. */
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  load.mockReset().mockResolvedValue([{}])
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'fonts')
})

it('a device that has Inter is drawn with it from the start, and asks for nothing', async () => {
  localStorage.setItem('charge-portal:letters', 'inter')
  const { startLetters, screenDrawn } = await open()
  startLetters(true)
  expect(drawnWith()).toBe('inter')
  screenDrawn(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(load).not.toHaveBeenCalled()
})

it('a first visit asks for it a second after its first screen, and draws the next screen with it', async () => {
  const { startLetters, screenDrawn } = await open()
  startLetters(true)
  screenDrawn(true)
  await vi.advanceTimersByTimeAsync(999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledOnce()
  expect(kept()).toBe('inter')
  expect(drawnWith()).toBeUndefined()
  screenDrawn(false)
  expect(drawnWith()).toBe('inter')
})

it('the font comes beside the sign-in where no one is signed in yet, and is used at once', async () => {
  const { startLetters } = await open()
  startLetters(false)
  await settle()
  expect(drawnWith()).toBe('inter')
})

it.each([
  ['does not come', () => Promise.reject(new Error('offline'))],
  ['is not known to the browser', () => Promise.resolve([])],
])('the portal stays as it is drawn when the font %s', async (_, answer) => {
  load.mockImplementation(answer)
  const { startLetters, screenDrawn } = await open()
  startLetters(false)
  await settle()
  screenDrawn(true)
  await vi.advanceTimersByTimeAsync(1_000)
  screenDrawn(false)
  expect(drawnWith()).toBeUndefined()
  expect(kept()).toBeNull()
})
