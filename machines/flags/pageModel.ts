import { definePageModel, done, failed } from '@portal/paths'
import { FLAG_DEFAULTS } from '@portal/schemas'
import { flagsMachine, selectFlag } from './machine.ts'
import { flagsWords } from './words.ts'

/** The flags of a page that is opened by someone who is signed in: maintenance is what a person sees of them. */
export const flagsPageModel = definePageModel(flagsMachine, {
  inputs: [{ isVisible: true, targetingKey: 'driver' }],
  events: [
    done('evaluateFlags', FLAG_DEFAULTS),
    done('evaluateFlags', { ...FLAG_DEFAULTS, maintenance: true }),
    failed('evaluateFlags', { code: 'FAILEDTOLOAD' }),
    { type: 'SHOW' },
    { type: 'HIDE' },
    { type: 'FOCUS' },
  ],
  senders: { watchPage: ['SHOW', 'HIDE', 'FOCUS'] },
  key: (snapshot) => ({
    who: snapshot.context.targetingKey ?? null,
    isVisible: snapshot.context.isVisible,
    maintenance: selectFlag(snapshot, 'maintenance'),
  }),
  facts: (snapshot) => ({ isSettled: snapshot.hasTag('settled') }),
  allows: (snapshot, event) => {
    const { isVisible } = snapshot.context
    switch (event.type) {
      case 'SHOW':
        return !isVisible
      case 'HIDE':
        return isVisible
      case 'FOCUS':
        return isVisible
      default:
        return true
    }
  },
  words: flagsWords,
  limit: 200,
  unreachable: {
    '(root): IDENTIFY [isOther] → asking':
      'The flags are those of the stored person; another person signs in in another tab only (e2e/journeys/tabs.spec.ts)',
  },
})
