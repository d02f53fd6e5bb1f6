import { defineModel, done, failed } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { createLazyScreen, selectScreenError } from './machine.ts'
import { lazyScreenWords } from './words.ts'

/** A screen that is a name, which is all that the chart needs. */
export const lazyScreenModel = defineModel(createLazyScreen<string>(), {
  inputs: [null],
  events: [
    { type: 'OPEN' },
    { type: 'RETRY' },
    done('loadScreen', 'a screen'),
    failed('loadScreen', { code: 'FAILEDTOLOAD' }),
  ],
  key: ({ context }) => ({ screen: context.screen ?? null, error: context.error?.code ?? null }),
  facts: (snapshot) => ({
    face: snapshot.context.screen ?? (selectScreenError(snapshot) ? 'failed' : 'placeholder'),
    error: selectScreenError(snapshot)?.code ?? null,
  }),
  words: wordsFor(createLazyScreen<string>(), lazyScreenWords),
  limit: 100,
  accepted: {
    loaded: 'The screen is there, for as long as the portal is open',
  },
})
