import type { Language } from '@portal/schemas'
import { createTexts, type LoadedTexts } from './translate.ts'

/** A placeholder, which is no word, or the word. */
const CHARGER = /\{\w+\}|\b([Cc])harger/g

const reworded = (text: string): string =>
  text.replaceAll(CHARGER, (found, first?: string) => (first ? `${first}harge point` : found))

/** Languages in which customers and operators have a word each. A French 'borne' and a Dutch 'laadpaal' is one for both. */
const OWN_WORD: Readonly<Partial<Record<Language, (text: string) => string>>> = { en: reworded }

/**
 * The same texts as operators read them: their English calls a charger a charge point (S2). It is a rule and no second text
 * for each that customers see too, so that none is forgotten when it is written or changed.
 */
export const operatorTexts = (texts: LoadedTexts): LoadedTexts => {
  const { language, textOf } = texts
  const word = OWN_WORD[language]
  if (!word) return texts
  const dictionary = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, key: string) => {
        const text = textOf(key)
        // Under `?showtranslations=1` each text is its key.
        return text === undefined || text === key ? text : word(text)
      },
    },
  )
  return createTexts(language, dictionary)
}
