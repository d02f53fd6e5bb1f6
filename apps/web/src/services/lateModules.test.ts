import { NEW_VERSION } from '@portal/machines'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadLate } from './lateModules.ts'

const isOtherVersion = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('./version.ts', () => ({ isOtherVersion }))

const FILE = 'https://portal.example/assets/cards-1.js'
const lost = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${FILE}`))
const reload = vi.fn()
const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } })
const fetched = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('fetch', fetched)
  reload.mockClear()
  fetched.mockReset()
  isOtherVersion.mockReset().mockResolvedValue(false)
})
afterEach(() => vi.unstubAllGlobals())

it('loadLate returns the module, or rejects with its failure on the first attempt', async () => {
  expect(await loadLate('a', async () => 'screen')).toBe('screen')
  await expect(loadLate('b', lost)).rejects.toThrow('Failed to fetch')
  expect(fetched).not.toHaveBeenCalled()
})

it('loadLate reloads the document when the browser has cached an outdated failure', async () => {
  await expect(loadLate('c', lost)).rejects.toThrow('Failed to fetch')
  fetched.mockResolvedValue(script())
  const keep = vi.fn()
  void loadLate('c', lost, keep)
  await vi.waitUntil(() => reload.mock.calls.length > 0)
  expect(fetched.mock.calls[0]?.[0]).toBe(FILE)
  expect(keep).toHaveBeenCalledBefore(reload)
})

it.each([
  ['the file cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server does not have the file', async () => new Response('', { status: 404 })],
  ['the server responds with a page instead', async () => new Response('<!doctype html>')],
])('loadLate fails again while %s, without a useless reload', async (key, answer) => {
  await expect(loadLate(key, lost)).rejects.toThrow('Failed to fetch')
  fetched.mockImplementation(answer)
  const again = vi.fn(lost)
  await expect(loadLate(key, again)).rejects.toThrow('Still missing')
  expect(again).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it('loadLate does not reload if a second attempt succeeds', async () => {
  await expect(loadLate('f', lost)).rejects.toThrow('Failed to fetch')
  fetched.mockResolvedValue(script())
  expect(await loadLate('f', async () => 'screen')).toBe('screen')
  expect(reload).not.toHaveBeenCalled()
})

it('loadLate rejects without a reload if the second attempt fails on another missing file', async () => {
  await expect(loadLate('g', lost)).rejects.toThrow('Failed to fetch')
  const other = 'https://portal.example/assets/texts-1.js'
  fetched.mockImplementation(async (address) =>
    address === other ? new Response('', { status: 404 }) : script(),
  )
  const lostOther = () =>
    Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${other}`))
  await expect(loadLate('g', lostOther)).rejects.toThrow(other)
  expect(reload).not.toHaveBeenCalled()
})

it('loadLate treats a failure after a success as the first one', async () => {
  await expect(loadLate('e', lost)).rejects.toThrow('Failed to fetch')
  fetched.mockResolvedValue(script())
  await loadLate('e', async () => 'screen')
  await expect(loadLate('e', lost)).rejects.toThrow('Failed to fetch')
  expect(reload).not.toHaveBeenCalled()
})

describe('loadLate after a deployment', () => {
  it('rejects with NEW_VERSION at the first failure', async () => {
    isOtherVersion.mockResolvedValue(true)
    await expect(loadLate('h', lost)).rejects.toMatchObject({ code: NEW_VERSION })
  })

  it('rejects with NEW_VERSION at a later attempt once the server has another version', async () => {
    await expect(loadLate('i', lost)).rejects.toThrow('Failed to fetch')
    fetched.mockResolvedValue(new Response('', { status: 404 }))
    isOtherVersion.mockResolvedValue(true)
    await expect(loadLate('i', lost)).rejects.toMatchObject({ code: NEW_VERSION })
    expect(reload).not.toHaveBeenCalled()
  })

  it('rejects with the original error if the server version is unknown', async () => {
    isOtherVersion.mockRejectedValue(new Error('Offline'))
    await expect(loadLate('j', lost)).rejects.toThrow('Failed to fetch')
  })
})
