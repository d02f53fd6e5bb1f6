import { FLAG_DEFAULTS } from '@portal/schemas'
import { defineModel, done, failed } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { flagsMachine, selectFlag } from './machine.ts'
import { flagsWords } from './words.ts'

/** Two people at one page, one after the other, and maintenance that comes and goes. */
export const flagsModel = defineModel(flagsMachine, {
  inputs: [{ isVisible: true }, { isVisible: false }],
  events: [
    done('evaluateFlags', FLAG_DEFAULTS),
    done('evaluateFlags', { ...FLAG_DEFAULTS, impersonation: true }),
    done('evaluateFlags', { ...FLAG_DEFAULTS, maintenance: true }),
    failed('evaluateFlags', { code: 'FAILEDTOLOAD' }),
    { type: 'IDENTIFY', targetingKey: 'fleet' },
    { type: 'IDENTIFY', targetingKey: 'driver' },
    { type: 'IDENTIFY', targetingKey: undefined },
    { type: 'SHOW' },
    { type: 'HIDE' },
    { type: 'FOCUS' },
  ],
  senders: { watchPage: ['SHOW', 'HIDE', 'FOCUS'] },
  key: (snapshot) => ({
    who: snapshot.context.targetingKey ?? null,
    isVisible: snapshot.context.isVisible,
    impersonation: selectFlag(snapshot, 'impersonation'),
    maintenance: selectFlag(snapshot, 'maintenance'),
  }),
  facts: (snapshot) => ({ isSettled: snapshot.hasTag('settled') }),
  words: wordsFor(flagsMachine, flagsWords),
  limit: 200,
})
