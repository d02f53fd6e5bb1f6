import { definePage, device, fail, mock, own, see, user } from '../steps/index.ts'
import { BANNER_TIMEOUT_MS } from './machine.ts'
import { bannerModel } from './model.ts'

const BANNER = 'getBanner'
const SCREEN = [see.text('shell.uiElements'), see.noText('banner.dismiss')]
const WITHOUT_MESSAGE = [SCREEN, see.nothingWaiting()]

/** The banner in one tab, where a person signs in, signs out through another tab, and someone signs in again. */
export const bannerPage = definePage(
  bannerModel,
  {
    // A person signs in only while signed out, so the event never replaces one person with another.
    allows: ({ context }, event) =>
      event.type !== 'PERSON_CHANGED' || (event['person'] === undefined) !== (context.person === undefined),
  },
  {
    starts: ({ dismissed }) => [
      mock.hold(BANNER),
      dismissed !== undefined && [
        user.open('/silent-renew-oidc.html'),
        device.store('charge-portal:banner', dismissed, 'session'),
      ],
      user.open('/ui-elements'),
    ],
    events: {
      PERSON_CHANGED: ({ person }) =>
        person === undefined
          ? [
              device.forgetInOtherTab('charge-portal:user'),
              device.forgetSession(),
              user.press('faces.signIn'),
            ]
          : user.signIn(person),
      DISMISS: user.press('banner.dismiss'),
    },
    answers: {
      fetchBanner: {
        done: (message) => [mock.setBanner(message), mock.answer(BANNER)],
        failed: (reason) => fail(BANNER, reason),
      },
    },
    delays: { BANNER_TIMEOUT: mock.leaveUnanswered(BANNER, BANNER_TIMEOUT_MS) },
    states: {
      waiting: [see.noText('shell.uiElements'), see.noText('banner.dismiss'), see.nothingWaiting()],
      loading: [SCREEN, see.waiting(BANNER)],
      visible: ({ visibleMessage }) => [
        see.text(own(String(visibleMessage))),
        see.text('banner.dismiss'),
        see.nothingWaiting(),
      ],
      dismissed: WITHOUT_MESSAGE,
      empty: WITHOUT_MESSAGE,
      failed: [SCREEN, see.logged('The banner could not be read'), see.nothingWaiting()],
    },
  },
)
