import type { Language } from './constants.ts'

/** Path of the operators' texts, next to `config.json`. */
export const TRANSLATIONS_PATH = '/translations.json'
/** Format marker of the file. */
export const TRANSLATIONS_FORMAT = 'portal-texts/1'

/** Texts by language and key. */
export type TranslatedTexts = { readonly [L in Language]: Readonly<Record<string, string>> }

export const translationsFile = (texts: TranslatedTexts): string =>
  `${JSON.stringify({ format: TRANSLATIONS_FORMAT, texts }, undefined, 2)}\n`
