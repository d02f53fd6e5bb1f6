// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTheme, THEMES } from './theme.ts'

const KEY = 'charge-portal:theme'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const open = (isDark = false) => {
  let turn: () => void = () => undefined
  const system = {
    matches: isDark,
    addEventListener: (_: string, listen: () => void) => {
      turn = listen
    },
  }
  vi.stubGlobal('matchMedia', () => system)
  const theme = createTheme()
  const shades: string[] = []
  theme.subscribe(() => shades.push(theme.get().shade))
  return {
    theme,
    shades,
    worn: () => document.documentElement.dataset['theme'],
    turnSystem: (dark: boolean) => {
      system.matches = dark
      turn()
    },
  }
}

describe('the theme', () => {
  it.each(THEMES)('starts as %s after that choice on an earlier visit', (chosen) => {
    localStorage.setItem(KEY, chosen)
    const { theme, worn } = open(true)
    expect(theme.get().theme).toBe(chosen)
    expect(worn()).toBe(chosen === 'light' ? 'light' : 'dark')
  })

  it.each([undefined, 'pink'])('follows the system when %s is stored, and writes nothing', (stored) => {
    if (stored) localStorage.setItem(KEY, stored)
    expect(open().theme.get().theme).toBe('system')
    expect(localStorage.getItem(KEY)).toBe(stored ?? null)
  })

  it('follows the system live', () => {
    const { shades, worn, turnSystem } = open()
    expect(worn()).toBe('light')
    turnSystem(true)
    expect(worn()).toBe('dark')
    turnSystem(false)
    expect(shades).toEqual(['dark', 'light'])
  })

  it('keeps a choice when the system changes, and follows the system again on request', () => {
    const { theme, worn, turnSystem } = open()
    theme.choose('light')
    expect(localStorage.getItem(KEY)).toBe('light')
    turnSystem(true)
    expect(worn()).toBe('light')
    theme.choose('system')
    expect(worn()).toBe('dark')
    expect(localStorage.getItem(KEY)).toBe('system')
  })

  it.each([
    ['dark', KEY],
    [null, KEY],
    [null, null],
  ])('adopts %s from another tab, or the system theme for null', (newValue, key) => {
    localStorage.setItem(KEY, 'light')
    const { theme, worn } = open()
    if (newValue) localStorage.setItem(KEY, newValue)
    else localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    expect(theme.get().theme).toBe(newValue ?? 'system')
    expect(worn()).toBe(newValue ?? 'light')
  })

  it('can be changed while storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    const { theme, worn } = open()
    theme.choose('dark')
    expect([theme.get().theme, worn()]).toEqual(['dark', 'dark'])
  })
})
