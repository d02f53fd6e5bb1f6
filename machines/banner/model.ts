import { defineModel, done, failed } from '@portal/paths'
import { bannerMachine, selectBanner } from './machine.ts'

/** Two people and two messages; one of the messages may already be dismissed. */
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
  facts: (snapshot) => ({ visibleMessage: selectBanner(snapshot) ?? null }),
  interrupts: {
    'the user signs out and in again': [
      { type: 'PERSON_CHANGED', person: undefined },
      { type: 'PERSON_CHANGED', person: 'driver' },
    ],
    'another user signs in, then the first one again': [
      { type: 'PERSON_CHANGED', person: 'fleet' },
      { type: 'PERSON_CHANGED', person: 'driver' },
    ],
  },
  laws: {
    'signing out restores the initial state': (_, { after, fresh }) => {
      const left = after({ type: 'PERSON_CHANGED', person: undefined })
      return (
        left === undefined ||
        (left.matches('waiting') && left.context.message === fresh.context.message && !left.context.person)
      )
    },
    'a change of user clears the message until it is read again': (_, { after }) => {
      const next = after({ type: 'PERSON_CHANGED', person: 'fleet' })
      return next === undefined || (selectBanner(next) === undefined && next.context.message === '')
    },
    'a dismissed message stays dismissed after the next sign-in': (_, { after }) => {
      const message = after({ type: 'DISMISS' })?.context.dismissed
      if (message === undefined) return true
      const later = after(
        { type: 'DISMISS' },
        { type: 'PERSON_CHANGED', person: undefined },
        { type: 'PERSON_CHANGED', person: 'driver' },
        done('fetchBanner', message),
      )
      return later?.matches('dismissed') ?? false
    },
  },
  limit: 200,
})
