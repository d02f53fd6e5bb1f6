import { defineModel, done, failed } from '../paths/model.ts'
import { languageMachine, selectIsLanguageBusy, selectLanguageError } from './machine.ts'

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
  limit: 200,
})
