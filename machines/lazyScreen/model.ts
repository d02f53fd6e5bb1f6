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
  interrupts: {
    'the connection is lost and back': [failed('loadScreen', { code: 'FAILEDTOLOAD' }), { type: 'OPEN' }],
  },
  laws: {
    'a screen that came at the second try is there as if at the first': (_, { after }) => {
      const came = done('loadScreen', 'a screen')
      const atFirst = after(came)?.context
      const atSecond = after(failed('loadScreen', { code: 'FAILEDTOLOAD' }), { type: 'RETRY' }, came)?.context
      return atFirst?.screen === atSecond?.screen && atFirst?.error === atSecond?.error
    },
  },
  words: wordsFor(createLazyScreen<string>(), lazyScreenWords),
  limit: 100,
  accepted: {
    loaded: 'The screen is there, for as long as the portal is open',
  },
})
