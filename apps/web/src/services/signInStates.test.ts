// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSignInState, signInStates } from './signInStates.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

/** Makes every write to these storages fail as if the storage were full. */
const fill = (...full: readonly Storage[]) => {
  const write = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (full.includes(this)) throw new DOMException('Full', 'QuotaExceededError')
    write.call(this, key, value)
  })
}

const block = (name: 'localStorage' | 'sessionStorage') =>
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })

describe('signInStates', () => {
  it('stores a state in local storage, which all tabs share', async () => {
    await signInStates.set('one', 'value')
    expect(localStorage.getItem('charge-portal:oidc.one')).toBe('value')
    expect(sessionStorage).toHaveLength(0)
    expect(await signInStates.get('one')).toBe('value')
    expect(await signInStates.getAllKeys()).toEqual(['one'])
    expect(await signInStates.remove('one')).toBe('value')
    expect(readSignInState('one')).toBeNull()
  })

  it.each([
    ['is full', () => fill(localStorage)],
    ['is blocked', () => block('localStorage')],
    ['is null', () => vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never)],
    [
      'silently drops values',
      () => {
        const write = Storage.prototype.setItem
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
          if (this !== localStorage) write.call(this, key, value)
        })
      },
    ],
  ])('falls back to session storage when local storage %s', async (_, happen) => {
    happen()
    await signInStates.set('one', 'value')
    expect(await signInStates.get('one')).toBe('value')
    expect(await signInStates.getAllKeys()).toEqual(['one'])
    expect(await signInStates.remove('one')).toBe('value')
    expect(await signInStates.get('one')).toBeNull()
  })

  it('rejects with STORAGE_BLOCKED when both storages are full', async () => {
    fill(localStorage, sessionStorage)
    await expect(signInStates.set('one', 'value')).rejects.toMatchObject({ code: 'STORAGE_BLOCKED' })
  })

  it('rejects with STORAGE_BLOCKED when both storages are blocked, and returns null on read', async () => {
    block('localStorage')
    block('sessionStorage')
    await expect(signInStates.set('one', 'value')).rejects.toMatchObject({ code: 'STORAGE_BLOCKED' })
    expect(await signInStates.get('one')).toBeNull()
    expect(await signInStates.getAllKeys()).toEqual([])
  })
})
