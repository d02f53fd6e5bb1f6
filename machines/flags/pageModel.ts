import { FLAG_DEFAULTS } from '@portal/schemas'
import { done, failed } from '../paths/model.ts'
import { definePageModel } from '../paths/wordsFor.ts'
import { flagsMachine, selectFlag } from './machine.ts'
import { flagsWords } from './words.ts'

/** The flags of a page that is opened by somebody who has a session: maintenance is what a person sees of them. */
export const flagsPageModel = definePageModel(flagsMachine, {
  inputs: [{ isVisible: true }],
  events: [
    done('evaluateFlags', FLAG_DEFAULTS),
    done('evaluateFlags', { ...FLAG_DEFAULTS, maintenance: true }),
    failed('evaluateFlags', { code: 'FAILEDTOLOAD' }),
    { type: 'IDENTIFY', targetingKey: 'driver' },
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
    const { isVisible, targetingKey } = snapshot.context
    const isDown = selectFlag(snapshot, 'maintenance')
    switch (event.type) {
      case 'SHOW':
        return !isVisible
      case 'HIDE':
        return isVisible
      case 'FOCUS':
        return isVisible
      case 'IDENTIFY':
        // The sign-in begins when the portal is open, and is over once in a document.
        return isVisible && snapshot.hasTag('settled') && targetingKey === undefined && !isDown
      default:
        return true
    }
  },
  words: flagsWords,
  limit: 200,
})
