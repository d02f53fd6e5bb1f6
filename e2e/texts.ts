import type { Language } from '@portal/schemas'
import { createFormats, createTexts } from '@portal/web/texts'
import { loadAllTexts } from '@portal/web/texts/all'
import { instead } from '@portal/web/texts/chargePoints'

/** The portal's own English words: what tests look for is what a person reads. */
const dictionary = await loadAllTexts('en')
const english = createTexts('en', dictionary)
export const { t, errorText } = english
/** The words that operators read. */
export const operatorWords = createTexts('en', { ...dictionary, ...instead })
export const formats = createFormats('en')

/** The words and formats of another language, for tests that change it. */
export const textsIn = async (language: Language) => ({
  ...createTexts(language, await loadAllTexts(language)),
  formats: createFormats(language),
})
