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

/** The gate of one page, to which flags, sign-in and onboarding of two people report their states. */
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
      'not known': flagsAt('asking', false),
      open: flagsAt('settled', false),
      'under maintenance': flagsAt('settled', true),
    },
    signIn: {
      'not known yet': signInAt('restoring', undefined),
      'signed out': signInAt('signedOut', undefined),
      'signed in': signInAt(CURRENT, personOf('driver', 'token-1')),
      'in need of a new token': signInAt({ signedIn: { renewing: 'needed' } }, personOf('driver', 'token-1')),
      renewed: signInAt(CURRENT, personOf('driver', 'token-2')),
      'signed in as another person': signInAt(CURRENT, personOf('fleet', 'token-3')),
    },
    onboarding: {
      'signing in again': onboardingAt('reSigningIn', true),
      'let in': onboardingAt({ ready: 'current' }, false, true),
      'without an account': onboardingAt('setupNeeded', false),
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
    'it is known who is let in': (snapshot) =>
      !snapshot.hasTag('identified') || snapshot.context.sub !== undefined,
    'what was asked for ahead is for the person who is let in': ({ context }) =>
      context.sub === undefined ||
      context.prefetchedSub === undefined ||
      context.prefetchedSub === context.sub,
    'an open portal shows nothing that was asked for ahead under maintenance': (snapshot) =>
      !snapshot.matches({ configured: 'closed' }) || snapshot.context.prefetchedSub === undefined,
  },
  interrupts: {
    'maintenance comes and is over': [
      childSnapshot('flags', 'under maintenance'),
      childSnapshot('flags', 'open'),
    ],
    'the token is refused and renewed': [
      childSnapshot('signIn', 'in need of a new token'),
      childSnapshot('signIn', 'renewed'),
    ],
    'the session ends and begins again': [
      childSnapshot('signIn', 'signed out'),
      childSnapshot('signIn', 'signed in'),
    ],
    'the configuration is out of reach, and back': [
      failed('loadConfig', { code: 'CONFIG_UNREACHABLE' }),
      { type: 'RETRY' },
    ],
  },
  laws: {
    'maintenance that comes and is over leaves all beneath as it was': (snapshot, { after }) => {
      const later = after(childSnapshot('flags', 'under maintenance'), childSnapshot('flags', 'open'))
      return (
        later === undefined ||
        !snapshot.matches({ configured: 'admitted' }) ||
        (canonical(later.value) === canonical(snapshot.value) &&
          selectPortalViewState(later) === selectPortalViewState(snapshot) &&
          later.context.userInfo === snapshot.context.userInfo)
      )
    },
    'who signs out leaves nothing here': (_, { after }) => {
      const left = after(childSnapshot('signIn', 'signed out'))?.context
      return left === undefined || (!left.userInfo && !left.sub && !left.token)
    },
    'a token that is refused and renewed leaves the person let in': ({ context }, { after }) => {
      const later = after(
        childSnapshot('signIn', 'in need of a new token'),
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
    'the next person sees nothing of the one before': (snapshot, { after }) => {
      const next = after(childSnapshot('signIn', 'signed in as another person'))?.context
      return snapshot.context.sub === 'fleet' || (!next?.userInfo && next?.sub !== 'driver')
    },
  },
  limit: 4_000,
  accepted: {
    'configured.checkingAvailability: always [isUnderMaintenance] → configured.closed | configured.checkingAvailability: always [isAvailabilityKnown] → configured.admitted':
      'Under maintenance the flags have answered: maintenance comes first',
    'configured.admitted.signingIn: always [isAskedForOther] → configured.admitted.identified | configured.admitted.signingIn: always [hasUsableToken] → configured.admitted.identified':
      'Who signs in is let on either way: what was asked for ahead for another is dropped first',
    'configured.admitted.identified: always [isOtherPerson] → configured.admitted.identified | configured.admitted.identified: always [hasNewToken]':
      'Another person comes with another token: first the former one is forgotten',
  },
})
