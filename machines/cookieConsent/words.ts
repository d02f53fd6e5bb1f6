import { type Facts, untold, type WordsFor } from '@portal/paths'
import { CONSENT_COOKIE, COOKIE_CATEGORIES, type CookieCategory } from '@portal/schemas'
import { also, seconds } from '../words.ts'
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

/** As the cookie names them. */
const keysOf = (choices: Readonly<Record<CookieCategory, 'yes' | 'no'>>): string =>
  COOKIE_CATEGORIES.filter((category) => choices[category] === 'yes').join(', ')

const NOTICE = '“Your cookie choices”'
const OPEN = '“Save & Accept”'
const kept = ({ allowed }: Facts): string =>
  `the cookie ${CONSENT_COOKIE} allows ${String(allowed).replaceAll(' ', ', ')}`

/** The switches that are on, of the draft. */
const switchedOn = ({ draft }: Facts): string =>
  `the switches that are on are ${namesOf(COOKIE_CATEGORIES.filter((category) => String(draft).split(' ').includes(category)))}`

/** The cookie notice as a manual tester answers it. */
export const cookieConsentWords: WordsFor<CookieConsentMachine> = {
  holds: {},
  starts: ({ stored }) =>
    stored === undefined
      ? `Delete the cookie ${CONSENT_COOKIE}; sign in as driver and open /ui-elements`
      : `Allow only ${keysOf(stored.choices)} until ${seconds(stored.remainingMs)} from now; sign in as driver and open /ui-elements`,
  events: {
    ACCEPT_ALL: 'Press “Accept”',
    ACCEPT_NECESSARY: 'Press “Necessary only”',
    OPEN_PREFERENCES: (_, { isAsked }) =>
      `Press “Cookies preferences” in the ${isAsked === true ? 'notice' : 'footer'}`,
    TOGGLE: ({ category }) => `Press “${NAMES[category]}”`,
    SAVE: 'Press “Save & Accept”',
    CLOSE: 'Press the key Escape',
    CHOSEN_ELSEWHERE: ({ choices }) => `Allow only ${allowedIn(choices)} in another tab`,
    FORGOTTEN_ELSEWHERE: `Delete the cookie ${CONSENT_COOKIE}`,
  },
  answers: { watchConsent: untold('It only tells what happens elsewhere') },
  delays: { COOKIE_LIFETIME: 'Wait 120 seconds (until the choice is over)' },
  states: {
    restoring: untold('It is over before anything is drawn'),
    'unviewed.asked': `${NOTICE}; no ${OPEN}; no cookie ${CONSENT_COOKIE}`,
    'unviewed.choosing': (expected) =>
      also(OPEN, switchedOn(expected), NOTICE, `no cookie ${CONSENT_COOKIE}`),
    'viewed.quiet': (expected) => also(`no ${NOTICE}`, `no ${OPEN}`, kept(expected)),
    'viewed.changing': (expected) => also(OPEN, switchedOn(expected), `no ${NOTICE}`, kept(expected)),
  },
}
