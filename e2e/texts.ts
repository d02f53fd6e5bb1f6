import type { Language } from '@portal/schemas'
import { createFormats, createTexts } from '@portal/web/texts'
import { loadAllTexts } from '@portal/web/texts/all'
import { operatorTexts } from '@portal/web/texts/operatorWords'

/** The portal's own English words: what tests look for is what a person reads. */
const english = createTexts('en', await loadAllTexts('en'))
export const { t, errorText } = english
/** What operators read on their own screens. */
export const operatorWords = operatorTexts(english)
export const formats = createFormats('en')

/** The words and formats of another language, for tests that change it. */
export const textsIn = async (language: Language) => ({
  ...createTexts(language, await loadAllTexts(language)),
  formats: createFormats(language),
})
