import {
  ALL_COOKIES,
  CONSENT_LIFETIME_MS,
  type CookieCategory,
  type CookieChoices,
  isOptional,
  ONLY_NECESSARY,
  type StoredConsent,
} from '@portal/schemas'
import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup, stateIn } from 'xstate'

export interface ConsentContext {
  readonly choices: CookieChoices
  /** Unsaved switches in the preferences. */
  readonly draft: CookieChoices
  /** Remaining validity when the choice was made or read, in ms. */
  readonly remainingMs: number
}

/** Events of the actor `watchConsent`: choices in other tabs, and cleared cookies. */
export type WatchedConsentEvent =
  | ({ type: 'CHOSEN_ELSEWHERE' } & StoredConsent)
  | { type: 'CLEARED_ELSEWHERE' }

export type ConsentEvent =
  | { type: 'ACCEPT_ALL' }
  /** Takes one press, like accepting all. */
  | { type: 'ACCEPT_NECESSARY' }
  /** From the notice or from 'Cookies preferences' in the footer of every screen. */
  | { type: 'OPEN_PREFERENCES' }
  | { type: 'TOGGLE'; category: CookieCategory }
  | { type: 'SAVE' }
  | { type: 'CLOSE' }
  | WatchedConsentEvent

export interface ConsentInput {
  /** Choice from an earlier visit, if it is still valid. */
  readonly stored: StoredConsent | undefined
}

const storageParams = ({ context: { choices, remainingMs } }: { context: ConsentContext }) => ({
  choices,
  lifetimeMs: remainingMs,
})

/**
 * Cookie consent (S3, S4, S9). The notice shows until the person answers; a choice is valid for seven days and can be
 * changed at any time.
 */
export const cookieConsentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as ConsentInput,
    tags: {} as 'notice' | 'preferences',
  },
  actors: {
    /** Reports choices in other tabs and cleared cookies. */
    watchConsent: fromCallback<{ type: 'NONE' }>(() => undefined),
  },
  actions: {
    /** Stores a choice with its viewed flag. If cookies are blocked, the choice applies to this page only. */
    keep: (_, _params: { choices: CookieChoices; lifetimeMs: number }) => undefined,
    apply: (_, _params: { choices: CookieChoices }) => undefined,
    startDraft: assign(({ context }) => ({ draft: context.choices })),
    toggle: assign(({ context }, { category }: { category: CookieCategory }) => ({
      draft: { ...context.draft, [category]: context.draft[category] === 'yes' ? 'no' : 'yes' } as const,
    })),
    takeAll: assign({ choices: ALL_COOKIES, remainingMs: CONSENT_LIFETIME_MS }),
    takeNecessary: assign({ choices: ONLY_NECESSARY, remainingMs: CONSENT_LIFETIME_MS }),
    takeDraft: assign(({ context }) => ({ choices: context.draft, remainingMs: CONSENT_LIFETIME_MS })),
    takeStored: assign((_, { choices, remainingMs }: StoredConsent) => ({ choices, remainingMs })),
    forget: assign({ choices: ONLY_NECESSARY }),
  },
  guards: {
    isStored: ({ context }) => context.remainingMs > 0,
    isOptional: (_, { category }: { category: CookieCategory }) => isOptional(category),
    isChanging: stateIn({ viewed: 'changing' }),
  },
  delays: { COOKIE_LIFETIME: ({ context }) => context.remainingMs },
}).createMachine({
  id: 'cookieConsent',
  description: 'The cookies that a person allows (S3, S4, S9).',
  context: ({ input }) => {
    const { choices = ONLY_NECESSARY, remainingMs = 0 } = input.stored ?? {}
    return { choices, draft: choices, remainingMs }
  },
  invoke: { id: 'watchConsent', src: 'watchConsent' },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Reads the stored choice, which may have expired.',
      always: [{ guard: 'isStored', target: 'viewed' }, { target: 'unviewed' }],
    },
    unviewed: {
      description: 'There is no valid choice: the notice shows, and only necessary cookies are on.',
      tags: 'notice',
      entry: { type: 'apply', params: ({ context }) => ({ choices: context.choices }) },
      initial: 'prompting',
      on: {
        ACCEPT_ALL: {
          target: 'viewed',
          actions: ['takeAll', { type: 'keep', params: storageParams }],
        },
        CHOSEN_ELSEWHERE: {
          target: 'viewed',
          actions: { type: 'takeStored', params: ({ event }) => event },
        },
      },
      states: {
        prompting: {
          description: 'The notice asks for a choice.',
          on: {
            OPEN_PREFERENCES: { target: 'choosing', actions: 'startDraft' },
            ACCEPT_NECESSARY: {
              target: '#cookieConsent.viewed',
              actions: ['takeNecessary', { type: 'keep', params: storageParams }],
            },
          },
        },
        choosing: {
          description: 'The preferences list each category with its switch.',
          tags: 'preferences',
          on: {
            TOGGLE: {
              guard: { type: 'isOptional', params: ({ event }) => event },
              actions: { type: 'toggle', params: ({ event }) => event },
            },
            SAVE: {
              target: '#cookieConsent.viewed',
              actions: ['takeDraft', { type: 'keep', params: storageParams }],
            },
            CLOSE: 'prompting',
          },
        },
      },
    },
    viewed: {
      description: 'The choice is valid for the rest of its seven days.',
      entry: { type: 'apply', params: ({ context }) => ({ choices: context.choices }) },
      initial: 'quiet',
      on: {
        // Reenter, because the choice from the other tab has its own expiry. Open preferences stay open.
        CHOSEN_ELSEWHERE: [
          {
            guard: 'isChanging',
            target: '.changing',
            reenter: true,
            actions: [{ type: 'takeStored', params: ({ event }) => event }, 'startDraft'],
          },
          {
            target: '.quiet',
            reenter: true,
            actions: { type: 'takeStored', params: ({ event }) => event },
          },
        ],
        CLEARED_ELSEWHERE: [
          { guard: 'isChanging', target: 'unviewed.choosing', actions: 'forget' },
          { target: 'unviewed', actions: 'forget' },
        ],
      },
      after: {
        COOKIE_LIFETIME: [
          { guard: 'isChanging', target: 'unviewed.choosing', actions: 'forget' },
          { target: 'unviewed', actions: 'forget' },
        ],
      },
      states: {
        quiet: {
          description: 'The notice is hidden; the preferences can be reopened.',
          on: { OPEN_PREFERENCES: { target: 'changing', actions: 'startDraft' } },
        },
        changing: {
          description: 'The preferences are reopened with the stored choice.',
          tags: 'preferences',
          on: {
            TOGGLE: {
              guard: { type: 'isOptional', params: ({ event }) => event },
              actions: { type: 'toggle', params: ({ event }) => event },
            },
            SAVE: {
              target: '#cookieConsent.viewed',
              actions: ['takeDraft', { type: 'keep', params: storageParams }],
            },
            ACCEPT_ALL: {
              target: '#cookieConsent.viewed',
              actions: ['takeAll', { type: 'keep', params: storageParams }],
            },
            CLOSE: 'quiet',
          },
        },
      },
    },
  },
})

export type CookieConsentMachine = typeof cookieConsentMachine
export type CookieConsentRef = ActorRefFrom<CookieConsentMachine>
export type CookieConsentSnapshot = SnapshotFrom<CookieConsentMachine>

export const selectIsNoticeVisible = (snapshot: CookieConsentSnapshot): boolean => snapshot.hasTag('notice')
export const selectIsConsentOpen = (snapshot: CookieConsentSnapshot): boolean =>
  snapshot.hasTag('preferences')
export const selectConsent = (snapshot: CookieConsentSnapshot): CookieChoices => snapshot.context.choices
