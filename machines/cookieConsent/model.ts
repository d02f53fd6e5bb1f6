import { canonical, defineModel } from '@portal/paths'
import { ALL_COOKIES, CONSENT_LIFETIME_MS, COOKIE_CATEGORIES, ONLY_NECESSARY } from '@portal/schemas'
import {
  type CookieConsentSnapshot,
  cookieConsentMachine,
  selectConsent,
  selectIsConsentOpen,
  selectIsNoticeVisible,
} from './machine.ts'

/** A choice from an earlier visit, and one from another tab. */
const stored = { choices: { ...ONLY_NECESSARY, analytical: 'yes' }, remainingMs: 60_000 } as const
const elsewhere = { choices: { ...ALL_COOKIES, ads: 'no' }, remainingMs: CONSENT_LIFETIME_MS } as const

/** Enabled categories in one line. */
const onOf = (choices: ReturnType<typeof selectConsent>) =>
  COOKIE_CATEGORIES.filter((category) => choices[category] === 'yes').join(' ')

const isOpen = (snapshot: CookieConsentSnapshot) => selectIsConsentOpen(snapshot)

/** The analytical switch stands for all optional ones. */
export const cookieConsentModel = defineModel(cookieConsentMachine, {
  inputs: [{ stored: undefined }, { stored }],
  events: [
    { type: 'ACCEPT_ALL' },
    { type: 'ACCEPT_NECESSARY' },
    { type: 'OPEN_PREFERENCES' },
    { type: 'TOGGLE', category: 'analytical' },
    { type: 'TOGGLE', category: 'necessary' },
    { type: 'SAVE' },
    { type: 'CLOSE' },
    { type: 'CHOSEN_ELSEWHERE', ...elsewhere },
    { type: 'CLEARED_ELSEWHERE' },
  ],
  senders: { watchConsent: ['CHOSEN_ELSEWHERE', 'CLEARED_ELSEWHERE'] },
  // A hidden draft is not part of the key, because opening the preferences discards it.
  key: (snapshot) => ({
    allowed: onOf(selectConsent(snapshot)),
    draft: isOpen(snapshot) ? onOf(snapshot.context.draft) : '',
  }),
  facts: (snapshot) => ({
    isNoticeVisible: selectIsNoticeVisible(snapshot),
    isOpen: isOpen(snapshot),
  }),
  interrupts: {
    'another tab saves a choice': [{ type: 'CHOSEN_ELSEWHERE', ...elsewhere }],
    'the cookies are cleared and another tab saves a choice': [
      { type: 'CLEARED_ELSEWHERE' },
      { type: 'CHOSEN_ELSEWHERE', ...elsewhere },
    ],
  },
  laws: {
    'a withdrawn choice restores the notice and leaves only necessary cookies on': (_, { after }) => {
      const cleared = after({ type: 'CLEARED_ELSEWHERE' })
      return (
        cleared === undefined ||
        (selectIsNoticeVisible(cleared) && onOf(selectConsent(cleared)) === onOf(ONLY_NECESSARY))
      )
    },
    'OPEN_PREFERENCES and then CLOSE changes nothing': (snapshot, { after }) => {
      const later = after({ type: 'OPEN_PREFERENCES' }, { type: 'CLOSE' }) ?? snapshot
      return (
        canonical(later.value) === canonical(snapshot.value) &&
        onOf(selectConsent(later)) === onOf(selectConsent(snapshot))
      )
    },
    'pressing a switch twice restores it': (snapshot, { after }) => {
      const toggle = { type: 'TOGGLE', category: 'analytical' } as const
      const later = after(toggle, toggle) ?? snapshot
      return onOf(later.context.draft) === onOf(snapshot.context.draft)
    },
    'an unsaved switch has no effect': (snapshot, { after }) => {
      const later = after({ type: 'TOGGLE', category: 'analytical' }, { type: 'CLOSE' }) ?? snapshot
      return onOf(selectConsent(later)) === onOf(selectConsent(snapshot))
    },
    'SAVE without changes has no effect': (snapshot, { after }) => {
      const later = after({ type: 'OPEN_PREFERENCES' }, { type: 'SAVE' }) ?? snapshot
      return onOf(selectConsent(later)) === onOf(selectConsent(snapshot))
    },
  },
  limit: 500,
})
