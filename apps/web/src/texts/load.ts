import type { Language } from '@portal/schemas'

/** Texts of one language by their key. */
export type Dictionary = Readonly<Record<string, string>>

/** Where the texts of a part of the portal come from: one module a language, loaded when that part is needed. */
export type TextSource = { readonly [L in Language]: () => Promise<{ readonly texts: Dictionary }> }

/** Loads the texts of some parts in a language. Rejects if any of them does not come. */
export const loadTexts = async (language: Language, sources: readonly TextSource[]): Promise<Dictionary> =>
  Object.assign({}, ...(await Promise.all(sources.map(async (source) => (await source[language]()).texts))))
