import { defineModel, done, failed } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { languageMachine, selectIsLanguageBusy, selectLanguageError } from './machine.ts'
import { languageWords } from './words.ts'

/** Who sees the portal for the first time, and who chose French on an earlier visit. */
export const languageModel = defineModel(languageMachine, {
  inputs: [{ language: 'en' }, { language: 'fr' }],
  events: [
    { type: 'CHOOSE', language: 'en' },
    { type: 'CHOOSE', language: 'fr' },
    { type: 'CHOOSE', language: 'nl' },
    { type: 'RETRY' },
    done('loadDictionary'),
    failed('loadDictionary', { code: 'FAILEDTOLOAD' }),
  ],
  key: ({ context }) => ({
    language: context.language,
    wanted: context.wanted,
    error: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    isBusy: selectIsLanguageBusy(snapshot),
    code: selectLanguageError(snapshot)?.code ?? null,
  }),
  interrupts: {
    'another language is wanted, and its words do not come': [
      { type: 'CHOOSE', language: 'nl' },
      failed('loadDictionary', { code: 'FAILEDTOLOAD' }),
    ],
    'the connection is lost at the start, and back': [
      failed('loadDictionary', { code: 'FAILEDTOLOAD' }),
      { type: 'RETRY' },
    ],
  },
  laws: {
    'another language and then the former again is as before': ({ context }, { after }) => {
      const { language } = context
      const other = language === 'nl' ? 'fr' : 'nl'
      const later = after(
        { type: 'CHOOSE', language: other },
        done('loadDictionary'),
        { type: 'CHOOSE', language },
        done('loadDictionary'),
      )
      return (
        later === undefined ||
        (later.matches('shown') && later.context.language === language && !later.context.error)
      )
    },
    'words that do not come leave the language as it was': ({ context }, { after }) => {
      const lost = failed('loadDictionary', { code: 'FAILEDTOLOAD' })
      return (
        (after({ type: 'CHOOSE', language: 'nl' }, lost)?.context ?? context).language === context.language
      )
    },
  },
  words: wordsFor(languageMachine, languageWords),
  limit: 200,
})
