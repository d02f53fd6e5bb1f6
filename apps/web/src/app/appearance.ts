import type { Language, TranslatedTexts } from '@portal/schemas'
import { createLanguage, type LanguageStore } from '../data/language.ts'
import { createTheme, type ThemeStore } from '../data/theme.ts'
import { visit } from '../data/visit.ts'
import { onWritten } from '../data/written.ts'
import { loadLate } from '../services/lateModules.ts'
import { writeChoice, writeOnce } from '../services/storage.ts'
import { loadTranslations } from '../services/translations.ts'
import { withOverrides } from '../texts/checkTranslations.ts'
import {
  createFormats,
  createTexts,
  type Formats,
  type LoadedTexts,
  loadTextModules,
  mergeTexts,
  type TextModule,
  type TextSource,
} from '../texts/index.ts'
import { startTexts } from './startTexts.ts'

export interface I18n extends LoadedTexts {
  readonly formats: Formats
}

export interface Appearance {
  readonly language: LanguageStore
  readonly theme: ThemeStore
  /** Returns texts and formats; undefined until the first dictionary is loaded. */
  readonly i18n: (language: Language) => I18n | undefined
  /** Loads texts in the current language, and later in every language that the user chooses. */
  readonly loadTexts: (source: TextSource) => Promise<void>
}

const NO_OVERRIDES: TranslatedTexts = { en: {}, fr: {}, nl: {} }

/** With `?showtranslations=1` each text is its key. */
const KEYS = new Proxy<Record<string, string>>({}, { get: (_, key) => key })

export const createAppearance = (): Appearance => {
  const loaded = new Map<Language, readonly TextModule[]>()
  const i18ns = new Map<Language, I18n>()
  const sources = new Set<TextSource>([startTexts])
  const coming = new Map<TextSource, Promise<void>>([[startTexts, Promise.resolve()]])
  let overrides = NO_OVERRIDES

  const keep = (language: Language, modules: readonly TextModule[]) => {
    loaded.set(language, modules)
    const texts = withOverrides(mergeTexts(modules), overrides[language])
    i18ns.set(language, {
      ...createTexts(language, visit.showtranslations ? KEYS : texts),
      formats: createFormats(language),
    })
  }

  const readOverrides = async (): Promise<void> => {
    overrides = (await loadTranslations()) ?? overrides
  }
  const overridesRead = readOverrides()
  const refreshOverrides = async (): Promise<void> => {
    await readOverrides()
    for (const [language, modules] of loaded) keep(language, modules)
    language.redraw()
  }
  onWritten(({ dataClass }) => {
    if (dataClass === 'translation') void refreshOverrides()
  })

  const load = async (next: Language, isChosen: boolean): Promise<void> => {
    const included = [...sources]
    const modules = await loadLate(
      next,
      async () => {
        const [found] = await Promise.all([loadTextModules(next, included), overridesRead])
        return found
      },
      // If `loadLate` reloads the page, the language survives: a chosen one is stored permanently, the start language
      // only for the next document.
      () => (isChosen ? writeChoice : writeOnce)('language', next),
    )
    // A screen opened during the load may have its own texts, so load those in this language too.
    if ([...sources].some((source) => !included.includes(source))) return load(next, isChosen)
    keep(next, modules)
  }

  /** Adds texts in the current language. On failure, the existing texts stay. */
  const add = async (source: TextSource): Promise<void> => {
    const current = language.get().language
    const modules = await loadTextModules(current, [source])
    keep(current, [...(loaded.get(current) ?? []), ...modules])
    if (modules.some(({ instead }) => instead)) language.redraw()
  }

  const language = createLanguage(load)

  return {
    language,
    theme: createTheme(),
    i18n: (code) => i18ns.get(code),
    loadTexts: (source) => {
      const pending = coming.get(source)
      if (pending) return pending
      sources.add(source)
      const loading = add(source).catch((error: unknown) => {
        sources.delete(source)
        coming.delete(source)
        throw error
      })
      coming.set(source, loading)
      return loading
    },
  }
}
