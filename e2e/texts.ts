import { type Label, labelWords } from '@portal/machines/steps'
import type { Language } from '@portal/schemas'
import { createFormats, createTexts } from '@portal/web/texts'
import { loadAllTexts } from '@portal/web/texts/all'
import { instead } from '@portal/web/texts/chargePoints'

/** The portal's English texts: tests search for what the user reads. */
const dictionary = await loadAllTexts('en')
const english = createTexts('en', dictionary)
export const { t, errorText } = english
export const operatorWords = createTexts('en', { ...dictionary, ...instead })
export const formats = createFormats('en')

export const textsIn = async (language: Language) => ({
  ...createTexts(language, await loadAllTexts(language)),
  formats: createFormats(language),
})

/**
 * Returns a function from the label of a step to its text in a language. Only English has separate texts for
 * operators.
 */
export const labelWordsIn = async (language: Language): Promise<(label: Label) => string> => {
  const texts = await loadAllTexts(language)
  const forOperators = language === 'en' ? { ...texts, ...instead } : texts
  return (label) =>
    labelWords(label, (key, values, isOperators) => {
      const dictionary = isOperators ? forOperators : texts
      if (!(key in dictionary)) throw new Error(`The portal has no text ${key}.`)
      const t = createTexts(language, dictionary).t as (name: string, args?: object) => string
      return t(key, values)
    })
}
