import { definePageModel, done, failed } from '@portal/paths'
import { protectedAccessMachine, selectAccessViewState } from './machine.ts'
import { protectedAccessWords } from './words.ts'

const PERSON = { name: 'Sofie', email: 's@example.be', telephone: '', role: 'User', lastLogin: 1 }

/** A super administrator before a protected person: each access is held, granted or refused. */
export const protectedAccessPageModel = definePageModel(protectedAccessMachine, {
  inputs: [null],
  events: [
    { type: 'ASK' },
    { type: 'CHANGE', reason: '' },
    { type: 'CHANGE', reason: 'Her invoice' },
    { type: 'SEND', intent: 'one' },
    { type: 'RETRY' },
    { type: 'CLOSE' },
    { type: 'HIDE' },
    done('openPerson', { person: PERSON, at: 1 }),
    failed('openPerson', { code: 'UNEXPECTED', status: 503 }),
    failed('openPerson', { code: 'USERNOTFOUND', status: 200 }),
  ],
  key: ({ context }) => ({
    reason: context.reason,
    isMissing: context.isMissing,
    isSent: context.intent !== '',
    isShown: context.person !== undefined,
    code: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    viewState: selectAccessViewState(snapshot),
    reason: snapshot.context.reason,
    isMissing: snapshot.context.isMissing,
    code: snapshot.context.error?.code ?? null,
  }),
  allows: (snapshot, event) => {
    switch (event.type) {
      case 'CHANGE':
        // Typing the same value changes nothing.
        return event['reason'] !== snapshot.context.reason
      case 'SEND':
        // While it is said that a reason is missing, the same press says the same.
        return !snapshot.context.isMissing
      default:
        return true
    }
  },
  words: protectedAccessWords,
  limit: 500,
})
