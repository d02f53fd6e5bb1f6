import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { FAILED_TO_LOAD, failureOf, toFailure } from '../failure.ts'
import { signInSetup } from './setup.ts'

/** Returns the requested route from the error of a failed sign-in, or else the home page. */
const routeOf = (error: unknown) => ({ returnTo: (error as { returnTo?: string } | null)?.returnTo ?? '/' })

/**
 * Sign-in through the identity provider (S6): authorization code, silent renewal, sign-out and a view for each failure.
 */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  description: 'Sign-in through the identity provider (S6).',
  context: ({ input }) => ({
    entry: input.entry,
    returnTo: input.returnTo,
    user: undefined,
    error: undefined,
    reason: undefined,
  }),
  initial: 'identifying',
  states: {
    identifying: {
      description: 'Decides which page of the sign-in was opened.',
      tags: 'busy',
      always: [
        { guard: 'isAtCallback', target: 'completing' },
        { guard: 'isAtSignedOut', target: 'completingSignOut' },
        { target: 'restoring' },
      ],
    },
    restoring: {
      description: 'The stored session is read without calling the sign-in service.',
      tags: 'busy',
      invoke: {
        id: 'restoreUser',
        src: 'restoreUser',
        onDone: [
          {
            guard: { type: 'isKind', params: ({ event }) => ({ found: event.output, kind: 'valid' }) },
            target: 'signedIn',
            actions: { type: 'adoptRestored', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isKind', params: ({ event }) => ({ found: event.output, kind: 'expired' }) },
            target: 'renewingAtStart',
            actions: { type: 'adoptRestored', params: ({ event }) => event.output },
          },
          { target: 'redirecting' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: failureOf },
        },
      },
      after: { ANSWER_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
    },
    renewingAtStart: {
      description: 'An expired session is renewed silently before anything shows.',
      tags: 'busy',
      invoke: {
        id: 'renewUser',
        src: 'renewUser',
        input: ({ context }) => ({ user: context.user }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'adopt', params: ({ event }) => event.output },
        },
        onError: [
          // Returning the next day with an expired token is not an error, so redirect as if there were no session.
          {
            guard: { type: 'isRenewalRefused', params: failureOf },
            target: 'redirecting',
          },
          {
            target: 'signedIn.stalled',
            actions: { type: 'fail', params: failureOf },
          },
        ],
      },
      after: {
        ANSWER_TIMEOUT: { target: 'signedIn.stalled', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    redirecting: {
      description: 'The browser is leaving for the sign-in page.',
      tags: 'busy',
      entry: 'dropUser',
      invoke: {
        id: 'redirectToProvider',
        src: 'redirectToProvider',
        input: ({ context }) => ({ returnTo: context.returnTo }),
        onError: [
          // The browser blocks storage, so the callback could not be completed, and a retry would not help.
          {
            guard: {
              type: 'hasCode',
              params: ({ event }) => ({ failure: toFailure(event.error), code: 'STORAGE_BLOCKED' }),
            },
            target: 'failed',
            actions: { type: 'fail', params: failureOf },
          },
          {
            target: 'unreachable',
            actions: { type: 'fail', params: failureOf },
          },
        ],
      },
      on: { PAGE_RESTORED: 'restoring' },
      after: {
        REDIRECT_TIMEOUT: { target: 'unreachable', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    unreachable: {
      description: 'The sign-in service is unreachable, and nobody is signed in.',
      on: { RETRY: 'restoring', PAGE_RESTORED: 'restoring' },
    },
    completing: {
      description: 'The sign-in page has returned a code, which is exchanged for tokens.',
      tags: 'busy',
      invoke: {
        id: 'completeSignIn',
        src: 'completeSignIn',
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'adopt', params: ({ event }) => event.output.user },
            { type: 'returnTo', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: {
              type: 'hasCode',
              params: ({ event }) => ({ failure: toFailure(event.error), code: 'access_denied' }),
            },
            target: 'refused',
            actions: { type: 'returnTo', params: ({ event }) => routeOf(event.error) },
          },
          // The callback was reloaded, or another tab completed it; restore the session or request a new one.
          {
            guard: {
              type: 'hasCode',
              params: ({ event }) => ({ failure: toFailure(event.error), code: 'state_missing' }),
            },
            target: 'restoring',
            actions: { type: 'returnTo', params: ({ event }) => routeOf(event.error) },
          },
          {
            target: 'failed',
            actions: [
              { type: 'fail', params: failureOf },
              { type: 'returnTo', params: ({ event }) => routeOf(event.error) },
            ],
          },
        ],
      },
      after: { ANSWER_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
    },
    refused: {
      description: 'The person cancelled at the sign-in page or was refused.',
      on: {
        SIGN_IN: {
          target: 'redirecting',
          actions: {
            type: 'returnTo',
            params: ({ context, event }) => ({ returnTo: event.returnTo ?? context.returnTo }),
          },
        },
      },
    },
    failed: {
      description: 'The sign-in could not be completed; the code gives the reason.',
      on: {
        RETRY: 'restoring',
        SIGN_IN: {
          target: 'redirecting',
          actions: {
            type: 'returnTo',
            params: ({ context, event }) => ({ returnTo: event.returnTo ?? context.returnTo }),
          },
        },
      },
    },
    signedIn: {
      description: 'A person is signed in; the stored session is watched and renewed.',
      tags: 'signedIn',
      entry: { type: 'openReturnTo', params: ({ context }) => ({ returnTo: context.returnTo }) },
      invoke: { id: 'watchUser', src: 'watchUser', input: ({ context }) => ({ user: context.user }) },
      on: {
        USER_CHANGED: { target: '.current', actions: { type: 'adopt', params: ({ event }) => event.user } },
        SIGNED_OUT_ELSEWHERE: {
          target: 'signedOut',
          actions: { type: 'leave', params: { reason: 'elsewhere' } },
        },
        SIGN_OUT: {
          target: 'signingOut',
          actions: { type: 'leave', params: ({ event }) => ({ reason: event.reason ?? 'requested' }) },
        },
        SIGN_OUT_LOCALLY: {
          target: 'forgetting',
          actions: { type: 'leave', params: ({ event }) => ({ reason: event.reason }) },
        },
      },
      initial: 'current',
      states: {
        current: {
          description: 'The access token is valid.',
          tags: 'tokenUsable',
          on: {
            RENEW_DUE: 'renewing.ahead',
            RE_SIGN_IN: 'renewing.needed',
            TOKEN_REFUSED: {
              guard: { type: 'isCurrentToken', params: ({ event }) => event },
              target: 'renewing.needed',
            },
          },
        },
        renewing: {
          description: 'One silent renewal runs for all waiting requests.',
          invoke: {
            id: 'renewUser',
            src: 'renewUser',
            input: ({ context }) => ({ user: context.user }),
            onDone: { target: 'current', actions: { type: 'adopt', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'isRenewalRefused', params: failureOf },
                target: '#signIn.forgetting',
                actions: { type: 'leave', params: { reason: 'expired' } },
              },
              { guard: 'isTokenStillGood', target: 'waiting' },
              {
                target: 'stalled',
                actions: { type: 'fail', params: failureOf },
              },
            ],
          },
          after: {
            ANSWER_TIMEOUT: [
              { guard: 'isTokenStillGood', target: 'waiting' },
              { target: 'stalled', actions: { type: 'fail', params: FAILED_TO_LOAD } },
            ],
          },
          initial: 'ahead',
          states: {
            ahead: {
              description: 'The old token is still valid for a moment.',
              tags: 'tokenUsable',
              on: {
                RE_SIGN_IN: 'needed',
                TOKEN_REFUSED: {
                  guard: { type: 'isCurrentToken', params: ({ event }) => event },
                  target: 'needed',
                },
              },
            },
            needed: {
              description: 'Requests wait for the new token.',
              tags: 'busy',
            },
          },
        },
        waiting: {
          description:
            'The renewal could not reach the sign-in service; the token is still valid, so no message shows.',
          tags: 'tokenUsable',
          on: {
            RE_SIGN_IN: 'renewing.needed',
            TOKEN_REFUSED: {
              guard: { type: 'isCurrentToken', params: ({ event }) => event },
              target: 'renewing.needed',
            },
          },
          after: { RENEW_RETRY: 'renewing.ahead' },
        },
        stalled: {
          description:
            'The token has expired and the sign-in service is unreachable; a view offers to sign in again or to sign out.',
          tags: 'stalled',
          on: {
            SIGN_IN: {
              target: '#signIn.redirecting',
              actions: {
                type: 'returnTo',
                params: ({ context, event }) => ({ returnTo: event.returnTo ?? context.returnTo }),
              },
            },
          },
          initial: 'waiting',
          states: {
            waiting: {
              description: 'The renewal is retried after a delay or on request.',
              on: { RETRY: 'renewing' },
              after: { RENEW_RETRY: 'renewing' },
            },
            renewing: {
              description: 'The renewal is being retried; the view stays.',
              tags: 'busy',
              invoke: {
                id: 'renewUser',
                src: 'renewUser',
                input: ({ context }) => ({ user: context.user }),
                onDone: {
                  target: '#signIn.signedIn.current',
                  actions: { type: 'adopt', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'isRenewalRefused', params: failureOf },
                    target: '#signIn.forgetting',
                    actions: { type: 'leave', params: { reason: 'expired' } },
                  },
                  {
                    target: 'waiting',
                    actions: { type: 'fail', params: failureOf },
                  },
                ],
              },
              after: {
                ANSWER_TIMEOUT: { target: 'waiting', actions: { type: 'fail', params: FAILED_TO_LOAD } },
              },
            },
          },
        },
      },
    },
    signingOut: {
      description: 'The browser is leaving to end the session at the sign-in service.',
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ reason: context.reason ?? 'requested' }),
        onError: 'forgetting',
      },
      on: { PAGE_RESTORED: 'restoring' },
      after: { REDIRECT_TIMEOUT: 'forgetting' },
    },
    forgetting: {
      description: 'The local session is being removed, without the sign-in service.',
      tags: 'busy',
      invoke: { id: 'forgetUser', src: 'forgetUser', onDone: 'signedOut', onError: 'signedOut' },
      after: { ANSWER_TIMEOUT: 'signedOut' },
    },
    completingSignOut: {
      description: 'The sign-in service has returned after the sign-out.',
      tags: 'busy',
      invoke: {
        id: 'completeSignOut',
        src: 'completeSignOut',
        onDone: { target: 'signedOut', actions: { type: 'leave', params: ({ event }) => event.output } },
        onError: { target: 'signedOut', actions: { type: 'leave', params: { reason: 'requested' } } },
      },
      after: {
        ANSWER_TIMEOUT: { target: 'signedOut', actions: { type: 'leave', params: { reason: 'requested' } } },
      },
    },
    signedOut: {
      description: 'Nobody is signed in; the reason shows, and only the person starts the next sign-in.',
      entry: 'dropUser',
      on: {
        SIGN_IN: {
          target: 'redirecting',
          actions: {
            type: 'returnTo',
            params: ({ context, event }) => ({ returnTo: event.returnTo ?? context.returnTo }),
          },
        },
      },
    },
  },
})

export type SignInMachine = typeof signInMachine
export type SignInRef = ActorRefFrom<SignInMachine>
export type SignInSnapshot = SnapshotFrom<SignInMachine>
