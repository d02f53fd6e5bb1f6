import { done } from '../paths/model.ts'
import { definePageModel } from '../paths/wordsFor.ts'
import { selectEndangeredDrafts, selectIsSignOutAsked, selectIsWiping, signingOutMachine } from './machine.ts'
import { signingOutModel } from './model.ts'
import { signingOutWords } from './words.ts'

const DRAFT = 'A sign-out without a draft asks nothing: the portal does not even load this chart for it'

/** A sign-out with an unfinished request, whose deletion a tester holds. */
export const signingOutPageModel = definePageModel(signingOutMachine, {
  inputs: [null],
  events: [
    { type: 'SIGN_OUT', drafts: ['request'] },
    { type: 'CONFIRM' },
    { type: 'STAY' },
    done('wipeDrafts'),
  ],
  key: signingOutModel.key,
  facts: (snapshot) => ({
    isAsked: selectIsSignOutAsked(snapshot),
    isWiping: selectIsWiping(snapshot),
    drafts: selectEndangeredDrafts(snapshot),
  }),
  // The question covers the menu.
  allows: (snapshot, { type }) => type !== 'SIGN_OUT' || !selectIsSignOutAsked(snapshot),
  unreachable: {
    '(root): SIGN_OUT → idle': DRAFT,
    'wiping: xstate.error.actor.wipeDrafts → idle':
      'A browser that does not delete is told nowhere: the drafts are gone from the portal either way',
    'wiping: SIGN_OUT': 'The question covers the menu',
  },
  words: signingOutWords,
  limit: 100,
})
