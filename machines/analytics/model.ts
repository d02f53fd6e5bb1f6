import { defineModel, done, failed } from '@portal/paths'
import { analyticsMachine, selectIsMeasuring } from './machine.ts'

export const analyticsModel = defineModel(analyticsMachine, {
  inputs: [
    { environment: 'production', hasService: true },
    { environment: 'internal', hasService: true },
    { environment: 'production', hasService: false },
    { environment: 'test', hasService: true },
    { environment: 'development', hasService: true },
  ],
  events: [
    { type: 'CONSENT', isGranted: true },
    { type: 'CONSENT', isGranted: false },
    done('loadAnalytics'),
    failed('loadAnalytics', { code: 'FAILEDTOLOAD' }),
  ],
  key: ({ context }) => ({ environment: context.environment, hasService: context.hasService }),
  facts: (snapshot) => ({ isMeasuring: selectIsMeasuring(snapshot) }),
  interrupts: {
    'consent is withdrawn and granted again': [
      { type: 'CONSENT', isGranted: false },
      { type: 'CONSENT', isGranted: true },
    ],
    'the script fails to load and the next choice retries': [
      failed('loadAnalytics', { code: 'FAILEDTOLOAD' }),
      { type: 'CONSENT', isGranted: true },
    ],
  },
  laws: {
    'granting and then withdrawing consent turns measuring off': (_, { after }) =>
      after({ type: 'CONSENT', isGranted: true }, { type: 'CONSENT', isGranted: false })?.matches('off') ??
      true,
    'withdrawing consent stops measuring immediately': (_, { after }) => {
      const later = after({ type: 'CONSENT', isGranted: false })
      return later === undefined || (!selectIsMeasuring(later) && later.children['measure'] === undefined)
    },
  },
  limit: 100,
  accepted: {
    'measuring: measure': 'The actor only measures; it has no result and cannot fail',
    unused: 'This environment measures nothing, even with consent',
  },
})
