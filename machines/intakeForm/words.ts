import { type Facts, untold, type WordsFor } from '@portal/paths'
import { INTAKE_RELOAD_DELAY_MS } from '@portal/schemas'
import { also, answered, fails, mistakes, seconds, silent, typed } from '../words.ts'
import type { IntakeField } from './fields.ts'
import type { IntakeFormMachine } from './machine.ts'
import { CHECK_PAUSE_MS, CHECK_TIMEOUT_MS, LOOK_UP_TIMEOUT_MS, SETUP_TIMEOUT_MS } from './setup.ts'

/** As the form names them. */
const LABELS: Readonly<Record<IntakeField, string>> = {
  street: 'Street',
  housenumber: 'House number',
  postalcode: 'Postal code',
  city: 'City',
  country: 'Country',
  phone: 'Phone number',
  vatnr: 'VAT number',
  companyname: 'Company name',
  bankaccount: 'Bank account (IBAN)',
}

/** As the form tells them. */
const PROBLEMS = {
  required: 'This field is required',
  maxLength: 'Maximum no. of characters allowed is 100',
  invalid: 'Invalid',
  ibanCharacters: "Iban shouldn't contains special characters or spaces.",
  ibanInvalid: 'Invalid IBAN',
  vatInvalid: 'Invalid VAT',
}

const IBAN = 'the check of the IBAN'
const VAT = 'the check of the VAT number'
const INTAKE = 'the intake'
const INFO = 'the user info'
/** Who fills it in. */
const PERSON = { username: 'newcomer', name: 'Emma De Smet' } as const

const KNOWN =
  'Your account was already set up, perhaps in another tab. The portal will open in a few seconds.'
const SKIPPED = 'We couldn’t check this right now. You can continue. We’ll check it later.'
const welcome = (text: string): string =>
  `“Welcome, ${PERSON.name}”; “${text}”; no “Save and start”; nothing waits`

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The form: for whom it is, its mistakes, and whether it can be sent. */
const form = (expected: Facts): string =>
  also(
    expected.isCompany === true ? '“Your company”' : '“Your details”',
    mistakes(expected, LABELS, PROBLEMS),
    expected.isBusy === true ? '“Saving…” cannot be pressed' : '“Save and start” can be pressed',
  )

/** The result for the bank account, unless a mistake is told in its place. */
const hasProblem = ({ problems }: Facts, field: IntakeField): boolean =>
  (problems as Partial<Record<IntakeField, string>>)[field] !== undefined
const ofIban = (said: string) => (expected: Facts) => (hasProblem(expected, 'bankaccount') ? '' : said)
const ofVat = (said: string) => (expected: Facts) =>
  expected.isCompany !== true || hasProblem(expected, 'vatnr') ? '' : said

/** The intake as a manual tester fills it in. */
export const intakeFormWords: WordsFor<IntakeFormMachine> = {
  holds: { [IBAN]: 'outside.iban', [VAT]: 'outside.vat', [INTAKE]: 'postSetup', [INFO]: 'getUserInfo' },
  starts: ({ isCompany, debug, draft }) =>
    also(
      `Sign in as ${PERSON.username} and open ${debug ? '/?debug=1' : '/'}`,
      `choose “${isCompany ? 'For a company' : 'For myself'}”`,
      ...Object.entries(draft ?? {}).map(([field, value]) =>
        lower(typed(LABELS[field as IntakeField], value)),
      ),
      ...[IBAN, VAT, INTAKE].map((one) => `hold ${one}`),
      'reload the page',
      `wait for “${isCompany ? 'Your company' : 'Your details'}”`,
      `hold ${INFO}`,
    ),
  events: {
    CHANGE: ({ field, value }) => typed(LABELS[field], value),
    LEAVE: ({ field }) => `Go into “${LABELS[field]}” and leave it by a click on the heading`,
    CHOOSE_KIND: ({ isCompany }) => `Choose “${isCompany ? 'For a company' : 'For myself'}”`,
    SUBMIT: 'Press Enter in the field, or “Save and start” where no field has the focus',
    BACK_TO_FORM: 'Press “Back to the form”',
    RETRY: 'Press “Try again”',
  },
  answers: {
    validateIban: {
      done: ({ valid }) => `${answered(IBAN)} (it is ${valid ? 'right' : 'wrong'})`,
      failed: (reason) => fails(IBAN, reason),
    },
    validateVat: {
      done: ({ valid }) => `${answered(VAT)} (it is ${valid ? 'right' : 'wrong'})`,
      failed: (reason) => fails(VAT, reason),
    },
    submitSetup: {
      done: answered(INTAKE),
      failed: (reason) => fails(INTAKE, reason),
    },
    lookUpAccount: {
      done: ({ isSetUp }) =>
        isSetUp
          ? `Set up the account of ${PERSON.username} by a call of the API; let ${INTAKE} be answered; let ${INFO} be answered`
          : `${answered(INFO)} (the account is not set up)`,
      failed: (reason) => fails(INFO, reason),
    },
  },
  delays: {
    CHECK_PAUSE: `Wait ${seconds(CHECK_PAUSE_MS)}`,
    CHECK_TIMEOUT: (state) => silent(state.includes('iban') ? IBAN : VAT, CHECK_TIMEOUT_MS),
    SETUP_TIMEOUT: silent(INTAKE, SETUP_TIMEOUT_MS),
    LOOK_UP_TIMEOUT: silent(INFO, LOOK_UP_TIMEOUT_MS),
    RELOAD_DELAY: `Wait ${seconds(INTAKE_RELOAD_DELAY_MS)}`,
  },
  states: {
    'editing.submission.typing': form,
    'editing.submission.awaitingChecks': form,
    'editing.iban.found': untold('It is over before anything is drawn'),
    'editing.iban.idle': '',
    'editing.iban.pausing': '',
    'editing.iban.checking': `“${LABELS.bankaccount}” is being checked: “Checking…”; ${IBAN} waits`,
    'editing.iban.valid': ({ bic }) =>
      bic === null
        ? ''
        : `“${LABELS.bankaccount}” says “Only needed if we reimburse you. BIC: ${String(bic)}”`,
    'editing.iban.invalid': '',
    'editing.iban.skipped': ofIban(`“${LABELS.bankaccount}” says “${SKIPPED}”`),
    'editing.vat.found': untold('It is over before anything is drawn'),
    'editing.vat.idle': '',
    'editing.vat.pausing': '',
    'editing.vat.checking': ofVat(`“${LABELS.vatnr}” is being checked: “Checking…”; ${VAT} waits`),
    'editing.vat.valid': ({ companyFound }) => `the text ‘${String(companyFound)}’`,
    'editing.vat.invalid': '',
    'editing.vat.skipped': ofVat(`“${LABELS.vatnr}” says “${SKIPPED}”`),
    submitting: (expected) => also(form(expected), `${INTAKE} waits`),
    welcoming: welcome('Your account is ready. The portal will open in a few seconds.'),
    recognised: welcome(KNOWN),
    reloading: `the page is loaded again; ${INFO} waits`,
    failed: ({ code, canLookAgain }) =>
      also(
        `“We couldn’t save your details”; what the code ${String(code)} means`,
        '“Back to the form”; “Sign out”',
        canLookAgain === true ? '“Try again”' : 'no “Try again”',
      ),
    lookingUp: `“Looking for your account”; ${INFO} waits`,
  },
}
