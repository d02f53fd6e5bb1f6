import { LANGUAGES, type Language, normalizeText, type TranslatedTexts } from '@portal/schemas'
import type { ReadTranslation } from '../../services/readers/translations.ts'

export type ByLanguage = Readonly<Record<Language, string>>

const FIELDS = { en: 'En', fr: 'Fr', nl: 'Nl' } as const satisfies Record<Language, string>

export interface TextRow {
  readonly key: string
  /** First part of the key, for example 'requests'. Used as a filter. */
  readonly area: string
  /** Built-in text; undefined if the text exists only on the server. */
  readonly built: ByLanguage | undefined
  /** Texts with the changes of operators. */
  readonly texts: ByLanguage
  readonly changed: readonly Language[]
  readonly missing: readonly Language[]
  /** Record that stores the changes of operators; undefined if there are none. */
  readonly record: { readonly id: string; readonly version: number | undefined } | undefined
}

const areaOf = (key: string): string => key.split('.')[0] ?? key

const rowOf = (key: string, built: ByLanguage | undefined, stored: ReadTranslation | undefined): TextRow => {
  const textIn = (language: Language) => stored?.[FIELDS[language]] || built?.[language] || ''
  const texts = { en: textIn('en'), fr: textIn('fr'), nl: textIn('nl') }
  return {
    key,
    area: areaOf(key),
    built,
    texts,
    changed: built ? LANGUAGES.filter((language) => texts[language] !== built[language]) : [],
    missing: LANGUAGES.filter((language) => texts[language].trim() === ''),
    record: stored && { id: stored.Id, version: stored.Version },
  }
}

const rankOf = ({ missing, changed }: TextRow): number => {
  if (missing.length > 0) return 0
  return changed.length > 0 ? 1 : 2
}

/** Returns all texts: those with missing languages first, then the changed ones, then the others by key. */
export const rowsOf = (built: TranslatedTexts, records: readonly ReadTranslation[]): readonly TextRow[] => {
  const stored = new Map(records.map((record) => [record.Key, record]))
  const keys = new Set([...Object.keys(built.en), ...stored.keys()])
  return [...keys]
    .filter((key) => key !== '')
    .map((key) => {
      const isBuilt = Object.hasOwn(built.en, key)
      const texts = { en: built.en[key] ?? '', fr: built.fr[key] ?? '', nl: built.nl[key] ?? '' }
      return rowOf(key, isBuilt ? texts : undefined, stored.get(key))
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || (a.key < b.key ? -1 : 1))
}

/** Merges a draft with the server: languages changed since `first` come from the draft, the others from the server. */
export const mergedTexts = (first: ByLanguage, draft: ByLanguage, now: ByLanguage): ByLanguage => {
  const textIn = (language: Language) => (draft[language] === first[language] ? now : draft)[language]
  return { en: textIn('en'), fr: textIn('fr'), nl: textIn('nl') }
}

/** Returns the text to store for a language. Empty if it equals the built-in text, so later builds can change it. */
export const overrideIn = ({ built }: TextRow, texts: ByLanguage, language: Language): string =>
  texts[language] === built?.[language] ? '' : texts[language]

/** Returns the first language without a text; undefined if none is missing. */
export const firstMissing = (texts: ByLanguage): Language | undefined =>
  LANGUAGES.find((language) => texts[language].trim() === '')

export const SHOWN = ['all', 'missing', 'changed'] as const

export interface TextFilter {
  readonly search: string
  readonly area: string
  readonly show: (typeof SHOWN)[number]
}

/** True if the row matches the filter. The search covers the key and the text in every language. */
export const isFound = (row: TextRow, { search, area, show }: TextFilter): boolean => {
  if (show !== 'all' && row[show].length === 0) return false
  if (area !== '' && row.area !== area) return false
  const needle = normalizeText(search.trim())
  return [row.key, ...LANGUAGES.map((language) => row.texts[language])].some((text) =>
    normalizeText(text).includes(needle),
  )
}

/** Returns the texts in the file format, without missing ones and those unknown to this build. */
export const textsToFile = (rows: readonly TextRow[], onlyChanged: boolean): TranslatedTexts => {
  const textsIn = (language: Language) =>
    Object.fromEntries(
      rows
        .filter(({ built, changed }) => built !== undefined && (!onlyChanged || changed.includes(language)))
        .filter(({ missing }) => !missing.includes(language))
        .map(({ key, texts }): [string, string] => [key, texts[language]])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  return { en: textsIn('en'), fr: textsIn('fr'), nl: textsIn('nl') }
}
