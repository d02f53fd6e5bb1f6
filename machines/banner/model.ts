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
    'the session ends and begins again': [
      { type: 'PERSON_CHANGED', person: undefined },
      { type: 'PERSON_CHANGED', person: 'driver' },
    ],
    'another person signs in and the first one again': [
      { type: 'PERSON_CHANGED', person: 'fleet' },
      { type: 'PERSON_CHANGED', person: 'driver' },
    ],
  },
  laws: {
    'who signs out leaves nothing on screen, as at first': (_, { after, fresh }) => {
      const left = after({ type: 'PERSON_CHANGED', person: undefined })
      return (
        left === undefined ||
        (left.matches('waiting') && left.context.message === fresh.context.message && !left.context.person)
      )
    },
    'what was shown to one is not shown to the next before it is read': (_, { after }) => {
      const next = after({ type: 'PERSON_CHANGED', person: 'fleet' })
      return next === undefined || (selectBanner(next) === undefined && next.context.message === '')
    },
    'a message that was dismissed does not come back': (_, { after }) => {
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
