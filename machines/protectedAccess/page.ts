import { done, type Facts, failed } from '@portal/paths'
import { definePage, fail, mock, own, see, user } from '../steps/index.ts'
import { ACCESS_TIMEOUT_MS, REVEALED_FOR_MS, selectAccessViewState } from './machine.ts'
import { protectedAccessModel } from './model.ts'

const ACCESS = 'accessProtectedUser'
const REASON = 'admin.person.reason'
const ASK = 'admin.person.ask'
const SEND = 'admin.person.show'
const HIDE = 'admin.person.hide'
const MISSING = 'admin.reason.missing'
const FAILED = 'admin.person.failed'
const OVER = 'admin.person.expired'
const RETRY = 'faces.retry'
/** Email of the protected person PU00057. */
const EMAIL = own('anke.thijs@bogaert-refrigeration-sa.example')
const PERSON = { name: 'Sofie', email: 's@example.be', telephone: '', role: 'User', lastLogin: 1 }

/** The dialog has the same title as the button that opens it, so its own buttons show whether it is open. */
const noQuestion = [see.noText(SEND), see.noText('common.cancel')]
const masked = [see.noText(HIDE), see.noText(EMAIL)]
const hidden = [see.text(ASK), noQuestion, masked]

const question = ({ reason, isMissing, code }: Facts) => [
  code === null ? see.noText(FAILED) : [see.text(FAILED), see.reason(String(code))],
  see.value(REASON, String(reason)),
  isMissing === true ? see.text(MISSING) : see.noText(MISSING),
  masked,
]

/**
 * A super administrator requests access to a protected person. Each request is held until it is answered or times out.
 */
export const protectedAccessPage = definePage(
  protectedAccessModel,
  {
    events: [
      { type: 'REVEAL' },
      { type: 'CHANGE', reason: '' },
      { type: 'CHANGE', reason: 'Her invoice' },
      { type: 'SEND', intent: 'one' },
      { type: 'RETRY' },
      { type: 'CLOSE' },
      { type: 'HIDE' },
      done('openPerson', { person: PERSON, at: 1 }),
      failed('openPerson', { code: 'UNEXPECTED', status: 503 }),
      failed('openPerson', { code: 'USERNOTFOUND', status: 200 }),
    ],
    key: ({ context }) => ({
      reason: context.reason,
      isMissing: context.isMissing,
      isSent: context.intent !== '',
      isShown: context.person !== undefined,
      code: context.error?.code ?? null,
    }),
    facts: (snapshot) => ({
      viewState: selectAccessViewState(snapshot),
      reason: snapshot.context.reason,
      isMissing: snapshot.context.isMissing,
      code: snapshot.context.error?.code ?? null,
    }),
    allows: ({ context }, event) => {
      // Typing the same text has no effect; nor does a second press of the button while the reason is missing.
      if (event.type === 'CHANGE') return event['reason'] !== context.reason
      return event.type !== 'SEND' || !context.isMissing
    },
  },
  {
    starts: [mock.hold(ACCESS), user.openAs('superadmin', '/network/admin/protected-users/PU00057')],
    events: {
      REVEAL: user.press(ASK),
      CHANGE: ({ reason }) => user.fill(REASON, reason),
      SEND: user.press(SEND),
      RETRY: user.press(RETRY),
      CLOSE: user.pressKey('Escape'),
      HIDE: user.press(HIDE),
    },
    answers: {
      openPerson: { done: mock.answer(ACCESS), failed: (reason) => fail(ACCESS, reason) },
    },
    delays: {
      ACCESS_TIMEOUT: mock.leaveUnanswered(ACCESS, ACCESS_TIMEOUT_MS),
      REVEALED_FOR: user.wait(REVEALED_FOR_MS),
    },
    states: {
      masked: [hidden, see.noText(OVER)],
      prompting: (expected) => [question(expected), see.enabled(SEND), see.nothingWaiting()],
      opening: (expected) => [question(expected), see.busy(SEND), see.waiting(ACCESS)],
      refused: (expected) => [
        question(expected),
        // Disabled until the reason changes.
        see.disabled(SEND),
        see.noText(RETRY),
        see.nothingWaiting(),
      ],
      failed: (expected) => [question(expected), see.text(RETRY), see.nothingWaiting()],
      revealed: [see.text(HIDE), see.text(EMAIL), noQuestion, see.noText(ASK)],
      expired: [hidden, see.text(OVER)],
    },
  },
)
