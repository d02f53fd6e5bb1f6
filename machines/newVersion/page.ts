import { definePage, fail, mock, see, user } from '../steps/index.ts'
import {
  VERSION_LATER_MS,
  VERSION_LOOK_EVERY_MS,
  VERSION_LOOK_TIMEOUT_MS,
  VERSION_REST_MS,
} from './machine.ts'
import { newVersionModel } from './model.ts'

const PAGE = '/'
/** Start page of another deployment, whose script has a different file name. */
const OTHER_PAGE = '<script type="module" crossorigin src="/assets/index-another.js"></script>'

const NO_OFFER = see.noText('faces.newVersion.title')
const QUIET = [NO_OFFER, see.nothingWaiting()]

/** A deployment during a visit. */
export const newVersionPage = definePage(
  newVersionModel,
  {},
  {
    starts: [user.openAs('driver', '/ui-elements'), mock.hold(PAGE), user.focusWindow()],
    events: {
      FOCUS: [mock.hold(PAGE), user.focusWindow()],
      RELOAD: user.press('faces.reload'),
      LATER: user.press('newVersion.later'),
    },
    answers: {
      look: {
        done: (isAnother) => (isAnother ? mock.answerWithPage(PAGE, OTHER_PAGE) : mock.answer(PAGE)),
        failed: (reason) => fail(PAGE, reason),
      },
    },
    delays: {
      // REST has already elapsed, so wait only for the remaining time.
      LOOK_EVERY: [mock.hold(PAGE), user.wait(VERSION_LOOK_EVERY_MS - VERSION_REST_MS)],
      REST: user.wait(VERSION_REST_MS),
      LOOK_TIMEOUT: mock.leaveUnanswered(PAGE, VERSION_LOOK_TIMEOUT_MS),
      LATER: user.wait(VERSION_LATER_MS),
    },
    states: {
      looking: [NO_OFFER, see.waiting(PAGE)],
      'current.resting': QUIET,
      'current.ready': QUIET,
      here: [see.text('faces.newVersion.title'), see.text('faces.reload'), see.text('newVersion.later')],
      later: QUIET,
      reloading: [see.loadedAgain(), see.text('shell.uiElements'), NO_OFFER],
    },
  },
)
