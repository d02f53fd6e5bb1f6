import { INTAKE_RELOAD_DELAY_MS, type IntakePayload } from '@portal/schemas'
import { assign, emit, not, or, setup, stateIn } from 'xstate'
import { type Failure, notProvided } from '../failure.ts'
import {
  type IntakeDraft,
  type IntakeField,
  type IntakeValues,
  ibanOf,
  intakeFields,
  isIbanAskable,
  isVatAskable,
  vatOf,
} from './fields.ts'
import { wrongFields } from './problems.ts'
import type { IbanAnswer, IntakeContext, IntakeEvent, IntakeInput, VatAnswer, WrongFields } from './types.ts'

/** Debounce for external checks. */
export const CHECK_PAUSE_MS = 500
/** Timeout of an external check, which is then skipped. */
export const CHECK_TIMEOUT_MS = 10_000
/** Timeout of a submission; counts as FAILEDTOLOAD. */
export const SETUP_TIMEOUT_MS = 30_000
/** Timeout of an account lookup; counts as not found. */
export const LOOK_UP_TIMEOUT_MS = 30_000

const changed = ({ values }: IntakeContext, event: IntakeEvent): IntakeValues =>
  event.type === 'CHANGE' ? { ...values, [event.field]: event.value } : values

const isOf = (event: IntakeEvent, field: IntakeField): boolean =>
  event.type === 'LEAVE' && event.field === field

const without = (fields: readonly IntakeField[], field: IntakeField) => fields.filter((one) => one !== field)

export const intakeFormSetup = setup({
  types: {
    context: {} as IntakeContext,
    events: {} as IntakeEvent,
    input: {} as IntakeInput,
    emitted: {} as WrongFields,
    tags: {} as 'busy' | 'form',
  },
  actors: {
    validateIban: notProvided<IbanAnswer, { iban: string }>('validateIban'),
    validateVat: notProvided<VatAnswer, { vat: string }>('validateVat'),
    submitSetup: notProvided<void, { payload: IntakePayload; debug: boolean }>('submitSetup'),
    /** Reads the user info again to check whether the account is set up. */
    lookUpAccount: notProvided<{ isSetUp: boolean }>('lookUpAccount'),
  },
  actions: {
    /** Stores the values in case of a reload or a lost session. */
    keepDraft: (_, _params: { draft: IntakeDraft; isCompany: boolean }) => undefined,
    dropDraft: () => undefined,
    /** Reloads the page, which reads the user info again. */
    reload: () => undefined,
    change: assign(({ context, event }) => ({ values: changed(context, event) })),
    touch: assign(({ context }, { field }: { field: IntakeField }) => ({
      touched: intakeFields(context.isCompany).filter(
        (one) => one === field || context.touched.includes(one),
      ),
    })),
    chooseKind: assign(({ context }, { isCompany }: { isCompany: boolean }) => ({
      isCompany,
      touched: intakeFields(isCompany).filter((field) => context.touched.includes(field)),
    })),
    touchAll: assign(({ context }) => ({ touched: intakeFields(context.isCompany) })),
    tellWrongFields: emit(
      ({ context }): WrongFields => ({ type: 'WRONG_FIELDS', fields: wrongFields(context) }),
    ),
    forgetIban: assign(({ context }) => ({
      refused: without(context.refused, 'bankaccount'),
      bic: undefined,
    })),
    forgetVat: assign(({ context }) => ({
      refused: without(context.refused, 'vatnr'),
      companyFound: undefined,
    })),
    refuse: assign(({ context }, { field }: { field: IntakeField }) => ({
      refused: [...without(context.refused, field), field],
      ...(field === 'bankaccount' ? { bic: undefined } : { companyFound: undefined }),
    })),
    learnIban: assign((_, { bic }: IbanAnswer) => ({ bic })),
    learnVat: assign((_, { name }: VatAnswer) => ({ companyFound: name })),
    fail: assign((_, error: Failure) => ({ error })),
    dropError: assign({ error: undefined }),
  },
  guards: {
    isOtherKind: ({ context }, { isCompany }: { isCompany: boolean }) => context.isCompany !== isCompany,
    isRight: ({ context }) => wrongFields(context).length === 0,
    hasCode: ({ context }, { code }: { code: string }) => context.error?.code === code,
    isValid: (_, { valid }: { valid: boolean }) => valid,
    isExisting: (_, failure: Failure) => failure.code === 'USEREXISTS',
    isSetUp: (_, { isSetUp }: { isSetUp: boolean }) => isSetUp,

    isIbanRefused: ({ context }) => context.refused.includes('bankaccount'),
    isIbanAskable: ({ context }) => isIbanAskable(context.values),
    changesIban: ({ context, event }) => ibanOf(changed(context, event)) !== ibanOf(context.values),
    /** Before the first blur the person is still typing, so the incomplete IBAN is not sent. */
    wasIbanLeft: ({ context }) => context.touched.includes('bankaccount'),
    willIbanBeAskable: ({ context, event }) => isIbanAskable(changed(context, event)),
    leavesIban: ({ event }) => isOf(event, 'bankaccount'),

    isVatAskable: ({ context }) => context.isCompany && isVatAskable(context.values),
    changesVat: ({ context, event }) => vatOf(changed(context, event)) !== vatOf(context.values),
    willVatBeAskable: ({ context, event }) => context.isCompany && isVatAskable(changed(context, event)),
    leavesVat: ({ event }) => isOf(event, 'vatnr'),

    isSettled: not(
      or([stateIn({ editing: { iban: 'checking' } }), stateIn({ editing: { vat: 'checking' } })]),
    ),
  },
  delays: {
    CHECK_PAUSE: CHECK_PAUSE_MS,
    CHECK_TIMEOUT: CHECK_TIMEOUT_MS,
    SETUP_TIMEOUT: SETUP_TIMEOUT_MS,
    LOOK_UP_TIMEOUT: LOOK_UP_TIMEOUT_MS,
    RELOAD_DELAY: INTAKE_RELOAD_DELAY_MS,
  },
})
