import { definePageModel, done, failed } from '@portal/paths'
import { bannerMachine } from './machine.ts'
import { bannerModel } from './model.ts'
import { bannerWords } from './words.ts'

/** The message as a person at one tab meets it, who signs in, is signed out in another tab, and comes back as someone else. */
export const bannerPageModel = definePageModel(bannerMachine, {
  inputs: bannerModel.inputs,
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
  key: bannerModel.key,
  facts: bannerModel.facts,
  // Every sign-in comes from the sign-in page, where no one can be signed out.
  allows: ({ context }, event) =>
    event.type !== 'PERSON_CHANGED' || (event['person'] === undefined) !== (context.person === undefined),
  words: bannerWords,
  limit: 200,
})
