import { defineModel, done, failed } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { bannerMachine, selectBanner } from './machine.ts'
import { bannerWords } from './words.ts'

/** Two people and two messages, of which one may have been dismissed before. */
export const bannerModel = defineModel(bannerMachine, {
  inputs: [{ dismissed: undefined }, { dismissed: 'Old news' }],
  events: [
    { type: 'PERSON_CHANGED', person: 'driver' },
    { type: 'PERSON_CHANGED', person: 'fleet' },
    { type: 'PERSON_CHANGED', person: undefined },
    { type: 'DISMISS' },
    done('fetchBanner', 'Old news'),
    done('fetchBanner', 'News'),
    done('fetchBanner', ''),
    failed('fetchBanner', { code: 'UNEXPECTED' }),
  ],
  key: ({ context }) => ({
    person: context.person ?? null,
    message: context.message,
    dismissed: context.dismissed ?? null,
  }),
  facts: (snapshot) => ({ shown: selectBanner(snapshot) ?? null }),
  words: wordsFor(bannerMachine, bannerWords),
  limit: 200,
})
