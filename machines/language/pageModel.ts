import { DEFAULT_LANGUAGE } from '@portal/schemas'
import { done, failed } from '../paths/model.ts'
import { definePageModel } from '../paths/wordsFor.ts'
import { languageMachine } from './machine.ts'
import { languageModel } from './model.ts'
import { languageWords } from './words.ts'

/** The language of one document, whose words come late or not at all. */
export const languagePageModel = definePageModel(languageMachine, {
  inputs: languageModel.inputs,
  events: [
    { type: 'CHOOSE', language: 'fr' },
    { type: 'CHOOSE', language: 'nl' },
    { type: 'RETRY' },
    done('loadDictionary'),
    // What the browser says of code that did not come has no code of ours.
    failed('loadDictionary', { code: 'UNEXPECTED' }),
  ],
  key: languageModel.key,
  facts: languageModel.facts,
  // Words that a document once had it has for good: only from the first language on is the next one awaited.
  allows: ({ context }, event) =>
    event.type !== 'CHOOSE' ||
    (context.language === DEFAULT_LANGUAGE && event['language'] !== context.wanted),
  words: languageWords,
  limit: 100,
})
