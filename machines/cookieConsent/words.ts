import { COOKIE_CATEGORIES, type CookieCategory } from '@portal/schemas'
import type { Facts } from '../paths/json.ts'
import { untold, type WordsFor } from '../paths/wordsFor.ts'
import type { CookieConsentMachine } from './machine.ts'

/** As the preferences name them. */
const NAMES: Readonly<Record<CookieCategory, string>> = {
  necessary: 'Necessary',
  analytical: 'Analytics',
  functional: 'Functional',
  performance: 'Performance',
  other: 'Other',
  ads: 'Advertising',
  nonNecessary: 'Not strictly necessary',
}

const namesOf = (categories: readonly CookieCategory[]): string =>
  categories.map((category) => `“${NAMES[category]}”`).join(', ')

const allowedIn = (choices: Readonly<Record<CookieCategory, 'yes' | 'no'>>): string =>
  namesOf(COOKIE_CATEGORIES.filter((category) => choices[category] === 'yes'))

/** The switches that are on, of the draft. */
const switchedOn = ({ draft }: Facts): string =>
  namesOf(COOKIE_CATEGORIES.filter((category) => String(draft).split(' ').includes(category)))

/** The cookie notice as a manual tester answers it. */
export const cookieConsentWords: WordsFor<CookieConsentMachine> = {
  holds: [],
  starts: ({ stored }) =>
    stored === undefined
      ? 'Forget all cookies of the portal, and open it signed in as driver'
      : `Have ${allowedIn(stored.choices)} allowed by a choice that ends in a moment (shorten the life of the consent cookie in the browser's tools), and open the portal signed in as driver`,
  events: {
    ACCEPT_ALL: 'Press “Accept”',
    ACCEPT_NECESSARY: 'Press “Necessary only”',
    OPEN_PREFERENCES: 'Press “Cookies preferences”: in the notice, or at the foot of the page',
    TOGGLE: ({ category }) => `Press the switch “${NAMES[category]}”`,
    SAVE: 'Press “Save & Accept”',
    CLOSE: 'Press “Close without saving”, or Escape',
    CHOSEN_ELSEWHERE: ({ choices }) => `In another tab allow ${allowedIn(choices)} only, and save`,
    FORGOTTEN_ELSEWHERE: "Delete the consent cookie in the browser's tools, and come back to the tab",
  },
  answers: { watchConsent: untold('It only tells what happens elsewhere') },
  delays: { COOKIE_LIFETIME: 'Wait until the time of the choice is over' },
  states: {
    restoring: untold('It is over before anything is drawn'),
    'unviewed.asked': 'the notice “Your cookie choices” at the foot of the page',
    'unviewed.choosing': (expected) =>
      `the preferences over the page, with ${switchedOn(expected)} on, and the notice still unanswered behind them`,
    'viewed.quiet': ({ allowed }) =>
      `no notice and no preferences; the cookie allows ${namesOf(String(allowed).split(' ') as CookieCategory[])}`,
    'viewed.changing': (expected) =>
      `the preferences over the page, with ${switchedOn(expected)} on; no notice`,
  },
}
