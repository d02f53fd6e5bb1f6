import { type ActorRefFrom, and, not, type SnapshotFrom } from 'xstate'
import { FAILED_TO_LOAD, failureOf } from '../failure.ts'
import { ibanOf, intakeFields, intakePayload, startValues, vatOf } from './fields.ts'
import { intakeFormSetup } from './setup.ts'
import type { IntakeContext } from './types.ts'

const draftOf = ({ context }: { context: IntakeContext }) => ({
  draft: context.values,
  isCompany: context.isCompany,
})

/** Intake form for a person known to the identity provider but not yet to the portal (S4, S5). */
export const intakeFormMachine = intakeFormSetup.createMachine({
  id: 'intakeForm',
  description: 'The mandatory intake of a first-time person (S4, S5).',
  context: ({ input }) => {
    const values = startValues(input.draft)
    return {
      isCompany: input.isCompany,
      name: input.name,
      debug: input.debug,
      values,
      // A restored field counts as blurred, because the page was lost after it was typed.
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
          description: 'Tracks whether the person has submitted the form.',
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
            guard: { type: 'isExisting', params: failureOf },
            target: 'lookingUp',
            actions: { type: 'fail', params: failureOf },
          },
          {
            target: 'failed',
            actions: { type: 'fail', params: failureOf },
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
