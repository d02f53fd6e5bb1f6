import type { Language } from '@portal/schemas'

export type Dictionary = Readonly<Record<string, string>>

export interface TextModule {
  readonly texts: Dictionary
  readonly instead?: Dictionary
}

export type TextSource = (language: Language) => Promise<TextModule>

/** Loads the modules of several sources in a language. Rejects if one of them fails. */
export const loadTextModules = (
  language: Language,
  sources: readonly TextSource[],
): Promise<readonly TextModule[]> => Promise.all(sources.map((source) => source(language)))

/** Merges the texts of several modules. Replacements win regardless of module order. */
export const mergeTexts = (modules: readonly TextModule[]): Dictionary =>
  Object.assign({}, ...modules.map(({ texts }) => texts), ...modules.map(({ instead }) => instead))

/** Loads the texts of several sources in a language. Rejects if one of them fails. */
export const loadTexts = async (language: Language, sources: readonly TextSource[]): Promise<Dictionary> =>
  mergeTexts(await loadTextModules(language, sources))
