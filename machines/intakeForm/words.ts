import { INTAKE_RELOAD_DELAY_MS } from '@portal/schemas'
import type { Facts } from '../paths/json.ts'
import { untold, type WordsFor } from '../paths/wordsFor.ts'
import { also, fails, mistakes, seconds, silent, typed } from '../words.ts'
import type { IntakeField } from './fields.ts'
import {
  CHECK_PAUSE_MS,
  CHECK_TIMEOUT_MS,
  type IntakeFormMachine,
  LOOK_UP_TIMEOUT_MS,
  SETUP_TIMEOUT_MS,
} from './machine.ts'

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

const SKIPPED = 'that it could not be checked right now, and that one can go on'

/** The form: for whom it is, its mistakes, and whether it can be sent. */
const form = (expected: Facts): string =>
  also(
    expected.isCompany === true ? '“Your company”' : '“Your details”',
    mistakes(expected, LABELS, PROBLEMS),
    expected.isBusy === true ? '“Saving…”, which cannot be pressed' : '“Save and start” can be pressed',
  )

/** The result for the bank account, unless a mistake is told in its place. */
const hasProblem = ({ problems }: Facts, field: IntakeField): boolean =>
  (problems as Partial<Record<IntakeField, string>>)[field] !== undefined
const ofIban = (said: string) => (expected: Facts) => (hasProblem(expected, 'bankaccount') ? '' : said)
const ofVat = (said: string) => (expected: Facts) =>
  expected.isCompany !== true || hasProblem(expected, 'vatnr') ? '' : said

/** The intake as a manual tester fills it in. */
export const intakeFormWords: WordsFor<IntakeFormMachine> = {
  holds: ['outside.iban', 'outside.vat', 'postSetup'],
  starts: ({ isCompany, debug, draft }) =>
    also(
      `Open ${debug ? '/?debug=1' : '/'} and sign in as newcomer; choose “${isCompany ? 'For a company' : 'For myself'}”`,
      ...Object.entries(draft ?? {}).map(([field, value]) => typed(LABELS[field as IntakeField], value)),
      'reload the page',
    ),
  events: {
    CHANGE: ({ field, value }) => typed(LABELS[field], value),
    LEAVE: ({ field }) => `Go into “${LABELS[field]}” and leave it by a click on the heading`,
    CHOOSE_KIND: ({ isCompany }) => `Choose “${isCompany ? 'For a company' : 'For myself'}”`,
    SUBMIT: 'Press Enter in the field, or “Save and start”',
    BACK_TO_FORM: 'Press “Back to the form”',
    RETRY: 'Press “Try again”',
  },
  answers: {
    validateIban: {
      done: ({ valid }) => `Let the check of the IBAN be answered: it is ${valid ? 'right' : 'wrong'}`,
      failed: (reason) => fails('the check of the IBAN', reason),
    },
    validateVat: {
      done: ({ valid }) => `Let the check of the VAT number be answered: it is ${valid ? 'right' : 'wrong'}`,
      failed: (reason) => fails('the check of the VAT number', reason),
    },
    submitSetup: {
      done: 'Let the intake be answered',
      failed: (reason) => fails('the intake', reason),
    },
    lookUpAccount: {
      done: ({ isSetUp }) =>
        isSetUp
          ? 'Set the account up in another tab, and let the user info be answered'
          : 'Let the user info be answered: the account is not set up',
      failed: (reason) => fails('the user info', reason),
    },
  },
  delays: {
    CHECK_PAUSE: `Wait ${seconds(CHECK_PAUSE_MS)}`,
    CHECK_TIMEOUT: silent('the check', CHECK_TIMEOUT_MS),
    SETUP_TIMEOUT: silent('the intake', SETUP_TIMEOUT_MS),
    LOOK_UP_TIMEOUT: silent('the user info', LOOK_UP_TIMEOUT_MS),
    RELOAD_DELAY: `Wait ${seconds(INTAKE_RELOAD_DELAY_MS)}`,
  },
  states: {
    'editing.submission.typing': form,
    'editing.submission.awaitingChecks': form,
    'editing.iban.found': untold('It is over before anything is drawn'),
    'editing.iban.idle': '',
    'editing.iban.pausing': '',
    'editing.iban.checking': 'at the bank account “Checking…”',
    'editing.iban.valid': ({ bic }) => (bic === null ? '' : `under the bank account the BIC ${String(bic)}`),
    'editing.iban.invalid': '',
    'editing.iban.skipped': ofIban(`at the bank account ${SKIPPED}`),
    'editing.vat.found': untold('It is over before anything is drawn'),
    'editing.vat.idle': '',
    'editing.vat.pausing': '',
    'editing.vat.checking': ofVat('at the VAT number “Checking…”'),
    'editing.vat.valid': ({ companyFound }) => `under the VAT number its owner, ${String(companyFound)}`,
    'editing.vat.invalid': '',
    'editing.vat.skipped': ofVat(`at the VAT number ${SKIPPED}`),
    submitting: (expected) => also(form(expected), 'one request with the intake waits'),
    welcoming: '“Welcome”, and that the portal opens in a few seconds; no form',
    recognised: '“Welcome”, and that the account is there already; no form',
    reloading: 'the page is reloaded',
    failed: ({ code, canLookAgain }) =>
      also(
        `“We couldn’t save your details”, and what the code ${String(code)} means`,
        '“Back to the form” and “Sign out”',
        canLookAgain === true && '“Try again”',
      ),
    lookingUp: '“Looking for your account”',
  },
}
