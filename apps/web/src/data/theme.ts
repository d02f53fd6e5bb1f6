import { onChoiceElsewhere, readChoice, writeChoice } from '../services/storage.ts'
import { createStore, type ReadableStore } from './store.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
/** Resolved theme on screen. */
export type Shade = 'light' | 'dark'

export interface ThemeState {
  readonly theme: Theme
  readonly shade: Shade
}

export interface ThemeStore extends ReadableStore<ThemeState> {
  readonly choose: (theme: Theme) => void
}

const storedTheme = (): Theme => readChoice('theme', THEMES) ?? 'system'

/** Applies the chosen theme to the document. The choice is stored on the device and shared with other tabs. */
export const createTheme = (): ThemeStore => {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')
  const systemShade = (): Shade => (prefersDark.matches ? 'dark' : 'light')
  const stateOf = (theme: Theme): ThemeState => ({ theme, shade: theme === 'system' ? systemShade() : theme })
  const store = createStore(stateOf(storedTheme()))
  const show = (theme: Theme) => {
    const state = stateOf(theme)
    // Set this before the listeners run, because a map reads its colours from the document.
    document.documentElement.dataset.theme = state.shade
    store.set(state)
  }
  show(store.get().theme)
  prefersDark.addEventListener('change', () => show(store.get().theme))
  onChoiceElsewhere('theme', () => show(storedTheme()))
  return {
    get: store.get,
    subscribe: store.subscribe,
    choose: (theme) => {
      writeChoice('theme', theme)
      show(theme)
    },
  }
}
