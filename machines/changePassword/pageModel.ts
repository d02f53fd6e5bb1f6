import { definePageModel, done, failed } from '@portal/paths'
import type { Failure } from '../failure.ts'
import { PASSWORD_FIELDS, type PasswordField } from './fields.ts'
import { changePasswordMachine } from './machine.ts'
import { CURRENT_PASSWORD, changePasswordParts } from './model.ts'
import { changePasswordWords } from './words.ts'

const DONE = done('sendPasswords').type
const FAILED = failed('sendPasswords', null).type

/** The form as a person fills it in: going to another field leaves the one before. */
export const changePasswordPageModel = definePageModel(changePasswordMachine, {
  ...changePasswordParts,
  allows: (snapshot, event) => {
    const { values, touched } = snapshot.context
    // Whether the current password is right the server finds out by itself.
    const { type, error } = event
    if (type === DONE) return values.current === CURRENT_PASSWORD
    if (type === FAILED && (error as Failure).code === 'WrongPassword')
      return values.current !== CURRENT_PASSWORD
    if (!('field' in event)) return true
    const isFieldLeft = (one: PasswordField) => values[one] === '' || touched.includes(one)
    // While it is sent nothing can be typed, and where nothing is shown to be wrong leaving a field shows nothing.
    const field = event.field as PasswordField
    // Typing the same value changes nothing.
    if (type === 'CHANGE' && values[field] === event.value) return false
    if (snapshot.hasTag('busy') || (event.type === 'LEAVE' && !snapshot.matches('editing'))) return false
    return PASSWORD_FIELDS.every((other) => other === field || isFieldLeft(other))
  },
  words: changePasswordWords,
})
