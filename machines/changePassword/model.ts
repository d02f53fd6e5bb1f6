import { defineModel, done, failed } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import { PASSWORD_FIELDS, type PasswordField } from './fields.ts'
import {
  changePasswordMachine,
  selectChangePasswordError,
  selectIsChangingPassword,
  selectIsPasswordChanged,
  selectMayHaveChanged,
  selectPassword,
  selectPasswordProblem,
} from './machine.ts'
import { changePasswordWords } from './words.ts'

export const CURRENT_PASSWORD = 'Charge-2026!'
const NEW_PASSWORD = 'Volt&Ampere7'

const change = (field: PasswordField, value: string) => ({ type: 'CHANGE', field, value }) as const
const leave = (field: PasswordField) => ({ type: 'LEAVE', field }) as const

/** What the chart and its page have in common. */
export const changePasswordParts = {
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
    code: selectChangePasswordError(snapshot)?.code ?? null,
    problems: Object.fromEntries(
      PASSWORD_FIELDS.flatMap((field) => {
        const problem = selectPasswordProblem(snapshot, field)
        return problem === undefined ? [] : [[field, problem]]
      }),
    ),
    typed: Object.fromEntries(PASSWORD_FIELDS.map((field) => [field, selectPassword(snapshot, field)])),
  }),
  limit: 4_000,
} satisfies Parameters<typeof defineModel<typeof changePasswordMachine>>[1]

/** The form, with a right and a wrong value for each of its fields. */
export const changePasswordModel = defineModel(changePasswordMachine, {
  ...changePasswordParts,
  words: wordsFor(changePasswordMachine, changePasswordWords),
})
