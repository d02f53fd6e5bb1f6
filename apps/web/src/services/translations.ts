import { TRANSLATIONS_PATH, type TranslatedTexts } from '@portal/schemas'
import { readTranslations } from '../texts/checkTranslations.ts'

/**
 * Longest wait for the operators' texts, since nothing is rendered before them: a late file would change words under a
 * reader's eyes. They are asked for with the start texts and `config.json`, so they cost a visit no time as a rule.
 */
const TIMEOUT_MS = 1_000

/** Reads the operators' texts beside `config.json`; undefined if the file is missing, broken or late. */
export const loadTranslations = async (): Promise<TranslatedTexts | undefined> => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    // The browser keeps the file and asks whether it is still the same.
    const response = await fetch(TRANSLATIONS_PATH, { cache: 'no-cache', signal })
    return response.ok ? readTranslations(await response.json()) : undefined
  } catch {
    return undefined
  }
}
