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
  onlyOnChart:
    'The screens of the wizard do not exist yet: its paths are played on the chart until page adapters play them in the browser.',
  starts: ({ stored }) =>
    stored === null
      ? 'Open the requests, signed in as driver, without a draft'
      : 'Open the requests, signed in as driver, with a draft for a charger at its review',
  ...wizardWords<RequestStep, RequestAnswers, RequestCall>({
    titles: {
      accountType: 'For whom is it?',
      enterpriseDetails: 'Your company',
      contactDetails: 'Who can we ask?',
      chargerType: 'Which charger?',
      mountingType: 'Where will it hang or stand?',
      installationType: 'One or three phases?',
      chargingSpeed: 'How fast?',
      dynamicType: 'Dynamic load balancing',
      subscriptionType: 'Which subscription?',
      surveyType: 'How do we look at the place?',
      surveyDetails: 'What should we know?',
      surveyPictures: 'Pictures',
      contactBack: 'Your question',
      invoiceAddress: 'Invoice address',
      deliveryAddress: 'Delivery address',
      reviewOrder: 'Check and order',
    },
    calls: {
      request: 'the request',
      chargepassrequest: 'the order of cards',
      attachments: 'the sending of the files',
    },
    labels: {
      email: 'E-mail',
      accountType: 'Account',
      vatNumber: 'VAT number',
      companyName: 'Company name',
      contactName: 'Name',
      contactTitle: 'Title',
      phone: 'Phone',
    },
    start: ({ kind = 'SUPPORT' }) => `Ask for ${NEEDS[kind]}`,
    answer: (answers) =>
      `Answer the step: ${Object.entries(answers)
        .map(([field, value]) => `${field} ${String(value)}`)
        .join(', ')}`,
    check: {
      asked: 'the VAT number',
      done: ({ vatVerdict = '' }) =>
        `Let the check of the VAT number answer that it ${VERDICTS[vatVerdict.split(' ')[0] ?? ''] ?? 'was skipped'}`,
      state: '“Checking …” at the VAT number',
    },
  }),
}
