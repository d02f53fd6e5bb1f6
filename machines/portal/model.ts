import { canonical, childSnapshot, defineModel, done, failed } from '@portal/paths'
import { FLAG_DEFAULTS, mockConfig, type UserInfo } from '@portal/schemas'
import { flagsMachine } from '../flags/machine.ts'
import { onboardingMachine } from '../onboarding/machine.ts'
import { signInMachine } from '../signIn/machine.ts'
import type { User } from '../signIn/types.ts'
import { portalMachine, selectIsUnderMaintenance, selectPortalViewState } from './machine.ts'

const INPUT = { entry: 'page', returnTo: '/dashboard', isVisible: true, storedSub: undefined } as const

const personOf = (sub: string, accessToken: string): User => ({
  sub,
  name: sub,
  email: `${sub}@charge-portal.example`,
  accessToken,
  expiresAt: 600_000,
})

const userInfo: UserInfo = {
  role: ['User'],
  Relation: { Id: 'R-1', Description: 'Dana Driver', IsCompany: 0 },
  RelationContact: { Id: 'C-1', Name: 'Dana Driver', Email: 'driver@charge-portal.example' },
}

type FlagsValue = Parameters<typeof flagsMachine.resolveState>[0]['value']
type SignInValue = Parameters<typeof signInMachine.resolveState>[0]['value']
type OnboardingValue = Parameters<typeof onboardingMachine.resolveState>[0]['value']

const flagsAt = (value: FlagsValue, maintenance: boolean) =>
  flagsMachine.resolveState({
    value,
    context: { targetingKey: undefined, isVisible: true, values: { ...FLAG_DEFAULTS, maintenance } },
  })

const signInAt = (value: SignInValue, user: User | undefined) =>
  signInMachine.resolveState({
    value,
    context: { entry: 'page', returnTo: '/dashboard', user, error: undefined, reason: undefined },
  })

const onboardingAt = (value: OnboardingValue, hasReSignedIn: boolean, isVerified = false) =>
  onboardingMachine.resolveState({
    value,
    context: { hasReSignedIn, isVerified, error: undefined, userInfo: isVerified ? userInfo : undefined },
  })

const CURRENT = { signedIn: 'current' } as const

/** The gate of one page, which receives the states of the flags, the sign-in and the onboarding of two people. */
export const portalModel = defineModel(portalMachine, {
  inputs: [INPUT, { ...INPUT, storedSub: 'driver' }],
  events: [
    { type: 'RETRY' },
    { type: 'SIGN_OUT' },
    { type: 'WRITTEN', dataClass: 'relationcontact', id: 'C-1' },
    done('loadConfig', mockConfig('http://localhost:4010')),
    failed('loadConfig', { code: 'CONFIG_UNREACHABLE' }),
    failed('loadConfig', { code: 'CONFIG_INVALID' }),
    failed('flags', { code: 'UNEXPECTED' }),
    failed('signIn', { code: 'UNEXPECTED' }),
    failed('onboarding', { code: 'UNEXPECTED' }),
  ],
  children: {
    flags: {
      unknown: flagsAt('evaluating', false),
      open: flagsAt('settled', false),
      'under maintenance': flagsAt('settled', true),
    },
    signIn: {
      restoring: signInAt('restoring', undefined),
      'signed out': signInAt('signedOut', undefined),
      'signed in': signInAt(CURRENT, personOf('driver', 'token-1')),
      'awaiting a new token': signInAt({ signedIn: { renewing: 'needed' } }, personOf('driver', 'token-1')),
      renewed: signInAt(CURRENT, personOf('driver', 'token-2')),
      'signed in as another person': signInAt(CURRENT, personOf('fleet', 'token-3')),
    },
    onboarding: {
      're-signing in': onboardingAt('reSigningIn', true),
      ready: onboardingAt({ ready: 'current' }, false, true),
      'setup needed': onboardingAt('setupNeeded', false),
      refused: onboardingAt('accessRefused', true),
    },
  },
  key: ({ context }) => ({
    isKnown: context.isAvailabilityKnown,
    isUnderMaintenance: context.isUnderMaintenance,
    isSignedIn: context.session.isSignedIn,
    usable: context.session.token ?? null,
    session: context.session.sub ?? null,
    who: context.sub ?? null,
    token: context.token ?? null,
    onboarding: context.onboarding,
    prefetchedSub: context.prefetchedSub ?? null,
    storedSub: context.storedSub ?? null,
    isConfigured: context.config !== undefined,
    hasReSignedIn: context.hasReSignedIn,
    hasUserInfo: context.userInfo !== undefined,
    error: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    viewState: selectPortalViewState(snapshot),
    isCovered: selectIsUnderMaintenance(snapshot),
  }),
  invariants: {
    'an admitted user is identified': (snapshot) =>
      !snapshot.hasTag('identified') || snapshot.context.sub !== undefined,
    'prefetched data belongs to the admitted user': ({ context }) =>
      context.sub === undefined ||
      context.prefetchedSub === undefined ||
      context.prefetchedSub === context.sub,
    'maintenance drops prefetched data': (snapshot) =>
      !snapshot.matches({ configured: 'closed' }) || snapshot.context.prefetchedSub === undefined,
  },
  interrupts: {
    'maintenance starts and ends': [
      childSnapshot('flags', 'under maintenance'),
      childSnapshot('flags', 'open'),
    ],
    'the token is rejected and renewed': [
      childSnapshot('signIn', 'awaiting a new token'),
      childSnapshot('signIn', 'renewed'),
    ],
    'the user signs out and in again': [
      childSnapshot('signIn', 'signed out'),
      childSnapshot('signIn', 'signed in'),
    ],
    'the configuration is unreachable and then loads': [
      failed('loadConfig', { code: 'CONFIG_UNREACHABLE' }),
      { type: 'RETRY' },
    ],
  },
  laws: {
    'maintenance that starts and ends leaves the portal unchanged': (snapshot, { after }) => {
      const later = after(childSnapshot('flags', 'under maintenance'), childSnapshot('flags', 'open'))
      return (
        later === undefined ||
        !snapshot.matches({ configured: 'admitted' }) ||
        (canonical(later.value) === canonical(snapshot.value) &&
          selectPortalViewState(later) === selectPortalViewState(snapshot) &&
          later.context.userInfo === snapshot.context.userInfo)
      )
    },
    'signing out clears the user': (_, { after }) => {
      const left = after(childSnapshot('signIn', 'signed out'))?.context
      return left === undefined || (!left.userInfo && !left.sub && !left.token)
    },
    'renewing a rejected token keeps the user admitted': ({ context }, { after }) => {
      const later = after(
        childSnapshot('signIn', 'awaiting a new token'),
        childSnapshot('signIn', 'renewed'),
      )?.context
      return (
        later === undefined ||
        context.sub !== 'driver' ||
        (later.sub === context.sub &&
          later.userInfo === context.userInfo &&
          later.onboarding === context.onboarding)
      )
    },
    'a change of user clears the previous user’s data': (snapshot, { after }) => {
      const next = after(childSnapshot('signIn', 'signed in as another person'))?.context
      return snapshot.context.sub === 'fleet' || (!next?.userInfo && next?.sub !== 'driver')
    },
  },
  limit: 4_000,
  accepted: {
    'configured.checkingAvailability: always [isUnderMaintenance] → configured.closed | configured.checkingAvailability: always [isAvailabilityKnown] → configured.admitted':
      'Intended order: under maintenance the availability is known too',
    'configured.admitted.signingIn: always [isAskedForOther] → configured.admitted.identified | configured.admitted.signingIn: always [hasUsableToken] → configured.admitted.identified':
      'Intended order: both admit the user, but prefetched data of another user is dropped first',
    'configured.admitted.identified: always [isOtherPerson] → configured.admitted.identified | configured.admitted.identified: always [hasNewToken]':
      'Intended order: another user also has a new token, and the previous user’s data is dropped first',
  },
})
