import type { Facts } from '@portal/paths'
import { definePage, fail, mistakes, mock, see, user } from '../steps/index.ts'
import {
  PASSWORD_FIELDS,
  PASSWORD_RULE_NAMES,
  type PasswordField,
  type PasswordProblem,
  type PasswordValues,
} from './fields.ts'
import { CHANGE_PASSWORD_TIMEOUT_MS } from './machine.ts'
import { CURRENT_PASSWORD, changePasswordModel } from './model.ts'

const CHANGE = 'putChangePassword'
const PERSON = 'driver'

const LABELS = {
  current: 'password.current',
  new: 'password.new',
  repeat: 'password.repeat',
} satisfies Record<PasswordField, string>

const OTHER_PROBLEMS = ['required', 'same', 'different', 'wrong'] satisfies PasswordProblem[]
const PROBLEMS = Object.fromEntries(
  [...PASSWORD_RULE_NAMES, ...OTHER_PROBLEMS].map((problem) => [problem, `password.problem.${problem}`]),
)

const form = ({ code, mayHaveChanged, isChanged, typed, problems }: Facts) => {
  const wrong = Object.keys(problems as object).length
  return [
    code === null ? see.noText('password.failed') : see.reason(String(code)),
    mayHaveChanged === true ? see.text('password.unknown') : see.noText('password.unknown'),
    isChanged === true ? see.text('password.changed') : see.noText('password.changed'),
    PASSWORD_FIELDS.map((field) => see.value(LABELS[field], (typed as unknown as PasswordValues)[field])),
    mistakes(problems, LABELS, PROBLEMS),
    wrong > 0 && see.mistakes(wrong),
  ]
}

const resting = (button: string) => (expected: Facts) => [
  form(expected),
  see.enabled(button),
  see.nothingWaiting(),
]

/**
 * The form as a person fills it in. Focusing a field blurs the previous one, so all other filled fields are touched.
 */
export const changePasswordPage = definePage(
  changePasswordModel,
  {
    allows: (snapshot, event) => {
      const { values, touched } = snapshot.context
      // The mock compares the current password itself, so its answer depends on the typed one.
      if (event.type === 'xstate.done.actor.sendPasswords') return values.current === CURRENT_PASSWORD
      if (event.type === 'xstate.error.actor.sendPasswords' && event.error.code === 'WrongPassword')
        return values.current !== CURRENT_PASSWORD
      if (!('field' in event)) return true
      const field = event.field as PasswordField
      // Typing the same value changes nothing.
      if (event.type === 'CHANGE' && values[field] === event.value) return false
      // Fields are read-only while a request is pending, and a blur changes nothing on screen unless the form is being
      // edited.
      if (snapshot.hasTag('busy') || (event.type === 'LEAVE' && !snapshot.matches('editing'))) return false
      return PASSWORD_FIELDS.every(
        (other) => other === field || values[other] === '' || touched.includes(other),
      )
    },
  },
  {
    starts: [user.openAs(PERSON, '/my/changepassword'), mock.hold(CHANGE)],
    events: {
      CHANGE: ({ field, value }) => user.fill(LABELS[field], value),
      LEAVE: ({ field }) => user.leaveByTab(LABELS[field]),
      SUBMIT: (_, { state }) => user.press(state === 'failed' ? 'faces.retry' : 'password.submit'),
    },
    answers: {
      sendPasswords: {
        done: (_, { typed }) => {
          const passwords = typed as unknown as PasswordValues
          return [
            mock.answer(CHANGE),
            // Restore the previous password, so the next change in the path can succeed too.
            mock.changePassword(PERSON, passwords.new, passwords.current),
            mock.answer(CHANGE),
          ]
        },
        failed: (reason) => {
          // The mock rejects a wrong password by itself, so a normal answer is enough.
          if (reason.code === 'WrongPassword') return mock.answer(CHANGE)
          // The portal renews the token and retries once, so the retry must fail too.
          return [fail(CHANGE, reason), reason.code === 'InvalidToken' && fail(CHANGE, reason)]
        },
      },
    },
    delays: { CHANGE_TIMEOUT: mock.leaveUnanswered(CHANGE, CHANGE_PASSWORD_TIMEOUT_MS) },
    states: {
      editing: resting('password.submit'),
      submitting: (expected) => [
        form(expected),
        see.text('password.saving'),
        see.noText('password.submit'),
        see.waiting(CHANGE),
      ],
      succeeded: resting('password.submit'),
      failed: resting('faces.retry'),
      expired: resting('password.submit'),
    },
  },
)
