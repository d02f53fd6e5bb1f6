import type { Config } from '@portal/schemas'
import { type ActorRefFrom, fromCallback, type SnapshotFrom, setup } from 'xstate'
import { notProvided } from '../failure.ts'

export const ANALYTICS_TIMEOUT_MS = 30_000

export interface AnalyticsInput {
  readonly environment: Config['environment']
  /** True if `config.json` contains a URL for page views. */
  readonly hasService: boolean
}

export interface AnalyticsEvent {
  readonly type: 'CONSENT'
  readonly isGranted: boolean
}

/**
 * Analytics (S9): runs only in the production and internal environments with a configured service, and only while
 * consent lasts.
 */
export const analyticsMachine = setup({
  types: {
    context: {} as AnalyticsInput,
    events: {} as AnalyticsEvent,
    input: {} as AnalyticsInput,
  },
  actors: {
    loadAnalytics: notProvided<void>('loadAnalytics'),
    /** Sends page views while it runs. */
    measure: fromCallback<{ type: 'NONE' }>(() => undefined),
  },
  guards: {
    isMeasuredHere: ({ context: { environment, hasService } }) =>
      hasService && (environment === 'production' || environment === 'internal'),
    isGranted: (_, { isGranted }: { isGranted: boolean }) => isGranted,
    isWithdrawn: (_, { isGranted }: { isGranted: boolean }) => !isGranted,
  },
  delays: { ANALYTICS_TIMEOUT: ANALYTICS_TIMEOUT_MS },
}).createMachine({
  id: 'analytics',
  description: 'Counts page views if the person allows it (S9).',
  context: ({ input }) => input,
  initial: 'identifying',
  states: {
    identifying: {
      description: 'Determines the environment.',
      always: [{ guard: 'isMeasuredHere', target: 'off' }, { target: 'unused' }],
    },
    unused: { description: 'Nothing is counted in this environment, regardless of consent.' },
    off: {
      description: 'Consent was never given, or was withdrawn.',
      on: {
        CONSENT: { guard: { type: 'isGranted', params: ({ event }) => event }, target: 'loading' },
      },
    },
    loading: {
      description: 'Consent was given, so the analytics code is loading.',
      invoke: { id: 'loadAnalytics', src: 'loadAnalytics', onDone: 'measuring', onError: 'failed' },
      on: {
        CONSENT: { guard: { type: 'isWithdrawn', params: ({ event }) => event }, target: 'off' },
      },
      after: { ANALYTICS_TIMEOUT: 'failed' },
    },
    measuring: {
      description: 'Page views are sent until consent is withdrawn.',
      invoke: { id: 'measure', src: 'measure' },
      on: {
        CONSENT: { guard: { type: 'isWithdrawn', params: ({ event }) => event }, target: 'off' },
      },
    },
    failed: {
      description: 'The code failed to load, without a message; the next choice retries.',
      on: {
        CONSENT: [
          { guard: { type: 'isGranted', params: ({ event }) => event }, target: 'loading' },
          { target: 'off' },
        ],
      },
    },
  },
})

export type AnalyticsMachine = typeof analyticsMachine
export type AnalyticsRef = ActorRefFrom<AnalyticsMachine>
export type AnalyticsSnapshot = SnapshotFrom<AnalyticsMachine>

export const selectIsMeasuring = (snapshot: AnalyticsSnapshot): boolean => snapshot.matches('measuring')
