import type { Facts } from '../paths/json.ts'
import type { WordsFor } from '../paths/wordsFor.ts'
import { also, fails, mistakes, silent, typed } from '../words.ts'
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

const fields = (expected: Facts): string => {
  const filled = Object.entries(expected['typed'] as Record<string, string>).filter(([, text]) => text !== '')
  return also(
    filled.length === 0 ? 'three empty fields' : 'what was typed still in its fields',
    mistakes(expected, LABELS, PROBLEMS),
  )
}

const told = (expected: Facts): string =>
  also(
    `what the code ${String(expected['code'])} means`,
    expected['mayHaveChanged'] === true && 'that the password may have been changed all the same',
    fields(expected),
  )

/** The change of a password as a manual tester does it. */
export const changePasswordWords: WordsFor<ChangePasswordMachine> = {
  holds: ['putChangePassword'],
  starts: 'Open /my/changepassword, signed in as driver; the current password is Charge-2026!',
  events: {
    CHANGE: ({ field, value }) => typed(LABELS[field], value),
    LEAVE: ({ field }) => `Go into “${LABELS[field]}” and leave it with the Tab key`,
    SUBMIT: 'Press “Change password”, or “Try again” if that shows instead',
  },
  answers: {
    sendPasswords: {
      done: 'Let the change be answered; then set the password back (POST /__mock/reset)',
      failed: (reason) =>
        reason.code === 'WrongPassword'
          ? 'Let the change be answered: the current password is wrong'
          : reason.code === 'InvalidToken'
            ? `${fails('the change', reason)}, twice`
            : fails('the change', reason),
    },
  },
  delays: { CHANGE_TIMEOUT: silent('the change', CHANGE_PASSWORD_TIMEOUT_MS) },
  states: {
    editing: (expected) => also(fields(expected), '“Change password” can be pressed'),
    submitting: '“Changing…” instead of “Change password”; one request waits',
    succeeded: '“Account succesfully updated”; three empty fields',
    failed: (expected) => also(told(expected), '“Try again” can be pressed'),
    expired: (expected) => also(told(expected), '“Change password” can be pressed'),
  },
}
