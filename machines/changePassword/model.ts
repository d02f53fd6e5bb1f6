import { canonical, defineModel, done, failed } from '@portal/paths'
import { PASSWORD_FIELDS, type PasswordField } from './fields.ts'
import {
  changePasswordMachine,
  selectIsChangingPassword,
  selectIsPasswordChanged,
  selectMayHaveChanged,
  selectPassword,
  selectPasswordProblem,
} from './machine.ts'

export const CURRENT_PASSWORD = 'Charge-2026!'
const NEW_PASSWORD = 'Volt&Ampere7'

const change = (field: PasswordField, value: string) => ({ type: 'CHANGE', field, value }) as const
const leave = (field: PasswordField) => ({ type: 'LEAVE', field }) as const

/** The form, with valid and invalid values for each field. */
export const changePasswordModel = defineModel(changePasswordMachine, {
  inputs: [null],
  events: [
    change('current', CURRENT_PASSWORD),
    change('current', 'Guessed-2026!'),
    change('new', NEW_PASSWORD),
    change('new', 'volt'),
    change('new', CURRENT_PASSWORD),
    change('repeat', NEW_PASSWORD),
    change('repeat', 'Volt'),
    leave('current'),
    leave('new'),
    leave('repeat'),
    { type: 'SUBMIT' },
    done('sendPasswords'),
    failed('sendPasswords', { code: 'WrongPassword', status: 200 }),
    failed('sendPasswords', { code: 'UNEXPECTED', status: 500 }),
    failed('sendPasswords', { code: 'FAILEDTOLOAD' }),
    failed('sendPasswords', { code: 'InvalidToken', status: 401 }),
  ],
  key: ({ context }) => ({
    ...context.values,
    touched: [...context.touched],
    isRefused: context.isRefused,
    error: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    isBusy: selectIsChangingPassword(snapshot),
    isChanged: selectIsPasswordChanged(snapshot),
    mayHaveChanged: selectMayHaveChanged(snapshot),
    code: snapshot.context.error?.code ?? null,
    problems: Object.fromEntries(
      PASSWORD_FIELDS.flatMap((field) => {
        const problem = selectPasswordProblem(snapshot, field)
        return problem === undefined ? [] : [[field, problem]]
      }),
    ),
    typed: Object.fromEntries(PASSWORD_FIELDS.map((field) => [field, selectPassword(snapshot, field)])),
  }),
  limit: 4_000,
  interrupts: {
    'sending loses the connection and is retried': [
      failed('sendPasswords', { code: 'FAILEDTOLOAD' }),
      { type: 'SUBMIT' },
    ],
    'the server fails once': [
      failed('sendPasswords', { code: 'UNEXPECTED', status: 500 }),
      { type: 'SUBMIT' },
    ],
  },
  laws: {
    'a failed change keeps the typed values': ({ context }, { after }) => {
      const values = after(failed('sendPasswords', { code: 'UNEXPECTED', status: 500 }))?.context.values
      return canonical(values ?? context.values) === canonical(context.values)
    },
    'SUBMIT after a failure sends the same values and clears the error': ({ context }, { after }) => {
      const again = after(failed('sendPasswords', { code: 'FAILEDTOLOAD' }), { type: 'SUBMIT' })
      return (
        again === undefined ||
        (again.matches('submitting') &&
          canonical(again.context.values) === canonical(context.values) &&
          again.context.error === undefined)
      )
    },
    'no password stays in the context after a change': (_, { after, fresh }) => {
      const changed = after(done('sendPasswords'))?.context ?? fresh.context
      return canonical(changed) === canonical(fresh.context)
    },
    'no password stays in the context after the session ends': (_, { after, fresh }) => {
      const ended = after(failed('sendPasswords', { code: 'InvalidToken', status: 401 }))?.context
      return canonical(ended?.values ?? fresh.context.values) === canonical(fresh.context.values)
    },
    'changing a value and changing it back restores the validation result': (snapshot, { after }) => {
      const later = after(change('new', 'volt'), change('new', snapshot.context.values.new))
      return PASSWORD_FIELDS.every(
        (field) =>
          later === undefined ||
          selectPasswordProblem(later, field) === selectPasswordProblem(snapshot, field),
      )
    },
  },
})
