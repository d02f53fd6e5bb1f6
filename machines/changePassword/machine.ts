import type { ErrorCode } from '@portal/schemas'
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided } from '../failure.ts'
import {
  NO_PASSWORDS,
  PASSWORD_FIELDS,
  type PasswordField,
  type PasswordProblem,
  type PasswordValues,
  passwordProblemOf,
} from './fields.ts'

/** Timeout of a change; counts as FAILEDTOLOAD. */
export const CHANGE_PASSWORD_TIMEOUT_MS = 30_000

/**
 * Names that may hold a password in the context, an event or an input of this machine. Tools that display
 * machines mask them at any depth.
 */
export const SECRETS: readonly string[] = ['values', 'value', 'currentPassword', 'newPassword']

export interface ChangePasswordContext {
  /** The only place that holds passwords. Cleared as soon as possible; never stored or logged. */
  readonly values: PasswordValues
  /** Blurred fields, or all fields after a submit. Only their problems are visible. */
  readonly touched: readonly PasswordField[]
  /** True if the server rejected the current password as typed. */
  readonly isRefused: boolean
  readonly error: Failure | undefined
}

export type ChangePasswordEvent =
  | { type: 'CHANGE'; field: PasswordField; value: string }
  | { type: 'LEAVE'; field: PasswordField }
  | { type: 'SUBMIT' }

/**
 * Emitted when a form with problems is submitted, or when the server rejects the current password. Lists the invalid
 * fields in order; the first one receives the focus.
 */
export interface WrongPasswordFields {
  readonly type: 'WRONG_FIELDS'
  readonly fields: readonly PasswordField[]
}

const problemIn = (
  { values, isRefused }: ChangePasswordContext,
  field: PasswordField,
): PasswordProblem | undefined =>
  passwordProblemOf(field, values) ?? (field === 'current' && isRefused ? 'wrong' : undefined)

const wrongFields = (context: ChangePasswordContext): readonly PasswordField[] =>
  PASSWORD_FIELDS.filter((field) => problemIn(context, field) !== undefined)

const WRONG: readonly string[] = ['WrongPassword'] satisfies ErrorCode[]
const SIGNED_OUT: readonly string[] = ['NOTLOGGEDIN', 'InvalidToken'] satisfies ErrorCode[]

/** Form for changing the signed-in person's password (S2). */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    emitted: {} as WrongPasswordFields,
    tags: {} as 'busy',
  },
  actors: {
    sendPasswords: notProvided<void, { currentPassword: string; newPassword: string }>('sendPasswords'),
  },
  actions: {
    change: assign(({ context }, { field, value }: { field: PasswordField; value: string }) => ({
      values: { ...context.values, [field]: value },
      isRefused: context.isRefused && field !== 'current',
    })),
    touch: assign(({ context }, { field }: { field: PasswordField }) => ({
      touched: PASSWORD_FIELDS.filter((one) => one === field || context.touched.includes(one)),
    })),
    touchAll: assign({ touched: PASSWORD_FIELDS }),
    tellWrongFields: emit(
      ({ context }): WrongPasswordFields => ({ type: 'WRONG_FIELDS', fields: wrongFields(context) }),
    ),
    refuse: assign({ isRefused: true }),
    fail: assign((_, error: Failure) => ({ error })),
    dropError: assign({ error: undefined }),
    empty: assign({ values: NO_PASSWORDS, touched: [], isRefused: false }),
  },
  guards: {
    isRight: ({ context }) => wrongFields(context).length === 0,
    saysWrongPassword: (_, { code }: Failure) => WRONG.includes(code),
    saysSignedOut: (_, { code }: Failure) => SIGNED_OUT.includes(code),
  },
  delays: { CHANGE_TIMEOUT: CHANGE_PASSWORD_TIMEOUT_MS },
}).createMachine({
  id: 'changePassword',
  description: 'The form that changes a password at the identity provider (S2, S5, S7).',
  context: { values: NO_PASSWORDS, touched: [], isRefused: false, error: undefined },
  initial: 'editing',
  states: {
    editing: {
      description: 'The person fills in the form; a field is validated on blur and then on every keystroke.',
      on: {
        CHANGE: { actions: { type: 'change', params: ({ event }) => event } },
        LEAVE: { actions: { type: 'touch', params: ({ event }) => event } },
        SUBMIT: [
          { guard: 'isRight', target: 'submitting', actions: 'touchAll' },
          { actions: ['touchAll', 'tellWrongFields'] },
        ],
      },
    },
    submitting: {
      description: 'The change is sent once; nothing can be changed or resent.',
      tags: 'busy',
      invoke: {
        id: 'sendPasswords',
        src: 'sendPasswords',
        input: ({ context }) => ({
          currentPassword: context.values.current,
          newPassword: context.values.new,
        }),
        onDone: { target: 'succeeded', actions: 'empty' },
        onError: [
          {
            guard: { type: 'saysWrongPassword', params: failureOf },
            target: 'editing',
            actions: ['refuse', 'tellWrongFields'],
          },
          {
            guard: { type: 'saysSignedOut', params: failureOf },
            target: 'expired',
            actions: ['empty', { type: 'fail', params: failureOf }],
          },
          {
            target: 'failed',
            actions: { type: 'fail', params: failureOf },
          },
        ],
      },
      after: {
        CHANGE_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    succeeded: {
      description: 'The password was changed; the empty form says so until the person types.',
      on: {
        CHANGE: { target: 'editing', actions: { type: 'change', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'The change failed or its outcome is unknown; the form is unchanged and shows the reason.',
      on: {
        SUBMIT: { target: 'submitting', actions: 'dropError' },
        CHANGE: {
          target: 'editing',
          actions: ['dropError', { type: 'change', params: ({ event }) => event }],
        },
      },
    },
    expired: {
      description: 'The session has ended. Nothing was changed, and the passwords are cleared.',
      on: {
        CHANGE: {
          target: 'editing',
          actions: ['dropError', { type: 'change', params: ({ event }) => event }],
        },
      },
    },
  },
})

export type ChangePasswordMachine = typeof changePasswordMachine
export type ChangePasswordRef = ActorRefFrom<ChangePasswordMachine>
export type ChangePasswordSnapshot = SnapshotFrom<ChangePasswordMachine>

export const selectPassword = ({ context }: ChangePasswordSnapshot, field: PasswordField): string =>
  context.values[field]

/** Visible problem with a field; undefined until the field is blurred or the form is submitted. */
export const selectPasswordProblem = (
  { context }: ChangePasswordSnapshot,
  field: PasswordField,
): PasswordProblem | undefined => (context.touched.includes(field) ? problemIn(context, field) : undefined)

/** True while a request is pending; the form is then read-only. */
export const selectIsChangingPassword = (snapshot: ChangePasswordSnapshot): boolean => snapshot.hasTag('busy')
export const selectIsPasswordChanged = (snapshot: ChangePasswordSnapshot): boolean =>
  snapshot.matches('succeeded')
/** True if the change failed and can be retried with the same values. */
export const selectMayRetryChange = (snapshot: ChangePasswordSnapshot): boolean => snapshot.matches('failed')
/** True if no response arrived, so the password may have changed. */
export const selectMayHaveChanged = (snapshot: ChangePasswordSnapshot): boolean =>
  snapshot.matches('failed') && snapshot.context.error?.code === FAILED_TO_LOAD.code
