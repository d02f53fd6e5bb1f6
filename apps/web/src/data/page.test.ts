// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { followPage } from './page.ts'

const be = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => vi.restoreAllMocks())

it('tells an actor only what it asked for, and nothing once it has ended', () => {
  const heard: string[] = []
  const listener = createActor(
    setup({ types: { events: {} as { type: 'SHOW' | 'HIDE' | 'FOCUS' | 'RECONNECT' } } }).createMachine({
      on: { '*': { actions: ({ event }) => void heard.push(event.type) } },
    }),
  ).start()
  followPage(listener, ['HIDE', 'RECONNECT'])
  be('hidden')
  be('visible')
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('online'))
  expect(heard).toEqual(['HIDE', 'RECONNECT'])

  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  listener.stop()
  be('hidden')
  expect(warned).not.toHaveBeenCalled()
})
