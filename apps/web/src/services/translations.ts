import { TRANSLATIONS_PATH, type TranslatedTexts } from '@portal/schemas'
import { readTranslations } from '../texts/checkTranslations.ts'

/**
 * Timeout of the operators' texts. Nothing is rendered before they load, because a late file would change texts on
 * screen. They load in parallel with the start texts and `config.json`, so they rarely delay a visit.
 */
const TIMEOUT_MS = 1_000

/**
 * Loads the operators' texts from the file next to `config.json`; undefined if the file is missing, invalid or late.
 */
export const loadTranslations = async (): Promise<TranslatedTexts | undefined> => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    // Revalidate the cached file.
    const response = await fetch(TRANSLATIONS_PATH, { cache: 'no-cache', signal })
    return response.ok ? readTranslations(await response.json()) : undefined
  } catch {
    return undefined
  }
}
