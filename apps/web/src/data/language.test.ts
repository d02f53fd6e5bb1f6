// @vitest-environment jsdom
import type { Language } from '@portal/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLanguage, TEXTS_TIMEOUT_MS } from './language.ts'

const KEY = 'charge-portal:language'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

/** Creates a language store whose texts load when the test resolves them. */
const open = (stored?: Language) => {
  if (stored) localStorage.setItem(KEY, stored)
  const loads: {
    language: Language
    isChosen: boolean
    resolve: () => void
    reject: (why: unknown) => void
  }[] = []
  const language = createLanguage(
    (next, isChosen) =>
      new Promise<void>((resolve, reject) => {
        loads.push({ language: next, isChosen, resolve, reject })
      }),
  )
  return {
    language,
    requests: () => loads.map((load) => `${load.language}${load.isChosen ? ' chosen' : ''}`),
    answer: async (at = loads.length - 1) => {
      loads[at]?.resolve()
      await vi.advanceTimersByTimeAsync(0)
    },
    refuse: async (at = loads.length - 1) => {
      loads[at]?.reject(new TypeError('not there'))
      await vi.advanceTimersByTimeAsync(0)
    },
    silence: () => vi.advanceTimersByTimeAsync(TEXTS_TIMEOUT_MS),
    stored: () => localStorage.getItem(KEY),
    pageLanguage: () => document.documentElement.lang,
  }
}

describe('the language', () => {
  it('changes on screen, in the document and in storage once its texts have loaded', async () => {
    const portal = open()
    await portal.answer()
    portal.language.choose('nl')
    expect(portal.language.get().language).toBe('en')
    expect(portal.stored()).toBeNull()
    await portal.answer()
    expect(portal.language.get().language).toBe('nl')
    expect([portal.pageLanguage(), portal.stored()]).toEqual(['nl', 'nl'])
    expect(portal.requests()).toEqual(['en', 'nl chosen'])
  })

  it.each(['refuse', 'silence'] as const)(
    'stays unchanged after a failure (%s) and keeps the error until another language is shown',
    async (fault) => {
      const portal = open()
      await portal.answer()
      portal.language.choose('fr')
      await portal[fault]()
      expect(portal.language.get()).toMatchObject({ phase: 'shown', language: 'en' })
      expect(portal.language.get().error?.code).toBe(fault === 'silence' ? 'FAILEDTOLOAD' : 'UNEXPECTED')
      expect(portal.stored()).toBeNull()
      // Texts that load too late change nothing.
      await portal.answer()
      expect(portal.language.get().language).toBe('en')
      portal.language.choose('fr')
      await portal.answer()
      expect(portal.language.get()).toMatchObject({ language: 'fr', error: undefined })
    },
  )

  it('follows the last choice, whichever texts load first', async () => {
    const portal = open()
    await portal.answer()
    portal.language.choose('fr')
    portal.language.choose('nl')
    await portal.answer(1)
    expect(portal.language.get().language).toBe('en')
    await portal.answer(2)
    expect(portal.language.get().language).toBe('nl')
    expect(portal.stored()).toBe('nl')

    portal.language.choose('en')
    portal.language.choose('fr')
    await portal.answer(4)
    await portal.answer(3)
    expect(portal.language.get().language).toBe('fr')
  })

  it('stays the same if the user chooses it again while another one loads', async () => {
    const portal = open()
    await portal.answer()
    portal.language.choose('fr')
    portal.language.choose('en')
    await portal.answer(1)
    await portal.answer(2)
    expect(portal.language.get().language).toBe('en')
  })

  it('falls back to English if the texts of the stored choice do not load, and the choice stays stored', async () => {
    const portal = open('fr')
    await portal.refuse()
    expect(portal.language.get().phase).toBe('starting')
    await portal.answer()
    expect(portal.language.get()).toEqual({ phase: 'shown', language: 'en', error: undefined })
    expect([portal.pageLanguage(), portal.stored()]).toEqual(['en', 'fr'])
    expect(portal.requests()).toEqual(['fr', 'en'])
  })

  it.each(['refuse', 'silence'] as const)(
    'fails to load at the start (%s) and loads after a retry',
    async (fault) => {
      const portal = open()
      await portal[fault]()
      expect(portal.language.get().phase).toBe('failed')
      portal.language.choose('fr')
      expect(portal.requests()).toEqual(['en'])
      portal.language.retry()
      expect(portal.language.get().phase).toBe('starting')
      await portal.answer()
      expect(portal.language.get()).toMatchObject({ phase: 'shown', language: 'en' })
    },
  )

  it('is not reloaded when the user chooses it again', async () => {
    const portal = open()
    await portal.answer()
    portal.language.choose('en')
    expect(portal.requests()).toEqual(['en'])
  })
})
