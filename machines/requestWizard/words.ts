import { UPLOAD_STALL_MS } from '../attachments/machine.ts'
import type { WordsFor } from '../paths/wordsFor.ts'
import { wizardWords } from '../wizard/words.ts'
import type { RequestAnswers } from './answers.ts'
import type { RequestWizardMachine } from './machine.ts'
import type { RequestStep } from './routes.ts'
import type { RequestCall } from './steps.ts'

const NEEDS = {
  CHARGER: 'a charger',
  CARD: 'charge cards',
  SUPPORT: 'an answer to a question',
} as const

const VERDICTS: Readonly<Record<string, string>> = {
  VALID: 'is one',
  INVALID: 'is none',
}

/** A request as a manual tester makes it. */
export const requestWizardWords: WordsFor<RequestWizardMachine> = {
  holds: [],
  starts: ({ stored }) =>
    stored === null
      ? 'Open the requests, signed in as driver, without a draft'
      : 'Open the requests, signed in as driver, with a draft for a charger at its review',
  ...wizardWords<RequestStep, RequestAnswers, RequestCall>({
    titles: {
      accountType: 'Who is it for?',
      enterpriseDetails: 'Your company',
      contactDetails: 'Who can we contact?',
      chargerType: 'Which charger do you need?',
      mountingType: 'How will it be mounted?',
      installationType: 'Single-phase or three-phase?',
      chargingSpeed: 'How fast should it charge?',
      dynamicType: 'Dynamic load balancing',
      subscriptionType: 'Which subscription?',
      surveyType: 'How do we survey the site?',
      surveyDetails: 'What should the installer know?',
      surveyPictures: 'Show us the site',
      contactBack: 'How can we help?',
      invoiceAddress: 'Billing address',
      deliveryAddress: 'Where do we deliver?',
      reviewOrder: 'Check your request',
    },
    calls: {
      request: 'the request',
      chargepassrequest: 'the order of cards',
      attachments: 'the sending of the files',
    },
    silences: { attachments: UPLOAD_STALL_MS },
    labels: {
      email: 'Email',
      accountType: 'Account',
      vatNumber: 'VAT number',
      companyName: 'Company name',
      contactName: 'Name',
      contactTitle: 'Title',
      phone: 'Phone number',
      powerConnection: 'Charging power',
    },
    start: ({ kind = 'SUPPORT' }) => `Ask for ${NEEDS[kind]}`,
    submit: '“Order” or “Send”',
    answer: (answers) =>
      `Answer the step: ${Object.entries(answers)
        .map(([field, value]) => `${field} ${String(value)}`)
        .join(', ')}`,
    check: {
      asked: 'the VAT number',
      button: '“Look up company”',
      done: ({ vatVerdict = '', companyName }) =>
        `Let the check of the VAT number answer that it ${VERDICTS[vatVerdict.split(' ')[0] ?? ''] ?? 'was skipped'}${companyName === undefined ? '' : `, of ${companyName}`}`,
      state: '“Checking…” at the VAT number',
    },
  }),
}
