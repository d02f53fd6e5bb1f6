import { INTAKE_RELOAD_DELAY_MS, type IntakePayload } from '@portal/schemas'
import {
  type ActorRefFrom,
  and,
  assign,
  emit,
  fromPromise,
  not,
  or,
  type SnapshotFrom,
  setup,
  stateIn,
} from 'xstate'
import { FAILED_TO_LOAD, type Failure, toFailure } from '../failure.ts'
import {
  type IntakeDraft,
  type IntakeField,
  type IntakePerson,
  type IntakeProblem,
  type IntakeValues,
  ibanOf,
  intakeFields,
  intakePayload,
  isIbanAskable,
  isVatAskable,
  isVatWrong,
  problemOf,
  startValues,
  vatOf,
} from './fields.ts'

/** A pause in typing after which an outside service is asked about the value. */
export const CHECK_PAUSE_MS = 500
/** A check that has not been answered after this time is skipped. */
export const CHECK_TIMEOUT_MS = 10_000
/** An intake that has not been answered after this time counts as FAILEDTOLOAD. */
export const SETUP_TIMEOUT_MS = 30_000
/** A look at the account that has not been answered after this time found nothing. */
export const LOOK_UP_TIMEOUT_MS = 30_000

/** What a service outside said of an IBAN, with the bank's BIC. */
export interface IbanAnswer {
  readonly valid: boolean
  readonly bic?: string
}

/** What a service outside said of a VAT number, with the company's name where it tells it. */
export interface VatAnswer {
  readonly valid: boolean
  readonly name?: string
}

export interface IntakeInput extends IntakePerson {
  /** Whether the portal was opened with `?debug=1`: the call then carries it (S7). */
  readonly debug: boolean
  /** What was typed before, see `readIntakeDraft`. */
  readonly draft?: IntakeDraft
}

export interface IntakeContext extends IntakePerson {
  readonly debug: boolean
  readonly values: IntakeValues
  /** Fields that were left once, and all after a submit: only their mistakes are told. */
  readonly touched: readonly IntakeField[]
  /** Fields whose current values an outside service called wrong. */
  readonly refused: readonly IntakeField[]
  readonly bic: string | undefined
  readonly companyFound: string | undefined
  readonly error: Failure | undefined
}

export type IntakeEvent =
  | { type: 'CHANGE'; field: IntakeField; value: string }
  | { type: 'LEAVE'; field: IntakeField }
  /** For oneself or for a company: the identity provider does not say. */
  | { type: 'CHOOSE_KIND'; isCompany: boolean }
  | { type: 'SUBMIT' }
  | { type: 'BACK_TO_FORM' }
  /** Looks once more whether the account that exists is one's own. */
  | { type: 'RETRY' }

/** Told when a form with mistakes was submitted: the wrong fields in their order; the first wants the focus. */
export interface WrongFields {
  readonly type: 'WRONG_FIELDS'
  readonly fields: readonly IntakeField[]
}

/** The mistake in a field: by the rules of S5 first, else by an outside answer about the current value. */
const problemIn = ({ values, refused }: IntakeContext, field: IntakeField): IntakeProblem | undefined => {
  const problem = problemOf(field, values)
  if (problem !== undefined || !refused.includes(field)) return problem
  return field === 'vatnr' ? 'vatInvalid' : 'ibanInvalid'
}

const wrongFields = (context: IntakeContext): readonly IntakeField[] =>
  intakeFields(context.isCompany).filter((field) => problemIn(context, field) !== undefined)

const changed = ({ values }: IntakeContext, event: IntakeEvent): IntakeValues =>
  event.type === 'CHANGE' ? { ...values, [event.field]: event.value } : values

const isOf = (event: IntakeEvent, field: IntakeField): boolean =>
  event.type === 'LEAVE' && event.field === field

const without = (fields: readonly IntakeField[], field: IntakeField) => fields.filter((one) => one !== field)

const draftOf = ({ context }: { context: IntakeContext }) => ({
  draft: context.values,
  isCompany: context.isCompany,
})

const notProvided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`))

/** The intake form of someone who is known to the identity provider and not yet to the portal (S4, S5). */
export const intakeFormMachine = setup({
  types: {
    context: {} as IntakeContext,
    events: {} as IntakeEvent,
    input: {} as IntakeInput,
    emitted: {} as WrongFields,
    tags: {} as 'busy' | 'form',
  },
  actors: {
    validateIban: fromPromise<IbanAnswer, { iban: string }>(notProvided('validateIban')),
    validateVat: fromPromise<VatAnswer, { vat: string }>(notProvided('validateVat')),
    submitSetup: fromPromise<void, { payload: IntakePayload; debug: boolean }>(notProvided('submitSetup')),
    /** Reads the user info again: whether the account is set up by now. */
    lookUpAccount: fromPromise<{ isSetUp: boolean }>(notProvided('lookUpAccount')),
  },
  actions: {
    /** Stores what was typed, so that it is there again after a reload or a lost session. */
    keepDraft: (_, _params: { draft: IntakeDraft; isCompany: boolean }) => undefined,
    dropDraft: () => undefined,
    /** Loads the page again, which asks for the user info again. */
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
    /** Who has not left the field yet is still typing it for the first time, and half an IBAN is no one's business. */
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
}).createMachine({
  id: 'intakeForm',
  description: 'The mandatory intake of a first-time person (S4, S5).',
  context: ({ input }) => {
    const values = startValues(input.draft)
    return {
      isCompany: input.isCompany,
      name: input.name,
      debug: input.debug,
      values,
      // The person has left the field, be it by losing the page.
      touched: intakeFields(input.isCompany).filter((field) => (input.draft?.[field] ?? '') !== ''),
      refused: [],
      bic: undefined,
      companyFound: undefined,
      error: undefined,
    }
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is filled in; what can only be checked outside is checked beside.',
      tags: 'form',
      type: 'parallel',
      states: {
        submission: {
          description: 'Whether the person has said that the form is done.',
          initial: 'typing',
          on: {
            CHANGE: {
              target: '.typing',
              actions: ['change', { type: 'keepDraft', params: draftOf }],
            },
            LEAVE: { actions: { type: 'touch', params: ({ event }) => event } },
            CHOOSE_KIND: {
              guard: { type: 'isOtherKind', params: ({ event }) => event },
              target: '.typing',
              actions: [
                { type: 'chooseKind', params: ({ event }) => event },
                { type: 'keepDraft', params: draftOf },
              ],
            },
          },
          states: {
            typing: {
              description: 'A field is checked when it is left, and then at every key.',
              on: {
                SUBMIT: [
                  { guard: 'isRight', target: 'awaitingChecks', actions: 'touchAll' },
                  { actions: ['touchAll', 'tellWrongFields'] },
                ],
              },
            },
            awaitingChecks: {
              description:
                'All is right but for checks under way: they are waited for before anything is sent.',
              tags: 'busy',
              always: [
                { guard: not('isRight'), target: 'typing', actions: 'tellWrongFields' },
                { guard: 'isSettled', target: '#intakeForm.submitting' },
              ],
            },
          },
        },
        iban: {
          description: 'The bank account, which a validator outside checks and knows the BIC of (S5).',
          initial: 'found',
          on: {
            CHANGE: [
              {
                guard: and(['changesIban', 'wasIbanLeft', 'willIbanBeAskable']),
                target: '.pausing',
                actions: 'forgetIban',
              },
              { guard: 'changesIban', target: '.idle', actions: 'forgetIban' },
            ],
          },
          states: {
            found: {
              description:
                'The form shows: values that are already typed are asked about, or were refused with the intake.',
              always: [
                { guard: 'isIbanRefused', target: 'invalid' },
                { guard: 'isIbanAskable', target: 'checking' },
                { target: 'idle' },
              ],
            },
            idle: {
              description: 'There is no IBAN to ask about, or it is being typed for the first time.',
              on: {
                LEAVE: { guard: and(['leavesIban', 'isIbanAskable']), target: 'checking' },
                SUBMIT: { guard: and(['isRight', 'isIbanAskable']), target: 'checking' },
              },
            },
            pausing: {
              description: 'Another IBAN is being typed: asked about when the typing pauses.',
              on: {
                LEAVE: { guard: 'leavesIban', target: 'checking' },
                SUBMIT: { guard: 'isRight', target: 'checking' },
              },
              after: { CHECK_PAUSE: 'checking' },
            },
            checking: {
              description: 'The validator is asked; a change of the IBAN makes its answer worthless.',
              invoke: {
                id: 'validateIban',
                src: 'validateIban',
                input: ({ context }) => ({ iban: ibanOf(context.values) }),
                onDone: [
                  {
                    guard: { type: 'isValid', params: ({ event }) => event.output },
                    target: 'valid',
                    actions: { type: 'learnIban', params: ({ event }) => event.output },
                  },
                  { target: 'invalid', actions: { type: 'refuse', params: { field: 'bankaccount' } } },
                ],
                onError: 'skipped',
              },
              after: { CHECK_TIMEOUT: 'skipped' },
            },
            valid: { description: 'The validator knows the IBAN.' },
            invalid: { description: 'The validator, or the intake itself, says that the IBAN is wrong.' },
            skipped: { description: 'The validator could not be asked: the form goes through and says so.' },
          },
        },
        vat: {
          description: "A company's VAT number, checked outside as it is typed (S5).",
          initial: 'found',
          on: {
            CHANGE: [
              { guard: and(['changesVat', 'willVatBeAskable']), target: '.pausing', actions: 'forgetVat' },
              { guard: 'changesVat', target: '.idle', actions: 'forgetVat' },
            ],
            CHOOSE_KIND: {
              guard: { type: 'isOtherKind', params: ({ event }) => event },
              target: '.found',
              actions: 'forgetVat',
            },
          },
          states: {
            found: {
              description: 'The form shows: a VAT number that is already typed is asked about.',
              always: [{ guard: 'isVatAskable', target: 'checking' }, { target: 'idle' }],
            },
            idle: { description: 'There is no VAT number to ask about.' },
            pausing: {
              description: 'A VAT number is being typed: asked about when the typing pauses.',
              on: {
                LEAVE: { guard: 'leavesVat', target: 'checking' },
                SUBMIT: { guard: 'isRight', target: 'checking' },
              },
              after: { CHECK_PAUSE: 'checking' },
            },
            checking: {
              description: 'The checker is asked; a change of the number makes its answer worthless.',
              invoke: {
                id: 'validateVat',
                src: 'validateVat',
                input: ({ context }) => ({ vat: vatOf(context.values) }),
                onDone: [
                  {
                    guard: { type: 'isValid', params: ({ event }) => event.output },
                    target: 'valid',
                    actions: { type: 'learnVat', params: ({ event }) => event.output },
                  },
                  { target: 'invalid', actions: { type: 'refuse', params: { field: 'vatnr' } } },
                ],
                onError: 'skipped',
              },
              after: { CHECK_TIMEOUT: 'skipped' },
            },
            valid: { description: 'The checker knows the VAT number.' },
            invalid: { description: 'The checker says that there is no such VAT number.' },
            skipped: { description: 'The checker could not be asked: the form goes through and says so.' },
          },
        },
      },
    },
    submitting: {
      description: 'The intake is sent, once: nothing can be changed or sent again.',
      tags: ['busy', 'form'],
      invoke: {
        id: 'submitSetup',
        src: 'submitSetup',
        input: ({ context }) => ({ payload: intakePayload(context, context.values), debug: context.debug }),
        onDone: { target: 'welcoming', actions: 'dropDraft' },
        onError: [
          {
            guard: { type: 'isExisting', params: ({ event }) => toFailure(event.error) },
            target: 'lookingUp',
            actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
          },
          {
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
      after: { SETUP_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
    },
    lookingUp: {
      description:
        'The account exists already: perhaps another tab set it up, or an answer got lost. The user info tells.',
      tags: 'busy',
      invoke: {
        id: 'lookUpAccount',
        src: 'lookUpAccount',
        onDone: [
          {
            guard: { type: 'isSetUp', params: ({ event }) => event.output },
            target: 'recognised',
            actions: 'dropDraft',
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { LOOK_UP_TIMEOUT: 'failed' },
    },
    failed: {
      description: 'The error replaces the form; what was typed is kept (S4).',
      on: {
        BACK_TO_FORM: [
          {
            guard: and([{ type: 'hasCode', params: { code: 'IBANINVALID' } }, 'isIbanAskable']),
            target: 'editing',
            actions: [{ type: 'refuse', params: { field: 'bankaccount' } }, 'dropError'],
          },
          { target: 'editing', actions: 'dropError' },
        ],
        RETRY: { guard: { type: 'hasCode', params: { code: 'USEREXISTS' } }, target: 'lookingUp' },
      },
    },
    welcoming: {
      description: 'The form is hidden and the person welcomed; the page reloads after 5 seconds (S4).',
      after: { RELOAD_DELAY: 'reloading' },
    },
    recognised: {
      description:
        'The account was set up before: the person is told, and the page reloads as after a welcome.',
      after: { RELOAD_DELAY: 'reloading' },
    },
    reloading: { description: 'The page is reloaded: this document ends.', entry: 'reload' },
  },
})

export type IntakeFormMachine = typeof intakeFormMachine
export type IntakeFormRef = ActorRefFrom<IntakeFormMachine>
export type IntakeFormSnapshot = SnapshotFrom<IntakeFormMachine>

/** The face on screen; the form stays while it is being sent. */
export type IntakeFace = 'form' | 'lookingUp' | 'failed' | 'welcome' | 'recognised'

export const selectIntakeFace = (snapshot: IntakeFormSnapshot): IntakeFace => {
  if (snapshot.hasTag('form')) return 'form'
  for (const face of ['lookingUp', 'failed'] as const) if (snapshot.matches(face)) return face
  // An error that led here was that the account exists: what came next says that it is this person's.
  return snapshot.context.error ? 'recognised' : 'welcome'
}

/** Whether it can be looked once more if the account that exists is this person's. */
export const selectCanLookAgain = (snapshot: IntakeFormSnapshot): boolean => snapshot.can({ type: 'RETRY' })

/** The fields that are asked for, in their order. */
export const selectIntakeFields = ({ context }: IntakeFormSnapshot): readonly IntakeField[] =>
  intakeFields(context.isCompany)

export const selectIsCompany = ({ context }: IntakeFormSnapshot): boolean => context.isCompany

export const selectIntakeValue = ({ context }: IntakeFormSnapshot, field: IntakeField): string =>
  context.values[field]

/**
 * What the person is told of a field: of one that was left once. That a VAT number is wrong or does not exist is told as it is
 * typed (S5), once enough of it is there to judge.
 */
export const selectIntakeProblem = (
  { context }: IntakeFormSnapshot,
  field: IntakeField,
): IntakeProblem | undefined => {
  const isTold =
    context.touched.includes(field) ||
    (field === 'vatnr' && (context.refused.includes(field) || isVatWrong(context.values)))
  return isTold ? problemIn(context, field) : undefined
}

/** The state of an outside check; `skipped`: its service could not be reached. */
export type IntakeCheck = 'idle' | 'checking' | 'valid' | 'invalid' | 'skipped'

const checkIn = (snapshot: IntakeFormSnapshot, region: 'iban' | 'vat'): IntakeCheck => {
  for (const state of ['checking', 'valid', 'invalid', 'skipped'] as const) {
    if (snapshot.matches({ editing: region === 'iban' ? { iban: state } : { vat: state } })) return state
  }
  return 'idle'
}

export const selectIbanCheck = (snapshot: IntakeFormSnapshot): IntakeCheck => checkIn(snapshot, 'iban')
export const selectVatCheck = (snapshot: IntakeFormSnapshot): IntakeCheck => checkIn(snapshot, 'vat')

/** The BIC of the typed IBAN's bank. */
export const selectBic = ({ context }: IntakeFormSnapshot): string | undefined => context.bic
/** Name of the company with the typed VAT number. */
export const selectCompanyFound = ({ context }: IntakeFormSnapshot): string | undefined =>
  context.companyFound

/** While it is so, the submit button is disabled (S5): checks are waited for, or the intake is being sent. */
export const selectIsIntakeBusy = (snapshot: IntakeFormSnapshot): boolean => snapshot.hasTag('busy')
/** While it is so, no field can be changed. */
export const selectIsIntakeSending = (snapshot: IntakeFormSnapshot): boolean => snapshot.matches('submitting')
export const selectIntakeError = ({ context }: IntakeFormSnapshot): Failure | undefined => context.error
