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
  words: wordsFor(languageMachine, languageWords),
  limit: 200,
})
