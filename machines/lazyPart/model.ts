import { defineModel, done, failed } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { createLazyPart, selectPartError } from './machine.ts'
import { lazyPartWords } from './words.ts'

/** A screen that is a name, which is all that the chart needs. */
export const lazyPartModel = defineModel(createLazyPart<string>(), {
  inputs: [null],
  events: [
    { type: 'OPEN' },
    { type: 'RETRY' },
    { type: 'RECONNECT' },
    done('loadPart', 'a screen'),
    failed('loadPart', { code: 'FAILEDTOLOAD' }),
  ],
  key: ({ context }) => ({ part: context.part ?? null, reason: context.error?.code ?? null }),
  facts: (snapshot) => ({
    face: snapshot.context.part ?? (selectPartError(snapshot) ? 'failed' : 'placeholder'),
    error: selectPartError(snapshot)?.code ?? null,
  }),
  interrupts: {
    'the connection is lost and back': [failed('loadPart', { code: 'FAILEDTOLOAD' }), { type: 'OPEN' }],
  },
  laws: {
    'a screen that came at the second try is there as if at the first': (_, { after }) => {
      const came = done('loadPart', 'a screen')
      const atFirst = after(came)?.context
      const atSecond = after(failed('loadPart', { code: 'FAILEDTOLOAD' }), { type: 'RETRY' }, came)?.context
      return atFirst?.part === atSecond?.part && atFirst?.error === atSecond?.error
    },
  },
  words: wordsFor(createLazyPart<string>(), lazyPartWords),
  limit: 100,
  accepted: {
    loaded: 'The part is there for as long as the portal is open',
  },
})
