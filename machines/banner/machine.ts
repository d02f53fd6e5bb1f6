import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided } from '../failure.ts'

/** Timeout of the fetch; afterwards, no banner is shown. */
export const BANNER_TIMEOUT_MS = 30_000

export interface BannerInput {
  readonly dismissed: string | undefined
}

export interface BannerContext {
  /** Signed-in person; others may see a different message. */
  readonly person: string | undefined
  /** Sanitized HTML; empty without a message. */
  readonly message: string
  readonly dismissed: string | undefined
}

export type BannerEvent =
  /** PERSON_CHANGED: another person signed in, or nobody is signed in. */
  { type: 'PERSON_CHANGED'; person: string | undefined } | { type: 'DISMISS' }

/** The operator's message at the top of the portal (S1, S7). If it cannot be fetched, the failure is only logged. */
export const bannerMachine = setup({
  types: {
    context: {} as BannerContext,
    events: {} as BannerEvent,
    input: {} as BannerInput,
  },
  actors: {
    /** Returns sanitized HTML, or an empty string. */
    fetchBanner: notProvided<string>('fetchBanner'),
  },
  actions: {
    log: (_, _failure: Failure) => undefined,
    /** Remembers the dismissed message for this visit. */
    rememberDismissed: (_, _dismissed: { message: string }) => undefined,
    meet: assign((_, { person }: { person: string | undefined }) => ({ person, message: '' })),
    keep: assign((_, { message }: { message: string }) => ({ message })),
    dismiss: assign(({ context }) => ({ dismissed: context.message })),
  },
  guards: {
    isAnotherPersonSignedIn: ({ context }, { person }: { person: string | undefined }) =>
      person !== undefined && person !== context.person,
    isNoOneSignedIn: (_, { person }: { person: string | undefined }) => person === undefined,
    isEmpty: (_, { message }: { message: string }) => message === '',
    isDismissed: ({ context }, { message }: { message: string }) => message === context.dismissed,
  },
  delays: { BANNER_TIMEOUT: BANNER_TIMEOUT_MS },
}).createMachine({
  id: 'banner',
  description: 'The operator’s message at the top of the portal, read after the sign-in.',
  context: ({ input }) => ({ person: undefined, message: '', dismissed: input.dismissed }),
  initial: 'waiting',
  on: {
    PERSON_CHANGED: [
      {
        guard: { type: 'isAnotherPersonSignedIn', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: { type: 'meet', params: ({ event }) => event },
      },
      {
        guard: { type: 'isNoOneSignedIn', params: ({ event }) => event },
        target: '.waiting',
        actions: { type: 'meet', params: ({ event }) => event },
      },
    ],
  },
  states: {
    waiting: { description: 'Nobody is signed in, so nothing is read or shown.' },
    loading: {
      description: 'The message is being read and sanitized; nothing shows yet.',
      invoke: {
        id: 'fetchBanner',
        src: 'fetchBanner',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ message: event.output }) },
            target: 'empty',
          },
          {
            guard: { type: 'isDismissed', params: ({ event }) => ({ message: event.output }) },
            target: 'dismissed',
          },
          {
            target: 'visible',
            actions: { type: 'keep', params: ({ event }) => ({ message: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'log', params: failureOf },
        },
      },
      after: {
        BANNER_TIMEOUT: { target: 'failed', actions: { type: 'log', params: FAILED_TO_LOAD } },
      },
    },
    visible: {
      description: 'The message shows under the top bar until it is dismissed.',
      on: {
        DISMISS: {
          target: 'dismissed',
          actions: [
            'dismiss',
            { type: 'rememberDismissed', params: ({ context }) => ({ message: context.message }) },
          ],
        },
      },
    },
    dismissed: { description: 'The person dismissed this message; a different one shows again.' },
    empty: { description: 'There is no message, or sanitizing removed all of it.' },
    failed: { description: 'The message could not be read, which is only logged (S7).' },
  },
})

export type BannerMachine = typeof bannerMachine
export type BannerRef = ActorRefFrom<BannerMachine>
export type BannerSnapshot = SnapshotFrom<BannerMachine>

/** Sanitized HTML to show; undefined if there is nothing to show. */
export const selectBanner = (snapshot: BannerSnapshot): string | undefined =>
  snapshot.matches('visible') ? snapshot.context.message : undefined
