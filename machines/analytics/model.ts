import { defineModel, done, failed } from '@portal/paths'
import { analyticsMachine, selectIsMeasuring } from './machine.ts'

/** Analytics in each environment as consent is given and withdrawn. */
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
    'consent is withdrawn and given again': [
      { type: 'CONSENT', isGranted: false },
      { type: 'CONSENT', isGranted: true },
    ],
    'their code does not come, and the next choice tries again': [
      failed('loadAnalytics', { code: 'FAILEDTOLOAD' }),
      { type: 'CONSENT', isGranted: true },
    ],
  },
  laws: {
    'consent that is given and withdrawn is as never given': (_, { after }) =>
      after({ type: 'CONSENT', isGranted: true }, { type: 'CONSENT', isGranted: false })?.matches('off') ??
      true,
    'nothing is counted from the moment when consent is withdrawn': (_, { after }) => {
      const later = after({ type: 'CONSENT', isGranted: false })
      return later === undefined || (!selectIsMeasuring(later) && later.children['measure'] === undefined)
    },
  },
  limit: 100,
  accepted: {
    'measuring: measure': 'It counts and answers nothing: there is nothing to fail',
    unused: 'Nothing is counted in this environment, whatever anybody allows',
  },
})
