import type { Facts, WordsFor } from '@portal/paths'
import { also, answered, fails, mistakes, silent, typed } from '../words.ts'
import type { PasswordField } from './fields.ts'
import { CHANGE_PASSWORD_TIMEOUT_MS, type ChangePasswordMachine } from './machine.ts'

/** As the form names them. */
const LABELS: Readonly<Record<PasswordField, string>> = {
  current: 'Current password',
  new: 'New password',
  repeat: 'Repeat new password',
}

/** As the form tells them. */
const PROBLEMS = {
  required: 'This field is required',
  length: 'Use at least 10 characters.',
  uppercase: 'Add an uppercase letter.',
  lowercase: 'Add a lowercase letter.',
  digit: 'Add a number.',
  special: 'Add a special character, such as ! or &.',
  same: 'Your new password must be different from your current one.',
  different: 'The passwords don’t match.',
  wrong: 'That’s not your current password. Try again.',
}

const REQUEST = 'the change'
const MAY_HAVE_CHANGED =
  'It may have changed anyway. If your current password no longer works, use the new one.'
const PERSON = 'driver'

const fields = (expected: Facts): string =>
  also(
    ...Object.entries(expected['typed'] as Record<PasswordField, string>).map(([field, text]) =>
      text === ''
        ? `“${LABELS[field as PasswordField]}” is empty`
        : `“${LABELS[field as PasswordField]}” contains ${text}`,
    ),
    mistakes(expected, LABELS, PROBLEMS),
  )

const told = (expected: Facts): string =>
  also(
    `what the code ${String(expected['code'])} means`,
    expected['mayHaveChanged'] === true && `“${MAY_HAVE_CHANGED}”`,
    fields(expected),
  )

/** The change of a password as a manual tester does it. */
export const changePasswordWords: WordsFor<ChangePasswordMachine> = {
  holds: { [REQUEST]: 'putChangePassword' },
  starts: `Sign in as ${PERSON} and open /my/changepassword (the current password is Charge-2026!); hold ${REQUEST}`,
  events: {
    CHANGE: ({ field, value }) => typed(LABELS[field], value),
    LEAVE: ({ field }) => `Go into “${LABELS[field]}” and leave it with the Tab key`,
    SUBMIT: (_, { state }) => (state === 'failed' ? 'Press “Try again”' : 'Press “Change password”'),
  },
  answers: {
    sendPasswords: {
      done: (_, { typed: passwords }) => {
        const { current, new: changed } = (passwords ?? {}) as Record<PasswordField, string>
        return also(
          answered(REQUEST),
          `change the password of ${PERSON} from ${changed} to ${current} by a call of the API`,
          `let ${REQUEST} be answered (the one of that call)`,
        )
      },
      failed: (reason) =>
        reason.code === 'WrongPassword'
          ? `${answered(REQUEST)} (the current password is wrong)`
          : reason.code === 'InvalidToken'
            ? also(
                fails(REQUEST, reason),
                `let ${REQUEST} be answered with the code ${reason.code} (it was sent again with a new token)`,
              )
            : fails(REQUEST, reason),
    },
  },
  delays: { CHANGE_TIMEOUT: silent(REQUEST, CHANGE_PASSWORD_TIMEOUT_MS) },
  states: {
    editing: (expected) => also(fields(expected), '“Change password” can be pressed'),
    submitting: `“Changing…”; no “Change password”; ${REQUEST} waits`,
    succeeded: (expected) => also('“Account succesfully updated”', fields(expected)),
    failed: (expected) => also(told(expected), '“Try again” can be pressed'),
    expired: (expected) => also(told(expected), '“Change password” can be pressed'),
  },
}
