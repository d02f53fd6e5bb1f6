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

/** The form, with a valid and an invalid value for each field. */
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
    'the connection is lost while it is sent, and back': [
      failed('sendPasswords', { code: 'FAILEDTOLOAD' }),
      { type: 'SUBMIT' },
    ],
    'the server fails for once': [
      failed('sendPasswords', { code: 'UNEXPECTED', status: 500 }),
      { type: 'SUBMIT' },
    ],
  },
  laws: {
    'a change that fails leaves the form as it was sent': ({ context }, { after }) => {
      const values = after(failed('sendPasswords', { code: 'UNEXPECTED', status: 500 }))?.context.values
      return canonical(values ?? context.values) === canonical(context.values)
    },
    'trying again sends the same, without the reason of before': ({ context }, { after }) => {
      const again = after(failed('sendPasswords', { code: 'FAILEDTOLOAD' }), { type: 'SUBMIT' })
      return (
        again === undefined ||
        (again.matches('submitting') &&
          canonical(again.context.values) === canonical(context.values) &&
          again.context.error === undefined)
      )
    },
    'no password is kept once it was changed': (_, { after, fresh }) => {
      const changed = after(done('sendPasswords'))?.context ?? fresh.context
      return canonical(changed) === canonical(fresh.context)
    },
    'no password is kept once the sign-in has ended': (_, { after, fresh }) => {
      const ended = after(failed('sendPasswords', { code: 'InvalidToken', status: 401 }))?.context
      return canonical(ended?.values ?? fresh.context.values) === canonical(fresh.context.values)
    },
    'a value typed and typed back is judged as before': (snapshot, { after }) => {
      const later = after(change('new', 'volt'), change('new', snapshot.context.values.new))
      return PASSWORD_FIELDS.every(
        (field) =>
          later === undefined ||
          selectPasswordProblem(later, field) === selectPasswordProblem(snapshot, field),
      )
    },
  },
})
