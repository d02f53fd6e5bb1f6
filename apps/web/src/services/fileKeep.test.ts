// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { dropFile, dropFiles, keepFile, listFiles } from './fileKeep.ts'

const FILE = {
  id: 'a',
  owner: 'request:nora',
  name: 'a.png',
  type: 'image/png',
  content: new Blob(['a']),
}

const lose = async () => {
  const outcome = { isStored: await keepFile(FILE), found: await listFiles('request:nora') }
  await dropFile('a')
  await dropFiles('request:nora')
  return outcome
}
const LOST = { isStored: false, found: [] }

it('keepFile returns false in a browser without IndexedDB', async () => {
  expect(await lose()).toEqual(LOST)
})

it('keepFile returns false if the browser blocks IndexedDB', async () => {
  const open = vi.fn(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  vi.stubGlobal('indexedDB', { open })
  expect(await lose()).toEqual(LOST)
  expect(open).toHaveBeenCalled()
  vi.unstubAllGlobals()
})

it('keepFile returns false if the browser has no room', async () => {
  const open = vi.fn(() => {
    const request = Object.assign(new EventTarget(), {
      error: new DOMException('full', 'QuotaExceededError'),
    })
    queueMicrotask(() => request.dispatchEvent(new Event('error')))
    return request
  })
  vi.stubGlobal('indexedDB', { open })
  expect(await lose()).toEqual(LOST)
  expect(open).toHaveBeenCalled()
  vi.unstubAllGlobals()
})
