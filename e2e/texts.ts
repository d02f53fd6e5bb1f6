import type { Language } from '@portal/schemas'
import { createFormats, createTexts } from '@portal/web/texts'
import { loadAllTexts } from '@portal/web/texts/all'

/** The portal's own English words: what tests look for is what a person reads. */
export const { t, errorText } = createTexts('en', await loadAllTexts('en'))
export const formats = createFormats('en')

/** The words and formats of another language, for tests that change it. */
export const textsIn = async (language: Language) => ({
  ...createTexts(language, await loadAllTexts(language)),
  formats: createFormats(language),
})
