import { onChoiceElsewhere, readChoice, writeChoice } from '../services/storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
/** A person's choice. */
export type Theme = (typeof THEMES)[number]
/** The colours on screen. */
export type Shade = 'light' | 'dark'

export interface ThemeStore {
  readonly theme: () => Theme
  readonly shade: () => Shade
  readonly choose: (theme: Theme) => void
  readonly subscribe: (listen: () => void) => () => void
}

/** Starts to dress the document in the chosen theme. The choice is kept on the device and shared with other tabs. */
export const createTheme = (): ThemeStore => {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')
  const listeners = new Set<() => void>()
  const stored = (): Theme => readChoice('theme', THEMES) ?? 'system'
  // Kept here too: storage may be blocked.
  let theme = stored()
  const shade = (): Shade => {
    if (theme !== 'system') return theme
    return prefersDark.matches ? 'dark' : 'light'
  }
  const show = () => {
    document.documentElement.dataset.theme = shade()
    for (const listen of listeners) listen()
  }
  show()
  prefersDark.addEventListener('change', show)
  onChoiceElsewhere('theme', () => {
    theme = stored()
    show()
  })
  return {
    theme: () => theme,
    shade,
    choose: (wanted) => {
      theme = wanted
      writeChoice('theme', wanted)
      show()
    },
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}
