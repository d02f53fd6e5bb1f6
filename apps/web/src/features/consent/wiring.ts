import {
  type AnalyticsRef,
  analyticsMachine,
  type CookieConsentRef,
  cookieConsentMachine,
  selectConfig,
  type WatchedConsentEvent,
} from '@portal/machines'
import { fromCallback, fromPromise } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { startChart } from '../../data/startChart.ts'
import { readConsent, watchConsent, writeConsent } from '../../services/cookies.ts'

/** The pattern of the route at a path, if there is one. */
export type RouteOf = (pathname: string) => string | undefined

type Analytics = typeof import('../../services/analytics.ts')

/** Asks which cookies a person allows, and lets analytics run as far as they do. */
export const startConsent = (system: PortalSystem, routeOf: RouteOf): CookieConsentRef => {
  const analytics = startAnalytics(system, routeOf)
  return startChart(
    cookieConsentMachine.provide({
      actors: {
        watchConsent: fromCallback<{ type: 'NONE' }>(({ sendBack }) =>
          watchConsent((stored) => {
            const event: WatchedConsentEvent = stored
              ? { type: 'CHOSEN_ELSEWHERE', ...stored }
              : { type: 'FORGOTTEN_ELSEWHERE' }
            sendBack(event)
          }),
        ),
      },
      actions: {
        keep: (_, { choices, lifetimeMs }) => writeConsent(choices, lifetimeMs),
        apply: (_, { choices }) => analytics.send({ type: 'CONSENT', isGiven: choices.analytical === 'yes' }),
      },
    }),
    { stored: readConsent() },
  )
}

const startAnalytics = ({ portal }: PortalSystem, routeOf: RouteOf): AnalyticsRef => {
  const config = selectConfig(portal.getSnapshot())
  if (!config) throw new Error('Consent was asked for before the configuration was loaded.')
  const url = config.analytics?.url
  let code: Analytics | undefined
  return startChart(
    analyticsMachine.provide({
      actors: {
        loadAnalytics: fromPromise(async () => {
          code = await import('../../services/analytics.ts')
        }),
        measure: fromCallback<{ type: 'NONE' }>(() =>
          code && url !== undefined ? code.measurePageViews(url, routeOf) : undefined,
        ),
      },
    }),
    { environment: config.environment, hasService: url !== undefined },
  )
}
