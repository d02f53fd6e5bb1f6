import {
  type AnalyticsInput,
  type AnalyticsMachine,
  type AnalyticsRef,
  analyticsMachine,
  type ConsentInput,
  type CookieConsentMachine,
  cookieConsentMachine,
  type WatchedConsentEvent,
} from '@portal/machines'
import type { Config } from '@portal/schemas'
import { fromCallback } from 'xstate'
import { fromPromise } from '../../data/fromPromise.ts'
import { readConsent, watchConsent, writeConsent } from '../../services/cookies.ts'

/** Returns the route pattern of a path; undefined if none matches. */
export type RouteOf = (pathname: string) => string | undefined

type Analytics = typeof import('../../services/analytics.ts')

/** Provides the consent machine: stores the choices, syncs them between tabs and applies them to analytics. */
export const provideConsent = (): CookieConsentMachine =>
  cookieConsentMachine.provide({
    actors: {
      watchConsent: fromCallback<{ type: 'NONE' }>(({ sendBack }) =>
        watchConsent((stored) => {
          const event: WatchedConsentEvent = stored
            ? { type: 'CHOSEN_ELSEWHERE', ...stored }
            : { type: 'CLEARED_ELSEWHERE' }
          sendBack(event)
        }),
      ),
    },
    actions: {
      keep: (_, { choices, lifetimeMs }) => writeConsent(choices, lifetimeMs),
      apply: ({ system }, { choices }) => {
        const analytics: AnalyticsRef = system.get('analytics')
        analytics.send({ type: 'CONSENT', isGranted: choices.analytical === 'yes' })
      },
    },
  })

export const consentInput = (): ConsentInput => ({ stored: readConsent() })

export const provideAnalytics = (config: () => Config, routeOf: RouteOf): AnalyticsMachine => {
  let code: Analytics | undefined
  return analyticsMachine.provide({
    actors: {
      loadAnalytics: fromPromise(async () => {
        code = await import('../../services/analytics.ts')
      }),
      measure: fromCallback<{ type: 'NONE' }>(() => {
        const url = config().analytics?.url
        return code && url !== undefined ? code.measurePageViews(url, routeOf) : undefined
      }),
    },
  })
}

export const analyticsInput = ({ environment, analytics }: Config): AnalyticsInput => ({
  environment,
  hasService: analytics?.url !== undefined,
})
