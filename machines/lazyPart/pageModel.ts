import { done, failed } from '../paths/model.ts'
import { definePageModel } from '../paths/wordsFor.ts'
import { createLazyPart } from './machine.ts'
import { lazyPartModel } from './model.ts'
import { lazyPartWords } from './words.ts'

/** A screen as a person comes to it: opening it again, or asking again, loads it again. */
export const lazyPartPageModel = definePageModel(createLazyPart<string>(), {
  inputs: lazyPartModel.inputs,
  events: [
    { type: 'OPEN' },
    { type: 'RETRY' },
    { type: 'RECONNECT' },
    done('loadPart', 'a screen'),
    // What the browser says of code that did not come has no code of ours.
    failed('loadPart', { code: 'UNEXPECTED' }),
  ],
  key: lazyPartModel.key,
  facts: lazyPartModel.facts,
  // Elsewhere there is no button, and coming again changes nothing.
  allows: (snapshot, { type }) =>
    !['OPEN', 'RETRY', 'RECONNECT'].includes(type) || snapshot.matches('failed'),
  words: lazyPartWords,
  limit: 100,
})
