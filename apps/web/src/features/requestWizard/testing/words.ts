import { LANGUAGES, type Language } from '@portal/schemas'
import type { I18n } from '../../../app/appearance.ts'
import { createFormats, createTexts, loadTexts, sharedTexts } from '../../../texts/index.ts'
import { requestWizardRoutes } from '../routes.ts'

export const loadWords = async (): Promise<ReadonlyMap<Language, I18n>> => {
  const words = new Map<Language, I18n>()
  const texts = [sharedTexts, requestWizardRoutes[0]?.texts].filter((source) => source !== undefined)
  for (const language of LANGUAGES)
    words.set(language, {
      ...createTexts(language, await loadTexts(language, texts)),
      formats: createFormats(language),
    })
  return words
}
