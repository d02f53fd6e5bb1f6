import { defineModel, done, failed } from '@portal/paths'
import type { UserInfo } from '@portal/schemas'
import { onboardingMachine, selectOnboardingViewState } from './machine.ts'

const userInfo = {
  role: ['User'],
  Relation: { Id: 'R-1', Description: 'Dana Driver', IsCompany: 0 },
  RelationContact: { Id: 'C-1', Name: 'Dana Driver', Email: 'driver@charge-portal.example' },
} satisfies UserInfo

/** The same person after editing their own record. */
const renamed = {
  ...userInfo,
  RelationContact: { ...userInfo.RelationContact, Name: 'Dana New' },
} satisfies UserInfo

/** One person, on a page that has or has not yet used its one silent sign-in. */
export const onboardingModel = defineModel(onboardingMachine, {
  inputs: [{ hasReSignedIn: false }, { hasReSignedIn: true }],
  events: [
    done('fetchUserInfo', userInfo),
    done('fetchUserInfo', renamed),
    failed('fetchUserInfo', { code: 'SETUP' }),
    failed('fetchUserInfo', { code: 'FAILEDTOLOAD' }),
    failed('fetchUserInfo', { code: 'NOTLOGGEDIN' }),
    failed('fetchUserInfo', { code: 'InvalidToken' }),
    failed('fetchUserInfo', { code: 'UNAUTHORIZED' }),
    failed('fetchUserInfo', { code: 'NOCONTACT' }),
    { type: 'TOKEN_RENEWED' },
    { type: 'RETRY' },
    { type: 'SIGN_OUT' },
    { type: 'WRITTEN', dataClass: 'relationcontact', id: 'C-1' },
    { type: 'WRITTEN', dataClass: 'relationcontact' },
    { type: 'WRITTEN', dataClass: 'relationcontact', id: 'C-2' },
  ],
  key: ({ context }) => ({
    hasReSignedIn: context.hasReSignedIn,
    isVerified: context.isVerified,
    error: context.error?.code ?? null,
    who: context.userInfo?.RelationContact.Name ?? null,
  }),
  facts: (snapshot) => ({
    viewState: selectOnboardingViewState(snapshot),
    who: snapshot.context.userInfo?.RelationContact.Name ?? null,
  }),
  interrupts: {
    'the token is rejected and renewed': [
      failed('fetchUserInfo', { code: 'UNAUTHORIZED' }),
      { type: 'TOKEN_RENEWED' },
    ],
  },
  laws: {
    're-sign-in happens at most once (S4)': (_, { after }) => {
      const refused = failed('fetchUserInfo', { code: 'UNAUTHORIZED' })
      return after(refused, { type: 'TOKEN_RENEWED' }, refused)?.matches('accessRefused') ?? true
    },
    'a successful RETRY leads to ready without an error': (_, { after }) => {
      const later = after({ type: 'RETRY' }, done('fetchUserInfo', userInfo))
      return (
        later === undefined ||
        (selectOnboardingViewState(later) === 'ready' && later.context.isVerified && !later.context.error)
      )
    },
    'a write keeps the portal open with the previous user info, even if rereading it fails': (
      snapshot,
      { after },
    ) => {
      const own = { type: 'WRITTEN', dataClass: 'relationcontact', id: 'C-1' } as const
      const isSame = (later: typeof snapshot | undefined) =>
        later === undefined ||
        (selectOnboardingViewState(later) === selectOnboardingViewState(snapshot) &&
          later.context.userInfo === snapshot.context.userInfo)
      return (
        !snapshot.matches('ready') ||
        (isSame(after(own)) && isSame(after(failed('fetchUserInfo', { code: 'NOTLOGGEDIN' }))))
      )
    },
    'SIGN_OUT always leads to leaving': (_, { after }) =>
      after({ type: 'SIGN_OUT' })?.matches('leaving') ?? true,
  },
  limit: 200,
  accepted: {
    'loadingUserInfo: xstate.error.actor.fetchUserInfo [hasCode] → leaving | loadingUserInfo: xstate.error.actor.fetchUserInfo [isSignOutCode] → leaving':
      'S4: FAILEDTOLOAD signs out locally only; the other codes in that list also end the session at the provider',
    'loadingUserInfo: xstate.error.actor.fetchUserInfo [hasCode] → setupNeeded | loadingUserInfo: xstate.error.actor.fetchUserInfo [hasReSignedIn] → accessRefused':
      'Intended order: codes with their own transition keep it after the single re-sign-in',
    'loadingUserInfo: xstate.error.actor.fetchUserInfo [hasCode] → leaving | loadingUserInfo: xstate.error.actor.fetchUserInfo [hasReSignedIn] → accessRefused':
      'Intended order: codes with their own transition keep it after the single re-sign-in',
    'loadingUserInfo: xstate.error.actor.fetchUserInfo [isSignOutCode] → leaving | loadingUserInfo: xstate.error.actor.fetchUserInfo [hasReSignedIn] → accessRefused':
      'Intended order: codes with their own transition keep it after the single re-sign-in',
    leaving: 'The sign-in machine ends the session and stops this machine',
  },
})
