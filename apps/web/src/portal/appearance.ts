import {
  type LanguageRef,
  languageMachine,
  type Appearance as Shade,
  selectLanguage,
  THEMES,
  type ThemeRef,
  themeMachine,
} from '@portal/machines'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@portal/schemas'
import { createActor, fromPromise } from 'xstate'
import { readChoice, writeChoice } from '../services/storage.ts'
import {
  type Area,
  createFormats,
  createTexts,
  type Formats,
  type LoadedTexts,
  loadTexts,
} from '../texts/index.ts'
import { inspected } from './inspection.ts'
import { visit } from './visit.ts'

/** A language that is loaded: its words and its way to write numbers and dates. */
export interface Speech extends LoadedTexts {
  readonly formats: Formats
}

/** Language and theme: the actors, and the words of the languages loaded so far. */
export interface Appearance {
  readonly language: LanguageRef
  readonly theme: ThemeRef
  /** Undefined only until the first dictionary is there. */
  readonly speech: (language: Language) => Speech | undefined
  /** Loads the texts of an area in the language on screen, and from then on with every language that is chosen. */
  readonly loadArea: (area: Area) => Promise<void>
}

/** Under `?showtranslations=1` each text is its key. */
const KEYS = new Proxy<Record<string, string>>({}, { get: (_, key) => key })

export const createAppearance = (): Appearance => {
  const dictionaries = new Map<Language, Readonly<Record<string, string>>>()
  const speeches = new Map<Language, Speech>()
  const areas = new Set<Area>(['core'])
  const comingAreas = new Map<Area, Promise<void>>([['core', Promise.resolve()]])
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')
  const systemShade = (): Shade => (prefersDark.matches ? 'dark' : 'light')

  const speak = (spoken: Language, dictionary: Readonly<Record<string, string>>) => {
    dictionaries.set(spoken, dictionary)
    speeches.set(spoken, {
      ...createTexts(spoken, visit.showtranslations ? KEYS : dictionary),
      formats: createFormats(spoken),
    })
  }

  const load = async (wanted: Language): Promise<void> => {
    const known = [...areas]
    const dictionary = await loadTexts(wanted, known)
    // A screen with texts of its own was opened meanwhile.
    if ([...areas].some((area) => !known.includes(area))) return load(wanted)
    speak(wanted, dictionary)
  }

  /** An area for the language on screen: what does not come takes no other area with it. */
  const add = async (area: Area): Promise<void> => {
    const shown = selectLanguage(language.getSnapshot())
    const words = await loadTexts(shown, [area])
    speak(shown, { ...dictionaries.get(shown), ...words })
  }

  const language = createActor(
    languageMachine.provide({
      actors: {
        loadDictionary: fromPromise<void, { language: Language }>(({ input }) => load(input.language)),
      },
      actions: {
        remember: (_, params) => writeChoice('language', params.language),
        tellDocument: (_, params) => {
          document.documentElement.lang = params.language
        },
      },
    }),
    { ...inspected, input: { language: readChoice('language', LANGUAGES) ?? DEFAULT_LANGUAGE } },
  ).start()

  const theme = createActor(
    themeMachine.provide({
      actions: {
        remember: (_, params) => writeChoice('theme', params.theme),
        apply: (_, params) => {
          document.documentElement.dataset.theme = params.appearance
        },
      },
    }),
    { ...inspected, input: { theme: readChoice('theme', THEMES) ?? 'system', system: systemShade() } },
  ).start()
  prefersDark.addEventListener('change', () =>
    theme.send({ type: 'SYSTEM_CHANGED', appearance: systemShade() }),
  )

  return {
    language,
    theme,
    speech: (wanted) => speeches.get(wanted),
    loadArea: (area) => {
      const known = comingAreas.get(area)
      if (known) return known
      areas.add(area)
      const coming = add(area).catch((error: unknown) => {
        areas.delete(area)
        comingAreas.delete(area)
        throw error
      })
      comingAreas.set(area, coming)
      return coming
    },
  }
}
