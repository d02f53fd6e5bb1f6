import { untold, type WordsFor } from '@portal/paths'
import { fails, silent } from '../words.ts'
import { ANALYTICS_TIMEOUT_MS, type AnalyticsMachine } from './machine.ts'

/** Whether page views are counted: a tester finds it in the network tools only. */
export const analyticsWords: WordsFor<AnalyticsMachine> = {
  holds: {},
  onlyOnChart:
    'Page views are counted invisibly: no screen tells. The paths are played on the chart; that no request leaves without consent is asked in the browser by e2e/journeys/analytics.spec.ts.',
  starts: ({ environment, hasService }) =>
    `Open a portal whose configuration says the environment ${environment} and ${hasService ? 'a' : 'no'} service that counts`,
  events: {
    CONSENT: ({ isGiven }) =>
      isGiven
        ? 'Allow “Analytics” in the cookie preferences'
        : 'Take “Analytics” back in the cookie preferences',
  },
  answers: {
    loadAnalytics: {
      done: 'Let the code that counts come',
      failed: (reason) => fails('the code that counts', reason),
    },
    measure: untold('It counts and answers nothing'),
  },
  delays: { ANALYTICS_TIMEOUT: silent('the code that counts', ANALYTICS_TIMEOUT_MS) },
  states: {
    identifying: untold('It is over at once'),
    unused: 'no request to the service that counts, whatever is allowed',
    off: 'no request to the service that counts',
    loading: 'a request for the code that counts, and none to the service',
    measuring: 'one request to the service that counts for each screen that is opened',
    failed: 'no request to the service that counts, and nothing wrong on the page',
  },
}
