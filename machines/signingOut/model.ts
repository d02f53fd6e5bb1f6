import { defineModel, done, failed, none } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { selectEndangeredDrafts, selectIsSignOutAsked, selectIsWiping, signingOutMachine } from './machine.ts'
import { signingOutWords } from './words.ts'

/** With a draft, and without. */
export const signingOutModel = defineModel(signingOutMachine, {
  inputs: [null],
  events: [
    { type: 'SIGN_OUT', drafts: ['request'] },
    { type: 'SIGN_OUT', drafts: [] },
    { type: 'CONFIRM' },
    { type: 'STAY' },
    done('wipeDrafts'),
    failed('wipeDrafts', { code: 'Error' }),
  ],
  key: ({ context }) => ({ amount: context.drafts.length }),
  facts: (snapshot) => ({
    isAsked: selectIsSignOutAsked(snapshot),
    isWiping: selectIsWiping(snapshot),
    drafts: selectEndangeredDrafts(snapshot),
  }),
  interrupts: none('Its question is over at once, and nothing of it is sent'),
  laws: {
    'staying deletes nothing': (snapshot, { after }) => {
      const later = after({ type: 'STAY' })
      return !snapshot.matches('asking') || later === undefined || !selectIsWiping(later)
    },
  },
  words: wordsFor(signingOutMachine, signingOutWords),
  limit: 100,
})
