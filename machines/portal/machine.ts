import { type Config, type ErrorCode, SIGN_OUT_CODES, type UserInfo } from '@portal/schemas'
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate'
import { type Failure, toFailure } from '../failure.ts'
import { type FlagsRef, flagsMachine } from '../flags/machine.ts'
import { type SignInInput, type SignInRef, type SignInSnapshot, signInMachine } from '../signIn/machine.ts'

export const CONFIG_TIMEOUT_MS = 15_000
export const USER_INFO_TIMEOUT_MS = 30_000

export interface PortalInput extends SignInInput {
  /** Whether the page can be seen now. */
  readonly isVisible: boolean
}

export interface PortalContext extends PortalInput {
  readonly config: Config | undefined
  /** What the gate needs to know of the sign-in, copied from its snapshots. */
  readonly session: {
    readonly isSignedIn: boolean
    readonly isTokenUsable: boolean
    readonly sub: string | undefined
  }
  /** Whose user info was asked for. */
  readonly sub: string | undefined
  readonly userInfo: UserInfo | undefined
  readonly error: Failure | undefined
  /** The one silent re-sign-in of this page load is spent (S4). */
  readonly hasReSignedIn: boolean
}

export type PortalEvent = { type: 'RETRY' } | { type: 'SIGN_OUT' }

const NOBODY = { isSignedIn: false, isTokenUsable: false, sub: undefined } as const

/** The gate that everybody passes: configuration, sign-in, user info, ready (S2, S4). */
export const portalMachine = setup({
  types: {
    context: {} as PortalContext,
    events: {} as PortalEvent,
    input: {} as PortalInput,
    tags: {} as 'busy' | 'identified',
    children: {} as {
      signIn: 'signIn'
      flags: 'flags'
      loadConfig: 'loadConfig'
      fetchUserInfo: 'fetchUserInfo'
    },
  },
  actors: {
    loadConfig: fromPromise<Config>(() => Promise.reject(new Error('loadConfig is not provided'))),
    flags: flagsMachine,
    signIn: signInMachine,
    fetchUserInfo: fromPromise<UserInfo>(() => Promise.reject(new Error('fetchUserInfo is not provided'))),
  },
  actions: {
    /** Drops every cache that holds what another person or relation may see. */
    clearCaches: () => undefined,
    configure: assign((_, config: Config) => ({ config, error: undefined })),
    fail: assign((_, error: Failure) => ({ error })),
    follow: assign((_, snapshot: SignInSnapshot) => ({
      session: {
        isSignedIn: snapshot.hasTag('signedIn'),
        isTokenUsable: snapshot.hasTag('tokenUsable'),
        sub: snapshot.context.user?.sub,
      },
    })),
    tellFlags: sendTo('flags', (_, snapshot: SignInSnapshot) => ({
      type: 'IDENTIFY',
      targetingKey: snapshot.hasTag('signedIn') ? snapshot.context.user?.sub : undefined,
    })),
    rememberPerson: assign(({ context }) => ({ sub: context.session.sub })),
    welcome: assign((_, userInfo: UserInfo) => ({ userInfo, error: undefined })),
    forgetPerson: assign({ userInfo: undefined, sub: undefined, error: undefined }),
    signOut: sendTo('signIn', (_, { reason }: { reason: ErrorCode | 'requested' }) => ({
      type: 'SIGN_OUT',
      reason,
    })),
    signOutLocally: sendTo('signIn', { type: 'SIGN_OUT_LOCALLY', reason: 'FAILEDTOLOAD' }),
    reSignIn: sendTo('signIn', { type: 'RE_SIGN_IN' }),
    // The token of now does not count any more: the next usable one is the renewed one.
    expectRenewal: assign(({ context }) => ({
      hasReSignedIn: true,
      session: { ...context.session, isTokenUsable: false },
    })),
  },
  guards: {
    hasUsableToken: ({ context }) => context.session.isTokenUsable,
    isSignedOut: ({ context }) => !context.session.isSignedIn,
    isOtherPerson: ({ context }) =>
      context.session.sub !== undefined && context.sub !== undefined && context.session.sub !== context.sub,
    hasCode: (_, { failure, code }: { failure: Failure; code: ErrorCode }) => failure.code === code,
    isSignOutCode: (_, failure: Failure) => SIGN_OUT_CODES.some((code) => code === failure.code),
    hasReSignedIn: ({ context }) => context.hasReSignedIn,
  },
  delays: { CONFIG_TIMEOUT: CONFIG_TIMEOUT_MS, USER_INFO_TIMEOUT: USER_INFO_TIMEOUT_MS },
}).createMachine({
  id: 'portal',
  description: 'The gate that everybody passes, in this order: configuration, sign-in, user info.',
  context: ({ input }) => ({
    ...input,
    config: undefined,
    session: NOBODY,
    sub: undefined,
    userInfo: undefined,
    error: undefined,
    hasReSignedIn: false,
  }),
  initial: 'loadingConfig',
  states: {
    loadingConfig: {
      description: 'The runtime configuration is loaded: without it nothing else has an address.',
      tags: 'busy',
      invoke: {
        id: 'loadConfig',
        src: 'loadConfig',
        onDone: { target: 'configured', actions: { type: 'configure', params: ({ event }) => event.output } },
        onError: {
          target: 'configFailed',
          actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
        },
      },
      after: {
        CONFIG_TIMEOUT: {
          target: 'configFailed',
          actions: { type: 'fail', params: { code: 'CONFIG_UNREACHABLE' } },
        },
      },
    },
    configFailed: {
      description: 'The portal cannot start: its configuration is unreachable or wrong.',
      on: { RETRY: 'loadingConfig' },
    },
    configured: {
      description: 'The sign-in and the feature flags run beside the gate from here on.',
      invoke: [
        {
          id: 'flags',
          src: 'flags',
          input: ({ context }) => ({ isVisible: context.isVisible }),
          onError: {
            target: 'configFailed',
            actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
          },
        },
        {
          id: 'signIn',
          systemId: 'signIn',
          src: 'signIn',
          input: ({ context }) => ({ place: context.place, returnTo: context.returnTo }),
          onSnapshot: {
            actions: [
              { type: 'follow', params: ({ event }) => event.snapshot },
              { type: 'tellFlags', params: ({ event }) => event.snapshot },
            ],
          },
          onError: {
            target: 'configFailed',
            actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
          },
        },
      ],
      initial: 'signingIn',
      states: {
        signingIn: {
          description: 'The sign-in shows its own faces until somebody is signed in.',
          always: { guard: 'hasUsableToken', target: 'identified' },
        },
        identified: {
          description: 'Somebody is signed in; what is shown here belongs to that person.',
          tags: 'identified',
          exit: ['forgetPerson', 'clearCaches'],
          always: [
            { guard: 'isSignedOut', target: 'signingIn' },
            { guard: 'isOtherPerson', target: 'identified', reenter: true },
          ],
          on: { SIGN_OUT: { actions: { type: 'signOut', params: { reason: 'requested' } } } },
          initial: 'loadingUserInfo',
          states: {
            loadingUserInfo: {
              description: 'Who is this for the portal: roles, relation, contact (S4).',
              tags: 'busy',
              entry: 'rememberPerson',
              invoke: {
                id: 'fetchUserInfo',
                src: 'fetchUserInfo',
                onDone: {
                  target: 'ready',
                  actions: { type: 'welcome', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: {
                      type: 'hasCode',
                      params: ({ event }) => ({ failure: toFailure(event.error), code: 'SETUP' }),
                    },
                    target: 'setupNeeded',
                  },
                  // Not reached: only the session here ends, so that drafts stay and the sign-in service is not needed.
                  {
                    guard: {
                      type: 'hasCode',
                      params: ({ event }) => ({ failure: toFailure(event.error), code: 'FAILEDTOLOAD' }),
                    },
                    target: 'leaving',
                    actions: 'signOutLocally',
                  },
                  {
                    guard: { type: 'isSignOutCode', params: ({ event }) => toFailure(event.error) },
                    target: 'leaving',
                    actions: {
                      type: 'signOut',
                      params: ({ event }) => ({ reason: toFailure(event.error).code as ErrorCode }),
                    },
                  },
                  {
                    guard: 'hasReSignedIn',
                    target: 'accessRefused',
                    actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
                  },
                  {
                    target: 'reSigningIn',
                    actions: [
                      { type: 'fail', params: ({ event }) => toFailure(event.error) },
                      'expectRenewal',
                      'reSignIn',
                    ],
                  },
                ],
              },
              after: { USER_INFO_TIMEOUT: { target: 'leaving', actions: 'signOutLocally' } },
            },
            reSigningIn: {
              description:
                'One silent re-sign-in, once per page load; the sign-in has its own ways out (S4).',
              tags: 'busy',
              always: { guard: 'hasUsableToken', target: 'loadingUserInfo' },
            },
            leaving: {
              description: 'The sign-in was told to end the session and is about to.',
              tags: 'busy',
            },
            setupNeeded: {
              description: 'Known to the identity provider, not yet to the portal.',
              on: { RETRY: 'loadingUserInfo' },
            },
            accessRefused: {
              description: 'The portal does not let this person in, and says why.',
              on: { RETRY: 'loadingUserInfo' },
            },
            ready: { description: 'The portal is open.' },
          },
        },
      },
    },
  },
})

export type PortalMachine = typeof portalMachine
export type PortalRef = ActorRefFrom<PortalMachine>
export type PortalSnapshot = SnapshotFrom<PortalMachine>

/** What stands on screen; for `signIn` the child's own face says which. */
export type PortalFace = 'loading' | 'configFailed' | 'signIn' | 'setupNeeded' | 'accessRefused' | 'ready'

export const selectPortalFace = (snapshot: PortalSnapshot): PortalFace => {
  if (snapshot.matches('configFailed')) return 'configFailed'
  if (snapshot.matches({ configured: 'signingIn' })) return 'signIn'
  for (const face of ['setupNeeded', 'accessRefused', 'ready'] as const) {
    if (snapshot.matches({ configured: { identified: face } })) return face
  }
  return 'loading'
}

export const selectConfig = (snapshot: PortalSnapshot): Config | undefined => snapshot.context.config
export const selectUserInfo = (snapshot: PortalSnapshot): UserInfo | undefined => snapshot.context.userInfo
/** Why the gate stands still: a configuration's failure, or the code of the user-info call. */
export const selectPortalError = (snapshot: PortalSnapshot): Failure | undefined => snapshot.context.error
/** The running sign-in, once there is a configuration. */
export const selectSignIn = (snapshot: PortalSnapshot): SignInRef | undefined => snapshot.children.signIn
/** The running feature flags, once there is a configuration. */
export const selectFlags = (snapshot: PortalSnapshot): FlagsRef | undefined => snapshot.children.flags
