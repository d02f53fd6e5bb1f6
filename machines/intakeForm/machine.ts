import { type ActorRefFrom, and, not, type SnapshotFrom } from 'xstate'
import { FAILED_TO_LOAD, failureOf } from '../failure.ts'
import { ibanOf, intakeFields, intakePayload, startValues, vatOf } from './fields.ts'
import { intakeFormSetup } from './setup.ts'
import type { IntakeContext } from './types.ts'

const draftOf = ({ context }: { context: IntakeContext }) => ({
  draft: context.values,
  isCompany: context.isCompany,
})

/** Intake form for a person whom the identity provider knows but the portal does not know yet (S4, S5). */
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
      // A restored field lost the focus with the reload, so it counts as blurred.
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
      description: 'The person fills in the form while outside services check some fields.',
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
              description: 'A field is validated on blur and then on every keystroke.',
              on: {
                SUBMIT: [
                  { guard: 'isRight', target: 'awaitingChecks', actions: 'touchAll' },
                  { actions: ['touchAll', 'tellWrongFields'] },
                ],
              },
            },
            awaitingChecks: {
              description: 'The form is valid except for pending checks; it is sent when they succeed.',
              tags: 'busy',
              always: [
                { guard: not('isRight'), target: 'typing', actions: 'tellWrongFields' },
                { guard: 'isSettled', target: '#intakeForm.submitting' },
              ],
            },
          },
        },
        iban: {
          description: 'The bank account; an outside validator checks it and returns its BIC (S5).',
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
                'The form has opened: a restored IBAN is checked, or was rejected with the intake.',
              always: [
                { guard: 'isIbanRefused', target: 'invalid' },
                { guard: 'isIbanAskable', target: 'checking' },
                { target: 'idle' },
              ],
            },
            idle: {
              description: 'There is no IBAN to check, or it is being typed for the first time.',
              on: {
                LEAVE: { guard: and(['leavesIban', 'isIbanAskable']), target: 'checking' },
                SUBMIT: { guard: and(['isRight', 'isIbanAskable']), target: 'checking' },
              },
            },
            pausing: {
              description: 'The IBAN is being changed; it is checked when typing pauses.',
              on: {
                LEAVE: { guard: 'leavesIban', target: 'checking' },
                SUBMIT: { guard: 'isRight', target: 'checking' },
              },
              after: { CHECK_PAUSE: 'checking' },
            },
            checking: {
              description: 'The validator checks the IBAN; a change discards its answer.',
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
            valid: { description: 'The validator accepted the IBAN.' },
            invalid: { description: 'The validator or the intake rejected the IBAN.' },
            skipped: { description: 'The validator was unavailable; the form can be submitted with a note.' },
          },
        },
        vat: {
          description: 'A company’s VAT number, checked by an outside service while it is typed (S5).',
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
              description: 'The form has opened; a restored VAT number is checked.',
              always: [{ guard: 'isVatAskable', target: 'checking' }, { target: 'idle' }],
            },
            idle: { description: 'There is no VAT number to check.' },
            pausing: {
              description: 'The VAT number is being typed; it is checked when typing pauses.',
              on: {
                LEAVE: { guard: 'leavesVat', target: 'checking' },
                SUBMIT: { guard: 'isRight', target: 'checking' },
              },
              after: { CHECK_PAUSE: 'checking' },
            },
            checking: {
              description: 'The checker checks the VAT number; a change discards its answer.',
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
            valid: { description: 'The checker accepted the VAT number.' },
            invalid: { description: 'The checker found no such VAT number.' },
            skipped: { description: 'The checker was unavailable; the form can be submitted with a note.' },
          },
        },
      },
    },
    submitting: {
      description: 'The intake is sent once; nothing can be changed or resent.',
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
        'The account already exists, perhaps from another tab or a lost response; the user info is looked up.',
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
      description: 'The error replaces the form; the values are kept (S4).',
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
        'The account was already set up; the person is informed, and the page reloads after 5 seconds.',
      after: { RELOAD_DELAY: 'reloading' },
    },
    reloading: { description: 'The page is reloading.', entry: 'reload' },
  },
})

export type IntakeFormMachine = typeof intakeFormMachine
export type IntakeFormRef = ActorRefFrom<IntakeFormMachine>
export type IntakeFormSnapshot = SnapshotFrom<IntakeFormMachine>
