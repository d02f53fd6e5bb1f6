import { rules } from '@portal/schemas'
import { BcoError, type Handler } from '../bco/handler.ts'

/** Rules for a password (S5), with the server's message for each. */
const RULES = [
  rules.PASSWORD_RULES.length('must have at least 10 characters'),
  rules.PASSWORD_RULES.uppercase('must have an uppercase letter'),
  rules.PASSWORD_RULES.lowercase('must have a lowercase letter'),
  rules.PASSWORD_RULES.digit('must have a digit'),
  rules.PASSWORD_RULES.special('must have a special character'),
]

/**
 * Changes a password for the rest of the mock session. Checks the current password first, so that a caller with a
 * wrong one gets no message about the new one.
 */
export const putChangePassword: Handler<'putChangePassword'> = ({ body }, { caller, passwords }) => {
  const { currentPassword, newPassword } = body
  if (!passwords.isRight(caller.username, currentPassword)) throw new BcoError('WrongPassword')
  const broken = rules.check(newPassword, RULES)
  if (broken !== undefined) throw new BcoError('Error', `newPassword: ${broken}`)
  if (newPassword === currentPassword)
    throw new BcoError('Error', 'newPassword: must differ from the current one')
  passwords.change(caller.username, newPassword)
  return ''
}
