import { ALL_COOKIES, CONSENT_LIFETIME_MS, COOKIE_CATEGORIES, ONLY_NECESSARY } from '@portal/schemas'
import { defineModel } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import {
  type CookieConsentSnapshot,
  cookieConsentMachine,
  selectConsent,
  selectConsentDraft,
  selectIsConsentAsked,
  selectIsConsentOpen,
} from './machine.ts'
import { cookieConsentWords } from './words.ts'

/** What was chosen on an earlier visit, and what is chosen in another tab. */
const stored = { choices: { ...ONLY_NECESSARY, analytical: 'yes' }, remainingMs: 60_000 } as const
const elsewhere = { choices: { ...ALL_COOKIES, ads: 'no' }, remainingMs: CONSENT_LIFETIME_MS } as const

/** The categories that are on, in one line. */
const onOf = (choices: ReturnType<typeof selectConsent>) =>
  COOKIE_CATEGORIES.filter((category) => choices[category] === 'yes').join(' ')

const isOpen = (snapshot: CookieConsentSnapshot) => selectIsConsentOpen(snapshot)

/** The consent of one browser: asked at first, or given earlier. One switch is like the other. */
export const cookieConsentModel = defineModel(cookieConsentMachine, {
  inputs: [{ stored: undefined }, { stored }],
  events: [
    { type: 'ACCEPT_ALL' },
    { type: 'OPEN_PREFERENCES' },
    { type: 'TOGGLE', category: 'analytical' },
    { type: 'TOGGLE', category: 'necessary' },
    { type: 'SAVE' },
    { type: 'CLOSE' },
    { type: 'CHOSEN_ELSEWHERE', ...elsewhere },
    { type: 'FORGOTTEN_ELSEWHERE' },
  ],
  senders: { watchConsent: ['CHOSEN_ELSEWHERE', 'FORGOTTEN_ELSEWHERE'] },
  // A draft that nobody sees is thrown away when the preferences open.
  key: (snapshot) => ({
    allowed: onOf(selectConsent(snapshot)),
    draft: isOpen(snapshot) ? onOf(selectConsentDraft(snapshot)) : '',
  }),
  facts: (snapshot) => ({
    isAsked: selectIsConsentAsked(snapshot),
    isOpen: isOpen(snapshot),
  }),
  words: wordsFor(cookieConsentMachine, cookieConsentWords),
  limit: 500,
})
