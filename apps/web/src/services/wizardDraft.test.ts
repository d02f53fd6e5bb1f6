// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onStored } from './storage.ts'
import { readWizardDraft, removeWizardDraft, watchOtherTabs, writeWizardDraft } from './wizardDraft.ts'

const KEY = 'charge-portal:wizard:request:nora'

beforeEach(() => window.localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the draft of a wizard on this device', () => {
  it('is returned unchanged, and only to its owner', () => {
    expect(writeWizardDraft('request', 'nora', { v: 1 })).toBe(true)
    expect(readWizardDraft('request', 'nora')).toEqual({ v: 1 })
    expect(readWizardDraft('request', 'jonas')).toBeNull()
    expect(readWizardDraft('installation', 'nora')).toBeNull()
    removeWizardDraft('request', 'nora')
    expect(readWizardDraft('request', 'nora')).toBeNull()
  })

  it('is returned as raw text if it is damaged', () => {
    window.localStorage.setItem(KEY, '{"v":')
    expect(readWizardDraft('request', 'nora')).toBe('{"v":')
  })

  it('cannot be written if storage is full or blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    expect(writeWizardDraft('request', 'nora', { v: 1 })).toBe(false)
    expect(readWizardDraft('request', 'nora')).toBeNull()
  })

  it('reports changes by another tab, but no changes to other drafts', () => {
    const drafts: unknown[] = []
    const end = watchOtherTabs('request', 'nora', (stored) => drafts.push(stored))
    const store = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    store(KEY, '{"v":1}')
    store(`${KEY}-x`, '{"v":2}')
    store(KEY, null)
    end()
    store(KEY, '{"v":3}')
    expect(drafts).toEqual([{ v: 1 }, undefined])
  })

  it('notifies listeners when it is written or removed', () => {
    const changed = vi.fn()
    const end = onStored(changed)
    writeWizardDraft('request', 'nora', { v: 1 })
    removeWizardDraft('request', 'nora')
    end()
    writeWizardDraft('request', 'nora', { v: 1 })
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
