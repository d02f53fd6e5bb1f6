import { definePageModel } from '@portal/paths'
import { ALL_COOKIES, CONSENT_LIFETIME_MS, COOKIE_CATEGORIES, ONLY_NECESSARY } from '@portal/schemas'
import { cookieConsentMachine, selectConsent, selectIsConsentAsked, selectIsConsentOpen } from './machine.ts'
import { cookieConsentWords } from './words.ts'

/** An earlier choice that ends while the page is open, and a choice in another tab. */
const ENDS_SOON_MS = 120_000
const stored = { choices: { ...ONLY_NECESSARY, analytical: 'yes' }, remainingMs: ENDS_SOON_MS } as const
const elsewhere = { choices: { ...ALL_COOKIES, ads: 'no' }, remainingMs: CONSENT_LIFETIME_MS } as const

/** The categories that are on, in one line. */
const onOf = (choices: ReturnType<typeof selectConsent>) =>
  COOKIE_CATEGORIES.filter((category) => choices[category] === 'yes').join(' ')

/** The consent as a person at the portal can give, change and lose it. */
export const cookieConsentPageModel = definePageModel(cookieConsentMachine, {
  inputs: [{ stored: undefined }, { stored }],
  events: [
    { type: 'ACCEPT_ALL' },
    { type: 'ACCEPT_NECESSARY' },
    { type: 'OPEN_PREFERENCES' },
    { type: 'TOGGLE', category: 'analytical' },
    { type: 'SAVE' },
    { type: 'CLOSE' },
    { type: 'CHOSEN_ELSEWHERE', ...elsewhere },
    { type: 'FORGOTTEN_ELSEWHERE' },
  ],
  senders: { watchConsent: ['CHOSEN_ELSEWHERE', 'FORGOTTEN_ELSEWHERE'] },
  key: (snapshot) => ({
    allowed: onOf(selectConsent(snapshot)),
    draft: selectIsConsentOpen(snapshot) ? onOf(snapshot.context.draft) : '',
    endsSoon: snapshot.context.remainingMs === ENDS_SOON_MS,
  }),
  facts: (snapshot) => ({
    isAsked: selectIsConsentAsked(snapshot),
    isOpen: selectIsConsentOpen(snapshot),
  }),
  // Seven days in a page whose every timer runs are many: the choice that ends is one that was made earlier.
  allows: ({ context }, { type }) => {
    if (type.startsWith('xstate.after.')) return context.remainingMs === ENDS_SOON_MS
    // What another tab chooses a second time is no change.
    return type !== 'CHOSEN_ELSEWHERE' || onOf(context.choices) !== onOf(elsewhere.choices)
  },
  words: cookieConsentWords,
  limit: 500,
})
