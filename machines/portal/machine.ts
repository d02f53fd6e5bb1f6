import type { Config, UserInfo } from '@portal/schemas'
import { type ActorRefFrom, type AnyActorRef, assign, not, type SnapshotFrom, sendTo, setup } from 'xstate'
import { type Failure, failureOf, notProvided } from '../failure.ts'
import { type FlagsRef, type FlagsSnapshot, flagsMachine, selectFlag } from '../flags/machine.ts'
import {
  type OnboardingEvent,
  type OnboardingSnapshot,
  type OnboardingViewState,
  onboardingMachine,
  selectOnboardingViewState,
} from '../onboarding/machine.ts'
import { type SignInRef, type SignInSnapshot, signInMachine } from '../signIn/machine.ts'
import { selectToken } from '../signIn/selectors.ts'
import type { SignInInput } from '../signIn/types.ts'

export const CONFIG_TIMEOUT_MS = 15_000
/** Timeout of the flag service, after which the portal continues without it. */
export const AVAILABILITY_TIMEOUT_MS = 2_000

export interface PortalInput extends SignInInput {
  readonly isVisible: boolean
  /** The `sub` of a stored sign-in with a valid token, which triggers a prefetch. */
  readonly storedSub: string | undefined
}

export interface PortalContext extends PortalInput {
  readonly config: Config | undefined
  /** True once the flags have settled. */
  readonly isAvailabilityKnown: boolean
  /** Value of the maintenance flag. */
  readonly isUnderMaintenance: boolean
  /** State of the sign-in, copied from its snapshots. */
  readonly session: {
    readonly isSignedIn: boolean
    /** Access token, only while it is valid. */
    readonly token: string | undefined
    readonly sub: string | undefined
  }
  /** The `sub` of the onboarded person. */
  readonly sub: string | undefined
  /** Last valid token passed to the onboarding. */
  readonly token: string | undefined
  /** State of the onboarding, copied from its snapshots. */
  readonly onboarding: OnboardingViewState
  readonly userInfo: UserInfo | undefined
  readonly error: Failure | undefined
  /** True if the single silent sign-in of this page load has been used (S4). */
  readonly hasReSignedIn: boolean
  /** The `sub` of the person whose data was prefetched. */
  readonly prefetchedSub: string | undefined
}

/** Events forwarded to the onboarding. */
export type PortalEvent = Exclude<OnboardingEvent, { type: 'TOKEN_RENEWED' }>

const NOBODY = { isSignedIn: false, token: undefined, sub: undefined } as const

/** Returns the sign-in, which the onboarding reaches only through the actor system, because they are siblings. */
const theSignIn = ({ system }: { system: AnyActorRef['system'] }): SignInRef =>
  system.get('signIn') as SignInRef

/** The onboarding, which forwards its decisions about the session to the sign-in. */
export const portalOnboarding = onboardingMachine.provide({
  actions: {
    signOut: sendTo(theSignIn, (_, { reason }) => ({ type: 'SIGN_OUT', reason })),
    signOutLocally: sendTo(theSignIn, { type: 'SIGN_OUT_LOCALLY', reason: 'FAILEDTOLOAD' }),
    reSignIn: sendTo(theSignIn, { type: 'RE_SIGN_IN' }),
  },
})

/** The gate before the portal: configuration, availability, sign-in, user info, ready (S2, S4). */
export const portalMachine = setup({
  types: {
    context: {} as PortalContext,
    events: {} as PortalEvent,
    input: {} as PortalInput,
    tags: {} as 'busy' | 'identified',
    children: {} as {
      signIn: 'signIn'
      flags: 'flags'
      onboarding: 'onboarding'
      loadConfig: 'loadConfig'
    },
  },
  actors: {
    loadConfig: notProvided<Config>('loadConfig'),
    flags: flagsMachine,
    signIn: signInMachine,
    onboarding: portalOnboarding,
  },
  actions: {
    /** Drops every cache that may contain data of another person or relation. */
    clearCaches: () => undefined,
    /** Requests the user info and the data of the first screen while flags and sign-in are loading. */
    prefetch: () => undefined,
    /** Drops prefetched data and pending prefetches. */
    dropPrefetched: () => undefined,
    expect: assign(({ context }) => ({ prefetchedSub: context.storedSub })),
    expectNothing: assign({ prefetchedSub: undefined }),
    configure: assign((_, config: Config) => ({
      config,
      error: undefined,
      isAvailabilityKnown: false,
      isUnderMaintenance: false,
    })),
    fail: assign((_, error: Failure) => ({ error })),
    heed: assign((_, snapshot: FlagsSnapshot) => ({
      isAvailabilityKnown: snapshot.hasTag('settled'),
      isUnderMaintenance: selectFlag(snapshot, 'maintenance'),
    })),
    follow: assign((_, snapshot: SignInSnapshot) => ({
      session: {
        isSignedIn: snapshot.hasTag('signedIn'),
        token: selectToken(snapshot),
        sub: snapshot.context.user?.sub,
      },
    })),
    tellFlags: sendTo('flags', (_, snapshot: SignInSnapshot) => ({
      type: 'IDENTIFY',
      targetingKey: snapshot.hasTag('signedIn') ? snapshot.context.user?.sub : undefined,
    })),
    rememberPerson: assign(({ context }) => ({ sub: context.session.sub, token: context.session.token })),
    rememberToken: assign(({ context }) => ({ token: context.session.token })),
    tellOfToken: sendTo('onboarding', { type: 'TOKEN_RENEWED' }),
    welcome: assign((_, snapshot: OnboardingSnapshot) => ({
      onboarding: selectOnboardingViewState(snapshot),
      userInfo: snapshot.context.userInfo,
      error: snapshot.context.error,
      hasReSignedIn: snapshot.context.hasReSignedIn,
    })),
    forgetPerson: assign({
      onboarding: 'busy',
      userInfo: undefined,
      sub: undefined,
      token: undefined,
      error: undefined,
      prefetchedSub: undefined,
    }),
    passOn: sendTo('onboarding', (_, event: PortalEvent) => event),
  },
  guards: {
    isAvailabilityKnown: ({ context }) => context.isAvailabilityKnown,
    isUnderMaintenance: ({ context }) => context.isUnderMaintenance,
    isStored: ({ context }) => context.storedSub !== undefined,
    /** True if the data was prefetched for someone other than the signed-in person. */
    isAskedForOther: ({ context }) =>
      context.session.token !== undefined &&
      context.prefetchedSub !== undefined &&
      context.prefetchedSub !== context.session.sub,
    /** True if the prefetched data belongs to a person without access. */
    isKeptOut: ({ context }, snapshot: OnboardingSnapshot) =>
      context.prefetchedSub !== undefined &&
      ['setupNeeded', 'accessRefused'].includes(selectOnboardingViewState(snapshot)),
    /** True while the sign-in is in progress and has not identified a person. */
    isUndecided: (_, snapshot: SignInSnapshot) => snapshot.hasTag('busy') && !snapshot.hasTag('signedIn'),
    hasUsableToken: ({ context }) => context.session.token !== undefined,
    hasNewToken: ({ context }) =>
      context.session.token !== undefined && context.session.token !== context.token,
    isSignedOut: ({ context }) => !context.session.isSignedIn,
    isOtherPerson: ({ context }) =>
      context.session.sub !== undefined && context.sub !== undefined && context.session.sub !== context.sub,
  },
  delays: { CONFIG_TIMEOUT: CONFIG_TIMEOUT_MS, AVAILABILITY_TIMEOUT: AVAILABILITY_TIMEOUT_MS },
}).createMachine({
  id: 'portal',
  description: 'The gate to the portal: configuration, availability, sign-in and user info, in this order.',
  context: ({ input }) => ({
    ...input,
    config: undefined,
    isAvailabilityKnown: false,
    isUnderMaintenance: false,
    session: NOBODY,
    sub: undefined,
    token: undefined,
    onboarding: 'busy',
    userInfo: undefined,
    error: undefined,
    hasReSignedIn: false,
    prefetchedSub: undefined,
  }),
  initial: 'loadingConfig',
  states: {
    loadingConfig: {
      description: 'The runtime configuration is loading; all other addresses come from it.',
      tags: 'busy',
      invoke: {
        id: 'loadConfig',
        src: 'loadConfig',
        onDone: [
          {
            guard: 'isStored',
            target: 'configured',
            actions: [{ type: 'configure', params: ({ event }) => event.output }, 'expect', 'prefetch'],
          },
          { target: 'configured', actions: { type: 'configure', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'configFailed',
          actions: { type: 'fail', params: failureOf },
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
      description: 'The portal cannot start, because its configuration is unreachable or invalid.',
      on: { RETRY: 'loadingConfig' },
    },
    configured: {
      description: 'The feature flags run beside the gate from here on.',
      invoke: {
        id: 'flags',
        src: 'flags',
        input: ({ context }) => ({ isVisible: context.isVisible, targetingKey: context.storedSub }),
        onSnapshot: { actions: { type: 'heed', params: ({ event }) => event.snapshot } },
        onError: {
          target: 'configFailed',
          actions: { type: 'fail', params: failureOf },
        },
      },
      initial: 'checkingAvailability',
      states: {
        checkingAvailability: {
          description: 'Waits up to two seconds for the maintenance flag.',
          tags: 'busy',
          always: [
            { guard: 'isUnderMaintenance', target: 'closed' },
            { guard: 'isAvailabilityKnown', target: 'admitted' },
          ],
          after: { AVAILABILITY_TIMEOUT: 'admitted' },
        },
        closed: {
          description:
            'Maintenance: no redirect to the sign-in page until it ends (S1), and prefetched data is dropped.',
          tags: 'busy',
          entry: ['expectNothing', 'dropPrefetched'],
          always: { guard: not('isUnderMaintenance'), target: 'admitted' },
        },
        admitted: {
          description: 'The sign-in runs beside the gate from here on; maintenance only covers the screen.',
          invoke: {
            id: 'signIn',
            systemId: 'signIn',
            src: 'signIn',
            input: ({ context }) => ({ entry: context.entry, returnTo: context.returnTo }),
            onSnapshot: [
              // Until the sign-in has identified a person or ended, keep the flags of the stored person to avoid a
              // second evaluation.
              {
                guard: { type: 'isUndecided', params: ({ event }) => event.snapshot },
                actions: { type: 'follow', params: ({ event }) => event.snapshot },
              },
              {
                actions: [
                  { type: 'follow', params: ({ event }) => event.snapshot },
                  { type: 'tellFlags', params: ({ event }) => event.snapshot },
                ],
              },
            ],
            onError: {
              target: '#portal.configFailed',
              actions: { type: 'fail', params: failureOf },
            },
          },
          initial: 'signingIn',
          states: {
            signingIn: {
              description: 'The sign-in shows its own views until a person is signed in.',
              always: [
                {
                  guard: 'isAskedForOther',
                  target: 'identified',
                  actions: ['expectNothing', 'dropPrefetched'],
                },
                { guard: 'hasUsableToken', target: 'identified' },
              ],
            },
            identified: {
              description: 'A person is signed in, and the screens show their data.',
              tags: 'identified',
              entry: 'rememberPerson',
              exit: ['forgetPerson', 'clearCaches'],
              invoke: {
                id: 'onboarding',
                src: 'onboarding',
                input: ({ context }) => ({ hasReSignedIn: context.hasReSignedIn }),
                onSnapshot: [
                  {
                    guard: { type: 'isKeptOut', params: ({ event }) => event.snapshot },
                    actions: [
                      { type: 'welcome', params: ({ event }) => event.snapshot },
                      'expectNothing',
                      'dropPrefetched',
                    ],
                  },
                  { actions: { type: 'welcome', params: ({ event }) => event.snapshot } },
                ],
                onError: {
                  target: '#portal.configFailed',
                  actions: { type: 'fail', params: failureOf },
                },
              },
              always: [
                { guard: 'isSignedOut', target: 'signingIn' },
                { guard: 'isOtherPerson', target: 'identified', reenter: true },
                { guard: 'hasNewToken', actions: ['rememberToken', 'tellOfToken'] },
              ],
              on: {
                RETRY: { actions: { type: 'passOn', params: ({ event }) => event } },
                SIGN_OUT: { actions: { type: 'passOn', params: ({ event }) => event } },
                WRITTEN: { actions: { type: 'passOn', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
  },
})

export type PortalMachine = typeof portalMachine
export type PortalRef = ActorRefFrom<PortalMachine>
export type PortalSnapshot = SnapshotFrom<PortalMachine>

/** `signIn` delegates to the view of the sign-in machine. */
export type PortalViewState =
  | 'loading'
  | 'configFailed'
  | 'signIn'
  | 'setupNeeded'
  | 'accessRefused'
  | 'ready'

export const selectPortalViewState = (snapshot: PortalSnapshot): PortalViewState => {
  if (snapshot.matches('configFailed')) return 'configFailed'
  if (snapshot.matches({ configured: { admitted: 'signingIn' } })) return 'signIn'
  return snapshot.context.onboarding === 'busy' ? 'loading' : snapshot.context.onboarding
}

/** True if the maintenance view covers all others (S1). */
export const selectIsUnderMaintenance = (snapshot: PortalSnapshot): boolean =>
  snapshot.context.isUnderMaintenance && snapshot.matches('configured')

export const selectConfig = (snapshot: PortalSnapshot): Config | undefined => snapshot.context.config
export const selectUserInfo = (snapshot: PortalSnapshot): UserInfo | undefined => snapshot.context.userInfo
/** Undefined until the gate has passed the availability check. */
export const selectSignIn = (snapshot: PortalSnapshot): SignInRef | undefined => snapshot.children.signIn
/** Undefined until the configuration is loaded. */
export const selectFlags = (snapshot: PortalSnapshot): FlagsRef | undefined => snapshot.children.flags
