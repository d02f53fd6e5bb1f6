import { FAILED_TO_LOAD, type Failure, toFailure } from '@portal/machines'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@portal/schemas'
import { readChoice, takeOnce, writeChoice } from '../services/storage.ts'
import { createStore, type ReadableStore } from './store.ts'

/** Loading fails with FAILEDTOLOAD after this time. */
export const TEXTS_TIMEOUT_MS = 30_000

export interface LanguageState {
  /** `starting` shows only the outline of the shell; `failed` means that no texts could be loaded. */
  readonly phase: 'starting' | 'failed' | 'shown'
  readonly language: Language
  /** Failure of the last load; cleared when a language is shown. */
  readonly error: Failure | undefined
}

/** Loads the texts of a language; `isChosen` is true if the user has just chosen it, false at the start of a visit. */
export type LoadLanguage = (language: Language, isChosen: boolean) => Promise<void>

export interface LanguageStore extends ReadableStore<LanguageState> {
  readonly choose: (language: Language) => void
  /** Loads the texts again; does nothing unless the phase is `failed`. */
  readonly retry: () => void
  /** Notifies views that texts of the current language were replaced. */
  readonly redraw: () => void
}

/** Resolves with the failure, or with undefined on success; a timeout counts as a failure. */
const loadingFailure = (loading: Promise<void>): Promise<Failure | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(FAILED_TO_LOAD), TEXTS_TIMEOUT_MS)
    void loading
      .then(() => undefined, toFailure)
      .then((failure) => {
        clearTimeout(timer)
        resolve(failure)
      })
  })

/**
 * Creates the language of the portal. A choice applies once its texts are loaded; until then the previous language
 * stays (S1).
 */
export const createLanguage = (load: LoadLanguage): LanguageStore => {
  let requested = takeOnce('language', LANGUAGES) ?? readChoice('language', LANGUAGES) ?? DEFAULT_LANGUAGE
  let isChanging = false
  /** Incremented by each choice, because only the texts of the last choice are shown. */
  let choices = 0
  const store = createStore<LanguageState>({ phase: 'starting', language: requested, error: undefined })
  const set = (change: Partial<LanguageState>) => store.set({ ...store.get(), ...change })
  const show = (language: Language) => {
    document.documentElement.lang = language
    set({ phase: 'shown', language, error: undefined })
  }

  const start = async (): Promise<void> => {
    const failure = await loadingFailure(load(requested, false))
    if (!failure) return show(requested)
    // After a timeout, English is not tried, because the user has waited long enough.
    if (failure === FAILED_TO_LOAD || requested === DEFAULT_LANGUAGE)
      return set({ phase: 'failed', error: failure })
    requested = DEFAULT_LANGUAGE
    return start()
  }

  const change = async (language: Language): Promise<void> => {
    choices += 1
    const choice = choices
    isChanging = true
    const failure = await loadingFailure(load(language, true))
    if (choice !== choices) return
    isChanging = false
    if (failure) return set({ error: failure })
    writeChoice('language', language)
    show(language)
  }

  void start()
  return {
    get: store.get,
    subscribe: store.subscribe,
    choose: (language) => {
      const current = store.get()
      if (current.phase === 'shown' && (isChanging || language !== current.language)) void change(language)
    },
    retry: () => {
      if (store.get().phase !== 'failed') return
      set({ phase: 'starting' })
      void start()
    },
    redraw: () => set({}),
  }
}
