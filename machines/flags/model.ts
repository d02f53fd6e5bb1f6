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
    'the page is hidden and shown': [{ type: 'HIDE' }, { type: 'SHOW' }],
    'maintenance comes and is over': [
      { type: 'FOCUS' },
      done('evaluateFlags', { ...FLAG_DEFAULTS, maintenance: true }),
      { type: 'FOCUS' },
      done('evaluateFlags', FLAG_DEFAULTS),
    ],
    'the flag service is out of reach for once': [
      { type: 'FOCUS' },
      failed('evaluateFlags', { code: 'FAILEDTOLOAD' }),
    ],
  },
  laws: {
    'HIDE and then SHOW leaves the flags as they were known': (snapshot, { after }) => {
      const later = after({ type: 'HIDE' }, { type: 'SHOW' }) ?? snapshot
      return canonical(later.context.values) === canonical(snapshot.context.values)
    },
    'a service that fails leaves the flags as they were known': (snapshot, { after }) => {
      const later = after(failed('evaluateFlags', { code: 'FAILEDTOLOAD' })) ?? snapshot
      return canonical(later.context.values) === canonical(snapshot.context.values)
    },
    'of what a person may nothing is left for the next': (_, { after }) => {
      const next = after({ type: 'IDENTIFY', targetingKey: 'fleet' })
      return next === undefined || !selectFlag(next, 'impersonation')
    },
    'maintenance that is over is over': (_, { after }) => {
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
