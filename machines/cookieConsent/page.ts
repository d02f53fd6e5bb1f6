import { type Facts, never } from '@portal/paths'
import {
  ALL_COOKIES,
  CONSENT_COOKIE,
  CONSENT_LIFETIME_MS,
  COOKIE_CATEGORIES,
  type CookieCategory,
  type CookieChoices,
  ONLY_NECESSARY,
} from '@portal/schemas'
import { definePage, device, see, user } from '../steps/index.ts'
import { selectConsent, selectIsConsentOpen } from './machine.ts'
import { cookieConsentModel } from './model.ts'

/** Remaining validity of the earlier choice, which expires while the page is open. */
const ENDS_SOON_MS = 120_000
/** A choice from an earlier visit. */
const stored = { choices: { ...ONLY_NECESSARY, analytical: 'yes' }, remainingMs: ENDS_SOON_MS } as const
/** A choice from another tab. */
const elsewhere = { choices: { ...ALL_COOKIES, ads: 'no' }, remainingMs: CONSENT_LIFETIME_MS } as const

const allowedIn = (choices: CookieChoices): readonly CookieCategory[] =>
  COOKIE_CATEGORIES.filter((category) => choices[category] === 'yes')
const lineOf = (choices: CookieChoices) => allowedIn(choices).join(' ')
const inLine = (line: unknown) =>
  COOKIE_CATEGORIES.filter((category) => String(line).split(' ').includes(category))
const labelOf = (category: CookieCategory) => `consent.${category}`

const preferences = ({ draft }: Facts) => [
  see.text('consent.save'),
  see.switchedOn(inLine(draft).map(labelOf)),
  see.lockedSwitches([labelOf('necessary')]),
]
const stays = ({ allowed }: Facts) => see.cookieAllows(inLine(allowed))

/** Consent as a person gives, changes and loses it in the portal. */
export const cookieConsentPage = definePage(
  cookieConsentModel,
  {
    inputs: [{ stored: undefined }, { stored }],
    events: [
      { type: 'ACCEPT_ALL' },
      { type: 'ACCEPT_NECESSARY' },
      { type: 'OPEN_PREFERENCES' },
      { type: 'TOGGLE', category: 'analytical' },
      { type: 'SAVE' },
      { type: 'CLOSE' },
      { type: 'CHOSEN_ELSEWHERE', ...elsewhere },
      { type: 'CLEARED_ELSEWHERE' },
    ],
    key: (snapshot) => ({
      allowed: lineOf(selectConsent(snapshot)),
      draft: selectIsConsentOpen(snapshot) ? lineOf(snapshot.context.draft) : '',
      endsSoon: snapshot.context.remainingMs === ENDS_SOON_MS,
    }),
    allows: ({ context }, { type }) => {
      // Waiting for a new choice to expire would fire the other timers of the page too often, so only the earlier
      // choice expires.
      if (type.startsWith('xstate.after.')) return context.remainingMs === ENDS_SOON_MS
      // The same choice in another tab has no visible effect.
      return type !== 'CHOSEN_ELSEWHERE' || lineOf(context.choices) !== lineOf(elsewhere.choices)
    },
  },
  {
    starts: ({ stored: earlier }) => [
      earlier === undefined
        ? device.deleteCookie(CONSENT_COOKIE)
        : device.allowCookies(allowedIn(earlier.choices), earlier.remainingMs),
      user.openAs('driver', '/ui-elements'),
    ],
    events: {
      ACCEPT_ALL: user.press('consent.acceptAll'),
      ACCEPT_NECESSARY: user.press('consent.onlyNecessary'),
      OPEN_PREFERENCES: (_, { isNoticeVisible }) =>
        user.press('consent.preferences', isNoticeVisible === true ? 'notice' : 'footer'),
      TOGGLE: ({ category }) => user.press(labelOf(category)),
      SAVE: user.press('consent.save'),
      CLOSE: user.pressKey('Escape'),
      CHOSEN_ELSEWHERE: ({ choices }) => device.allowCookiesInOtherTab(allowedIn(choices)),
      CLEARED_ELSEWHERE: device.deleteCookie(CONSENT_COOKIE),
    },
    answers: { watchConsent: never('The actor only sends events') },
    delays: { COOKIE_LIFETIME: user.wait(ENDS_SOON_MS) },
    states: {
      restoring: never('Transient: never rendered'),
      'unviewed.prompting': [see.text('consent.title'), see.noText('consent.save'), see.noConsentCookie()],
      'unviewed.choosing': (expected) => [
        preferences(expected),
        see.text('consent.title'),
        see.noConsentCookie(),
      ],
      'viewed.quiet': (expected) => [
        see.noText('consent.title'),
        see.noText('consent.save'),
        stays(expected),
      ],
      'viewed.changing': (expected) => [preferences(expected), see.noText('consent.title'), stays(expected)],
    },
  },
)
