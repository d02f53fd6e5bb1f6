import { done, failed, never } from '@portal/paths'
import { SIGN_OUT_CODES, type UserInfo } from '@portal/schemas'
import { definePage, fail, mock, see, text, user } from '../steps/index.ts'
import { selectOnboardingViewState, USER_INFO_TIMEOUT_MS } from './machine.ts'
import { onboardingModel } from './model.ts'

const INFO = 'getUserInfo'
const TOKEN = 'identity.token'

const userInfo = {
  role: ['User'],
  Relation: { Id: 'R-1', Description: 'Dana Driver', IsCompany: 0 },
  RelationContact: { Id: 'C-1', Name: 'Dana Driver', Email: 'driver@charge-portal.example' },
} satisfies UserInfo

const ON_OTHER_SCREENS = 'The dashboard does not edit contacts; covered by e2e/journeys/profile.spec.ts'

/** Onboarding after a sign-in, on a page that may still try its one silent sign-in. */
export const onboardingPage = definePage(
  onboardingModel,
  {
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
    // The sign-out button is hidden during a request.
    allows: (snapshot, { type }) => type !== 'SIGN_OUT' || selectOnboardingViewState(snapshot) !== 'busy',
    accepted: {},
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
  },
  {
    starts: [mock.hold(INFO), user.openAs('driver', '/dashboard'), mock.hold(TOKEN)],
    events: {
      TOKEN_RENEWED: mock.answer(TOKEN),
      RETRY: user.press('faces.retry'),
      WRITTEN: never(ON_OTHER_SCREENS),
      SIGN_OUT: (_, { viewState }) =>
        viewState === 'ready' ? user.press('shell.logOut', 'accountMenu') : user.press('faces.signOut'),
    },
    answers: {
      fetchUserInfo: {
        done: mock.answer(INFO),
        failed: (reason) => [
          fail(INFO, reason),
          // The portal renews a rejected token once and retries, so the retry has to fail too.
          reason.code === 'NOTLOGGEDIN' && [mock.answer(TOKEN), fail(INFO, reason)],
        ],
      },
    },
    delays: {
      USER_INFO_TIMEOUT: mock.leaveUnanswered(INFO, USER_INFO_TIMEOUT_MS),
      USER_INFO_SETTLE: never(ON_OTHER_SCREENS),
    },
    states: {
      loadingUserInfo: [
        see.text('faces.loadingUser'),
        see.noHeading(),
        see.waiting(INFO),
        see.notWaiting(TOKEN),
      ],
      reSigningIn: [see.text('faces.loadingUser'), see.noHeading(), see.waiting(TOKEN), see.notWaiting(INFO)],
      'ready.current': [see.buttonStartingWith(text('shell.account', { name: '' })), see.nothingWaiting()],
      'ready.changed': never(ON_OTHER_SCREENS),
      'ready.refreshing': never(ON_OTHER_SCREENS),
      setupNeeded: [see.text('intake.private'), see.nothingWaiting()],
      accessRefused: ({ error }) => [
        see.text('faces.access.title'),
        see.reason(String(error)),
        see.text('faces.retry'),
        see.notWaiting(TOKEN),
      ],
      leaving: ({ error }) => [
        see.text('faces.signedOut.title'),
        SIGN_OUT_CODES.some((code) => code === error)
          ? see.reason(String(error))
          : see.text('faces.signedOut.text'),
      ],
    },
  },
)
