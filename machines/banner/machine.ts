import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided } from '../failure.ts'

/** A banner that has not come after this time is none. */
export const BANNER_TIMEOUT_MS = 30_000

export interface BannerInput {
  /** The message that was dismissed during this visit. */
  readonly dismissed: string | undefined
}

export interface BannerContext {
  /** Who is signed in; the message may be another one for someone else. */
  readonly person: string | undefined
  /** Cleaned HTML, ready to be shown; empty for none. */
  readonly message: string
  readonly dismissed: string | undefined
}

export type BannerEvent =
  /** Someone (else) is signed in, or no one any more. */
  { type: 'PERSON_CHANGED'; person: string | undefined } | { type: 'DISMISS' }

/** The operator's message at the top of the portal (S1, S7). Its errors are only logged. */
export const bannerMachine = setup({
  types: {
    context: {} as BannerContext,
    events: {} as BannerEvent,
    input: {} as BannerInput,
  },
  actors: {
    /** Answers cleaned HTML, or an empty text. */
    fetchBanner: notProvided<string>('fetchBanner'),
  },
  actions: {
    /** Writes the failure where only developers look. */
    log: (_, _failure: Failure) => undefined,
    /** Keeps the dismissed message until the visit ends. */
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
  description: 'The message of the operator at the top of the portal, read after sign-in.',
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
    waiting: { description: 'Signed out: nothing is asked for and nothing shown.' },
    loading: {
      description: 'The message is read and cleaned; nothing shows meanwhile.',
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
            target: 'shown',
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
    shown: {
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
    dismissed: { description: 'The person has read this message; another one shows again.' },
    empty: { description: 'There is no message, or nothing was left of it when it was cleaned.' },
    failed: { description: 'The message could not be read: that is only logged (S7).' },
  },
})

export type BannerMachine = typeof bannerMachine
export type BannerRef = ActorRefFrom<BannerMachine>
export type BannerSnapshot = SnapshotFrom<BannerMachine>

/** The cleaned HTML to show; undefined when there is nothing to show. */
export const selectBanner = (snapshot: BannerSnapshot): string | undefined =>
  snapshot.matches('shown') ? snapshot.context.message : undefined
