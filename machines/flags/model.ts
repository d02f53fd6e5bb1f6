import { canonical, defineModel, done, failed } from '@portal/paths'
import { FLAG_DEFAULTS } from '@portal/schemas'
import { flagsMachine, selectFlag } from './machine.ts'

/** Two people in turn on one page, and maintenance that starts and ends. */
export const flagsModel = defineModel(flagsMachine, {
  inputs: [
    { isVisible: true, targetingKey: undefined },
    { isVisible: false, targetingKey: undefined },
    { isVisible: true, targetingKey: 'driver' },
  ],
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
  interrupts: {
    'the page is hidden and becomes visible again': [{ type: 'HIDE' }, { type: 'SHOW' }],
    'maintenance starts and ends': [
      { type: 'FOCUS' },
      done('evaluateFlags', { ...FLAG_DEFAULTS, maintenance: true }),
      { type: 'FOCUS' },
      done('evaluateFlags', FLAG_DEFAULTS),
    ],
    'the flag service fails once': [{ type: 'FOCUS' }, failed('evaluateFlags', { code: 'FAILEDTOLOAD' })],
  },
  laws: {
    'HIDE and then SHOW keeps the flags': (snapshot, { after }) => {
      const later = after({ type: 'HIDE' }, { type: 'SHOW' }) ?? snapshot
      return canonical(later.context.values) === canonical(snapshot.context.values)
    },
    'a failed evaluation keeps the flags': (snapshot, { after }) => {
      const later = after(failed('evaluateFlags', { code: 'FAILEDTOLOAD' })) ?? snapshot
      return canonical(later.context.values) === canonical(snapshot.context.values)
    },
    'a change of user clears the permissions': (_, { after }) => {
      const next = after({ type: 'IDENTIFY', targetingKey: 'fleet' })
      return next === undefined || !selectFlag(next, 'impersonation')
    },
    'the maintenance flag is cleared when maintenance ends': (_, { after }) => {
      const later = after(
        done('evaluateFlags', { ...FLAG_DEFAULTS, maintenance: true }),
        { type: 'FOCUS' },
        done('evaluateFlags', FLAG_DEFAULTS),
      )
      return later === undefined || !selectFlag(later, 'maintenance')
    },
  },
  limit: 200,
})
