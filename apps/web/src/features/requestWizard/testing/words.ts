import { LANGUAGES, type Language } from '@portal/schemas'
import type { I18n } from '../../../app/appearance.ts'
import { nextSteps } from '../../../components/requestNext/part.ts'
import { createFormats, createTexts, loadTexts, sharedTexts } from '../../../texts/index.ts'
import { requestWizardRoutes } from '../routes.ts'

/** The texts and formats of the request wizard in each language. */
export const loadWords = async (): Promise<ReadonlyMap<Language, I18n>> => {
  const words = new Map<Language, I18n>()
  const own = [requestWizardRoutes[0]?.texts, nextSteps.texts].filter((texts) => texts !== undefined)
  const texts = [sharedTexts, ...own]
  for (const language of LANGUAGES)
    words.set(language, {
      ...createTexts(language, await loadTexts(language, texts)),
      formats: createFormats(language),
    })
  return words
}
