import { definePageModel, done, failed } from '@portal/paths'
import type { UserInfo } from '@portal/schemas'
import { onboardingMachine, selectOnboardingViewState } from './machine.ts'
import { onboardingWords } from './words.ts'

const userInfo = {
  role: ['User'],
  Relation: { Id: 'R-1', Description: 'Dana Driver', IsCompany: 0 },
  RelationContact: { Id: 'C-1', Name: 'Dana Driver', Email: 'driver@charge-portal.example' },
} satisfies UserInfo

const ON_OTHER_SCREENS =
  'The dashboard writes no person: e2e/journeys/profile.spec.ts changes the own details and sees them without a reload'

/** The onboarding as someone who has just signed in meets it: the page has re-signed in no one yet. */
export const onboardingPageModel = definePageModel(onboardingMachine, {
  inputs: [{ hasReSignedIn: false }],
  events: [
    done('fetchUserInfo', userInfo),
    failed('fetchUserInfo', { code: 'SETUP' }),
    failed('fetchUserInfo', { code: 'FAILEDTOLOAD' }),
    failed('fetchUserInfo', { code: 'NOTLOGGEDIN' }),
    failed('fetchUserInfo', { code: 'UNAUTHORIZED' }),
    failed('fetchUserInfo', { code: 'NOCONTACT' }),
    { type: 'TOKEN_RENEWED' },
    { type: 'RETRY' },
    { type: 'SIGN_OUT' },
  ],
  key: ({ context }) => ({
    hasReSignedIn: context.hasReSignedIn,
    isVerified: context.isVerified,
    error: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    viewState: selectOnboardingViewState(snapshot),
    who: snapshot.context.userInfo?.RelationContact.Name ?? null,
  }),
  allows: (snapshot, { type }) => {
    const viewState = selectOnboardingViewState(snapshot)
    switch (type) {
      case 'SIGN_OUT':
        // While it is on its way there is no button.
        return viewState !== 'busy'
      case 'RETRY':
        return viewState === 'accessRefused'
      case 'TOKEN_RENEWED':
        return snapshot.matches('reSigningIn')
      default:
        return true
    }
  },
  unreachable: Object.fromEntries(
    [
      'ready.changed',
      'ready.refreshing',
      'ready: WRITTEN [isOwnContact] → ready.changed',
      'ready.changed: xstate.after.USER_INFO_SETTLE.onboarding.ready.changed → ready.refreshing',
      'ready.refreshing: xstate.done.actor.fetchUserInfo → ready.current',
      'ready.refreshing: xstate.error.actor.fetchUserInfo → ready.current',
      'ready.refreshing: xstate.after.USER_INFO_TIMEOUT.onboarding.ready.refreshing → ready.current',
    ].map((name) => [name, ON_OTHER_SCREENS]),
  ),
  words: onboardingWords,
  limit: 200,
})
