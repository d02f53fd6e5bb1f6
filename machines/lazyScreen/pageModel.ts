import { done, failed } from '../paths/model.ts'
import { definePageModel } from '../paths/wordsFor.ts'
import { createLazyScreen } from './machine.ts'
import { lazyScreenModel } from './model.ts'
import { lazyScreenWords } from './words.ts'

/** A screen as a person comes to it: whoever comes again, or asks again, has it loaded anew. */
export const lazyScreenPageModel = definePageModel(createLazyScreen<string>(), {
  inputs: lazyScreenModel.inputs,
  events: [
    { type: 'OPEN' },
    { type: 'RETRY' },
    done('loadScreen', 'a screen'),
    // What the browser says of code that did not come has no code of ours.
    failed('loadScreen', { code: 'UNEXPECTED' }),
  ],
  key: lazyScreenModel.key,
  facts: lazyScreenModel.facts,
  // Elsewhere no button stands there, and coming again changes nothing.
  allows: (snapshot, { type }) => (type !== 'OPEN' && type !== 'RETRY') || snapshot.matches('failed'),
  words: lazyScreenWords,
  limit: 100,
})
