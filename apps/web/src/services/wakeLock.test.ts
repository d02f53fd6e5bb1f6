// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAwake } from './wakeLock.ts'

const be = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

const release = vi.fn(async () => undefined)
const request = vi.fn(async () => ({ release }))
const offer = (wakeLock: object | undefined) =>
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: wakeLock })

beforeEach(() => {
  vi.clearAllMocks()
  request.mockImplementation(async () => ({ release }))
  offer({ request })
  be('visible')
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

describe('keepAwake', () => {
  it('requests the lock whenever the page is shown, because hiding the page releases it', async () => {
    const end = keepAwake()
    expect(request).toHaveBeenCalledExactlyOnceWith('screen')
    be('hidden')
    expect(request).toHaveBeenCalledTimes(1)
    be('visible')
    expect(request).toHaveBeenCalledTimes(2)
    end()
  })

  it('requests nothing while the page is hidden', () => {
    be('hidden')
    const end = keepAwake()
    expect(request).not.toHaveBeenCalled()
    end()
  })

  it('releases the lock when stopped and does not request another', async () => {
    const end = keepAwake()
    await settled()
    end()
    expect(release).toHaveBeenCalledTimes(1)
    be('hidden')
    be('visible')
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('releases a lock that arrives after the stop', async () => {
    const end = keepAwake()
    end()
    expect(release).not.toHaveBeenCalled()
    await settled()
    expect(release).toHaveBeenCalledTimes(1)
  })

  it('does nothing if the device refuses or the browser lacks the API', async () => {
    request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'))
    keepAwake()()
    await settled()
    expect(release).not.toHaveBeenCalled()
    Reflect.deleteProperty(navigator, 'wakeLock')
    expect(() => keepAwake()()).not.toThrow()
  })
})
