import type { Facts, WordsFor } from '@portal/paths'
import { UPLOAD_STALL_MS } from '../attachments/machine.ts'
import { wizardWords } from '../wizard/words.ts'
import { answered } from '../words.ts'
import type { RequestAnswers, RequestStep } from './answers.ts'
import { AS_READ } from './cases.ts'
import type { RequestWizardMachine } from './machine.ts'
import type { RequestCall } from './steps.ts'

const VAT = 'the check of the VAT number'
const CALLS = {
  request: 'the request',
  chargepassrequest: 'the order of cards',
  attachments: 'the sending of the files',
} as const
/** How the portal finds out whether a call arrived. */
const SEARCHES: Readonly<Record<string, string>> = {
  request: 'the search for the request',
  chargepassrequest: 'the search for the order of cards',
  attachments: 'the search for the files',
}
const LOOKS = Object.values(SEARCHES)

/** Where the draft of the person of the paths is kept. */
const KEY = 'charge-portal:wizard:request:driver'

const KINDS = { CHARGER: 'Request a charger', CARD: 'Order charge cards', SUPPORT: 'Ask a question' } as const
type Kind = keyof typeof KINDS
const SUBMITS: Readonly<Record<Kind, string>> = { CHARGER: 'Order', CARD: 'Order', SUPPORT: 'Send' }
const DONE: Readonly<Record<Kind, string>> = {
  CHARGER: 'We’ve received your request',
  CARD: 'We’ve received your order',
  SUPPORT: 'We’ve received your question',
}
const kindOf = ({ answers }: Facts): Kind =>
  (/(?:^| )kind (\w+)/.exec(String(answers))?.[1] ?? 'SUPPORT') as Kind

/** What can be chosen, as the steps name it. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accountType: { private: 'For myself', company: 'For a company' },
  installationType: { ONE_PHASE: 'Single-phase', THREE_PHASE: 'Three-phase' },
  powerConnection: { AC_3_7: '3.7 kW', AC_7_4: '7.4 kW', AC_11: '11 kW', AC_22: '22 kW' },
  surveyType: { REMOTE: 'Remote survey', ON_SITE: 'On-site visit' },
  contactBack: { EMAIL: 'By email', PHONE: 'By phone' },
}
const TITLES: Readonly<Record<string, string>> = { MR: 'Mr', MRS: 'Mrs', MX: 'Mx' }

const choose = (field: string, value: string): string | undefined => {
  if (field === 'contactTitle') return `select “${TITLES[value]}” in “Title”`
  if (field === 'attachmentIds') return 'add the file meter.png to “Add files”'
  const choice = CHOICES[field]?.[value]
  return choice && `choose “${choice}”`
}

const VERDICTS: Readonly<Record<string, string>> = {
  VALID: 'is one',
  INVALID: 'is none',
}

/** A draft as it is kept: one sent from before has a key of its own. */
const kept = (draft: unknown): string => JSON.stringify(draft)

/** A request as a manual tester makes it. */
export const requestWizardWords: WordsFor<RequestWizardMachine> = {
  holds: {
    [VAT]: 'outside.vat',
    [CALLS.request]: 'createupdateRequest',
    [CALLS.chargepassrequest]: 'createupdateChargePassRequest',
    [CALLS.attachments]: 'addAttachment',
    ...Object.fromEntries(
      Object.entries(SEARCHES).map(([call, search]) => [
        search,
        { request: 'filteredRequest', chargepassrequest: 'filteredChargePassRequest' }[call] ??
          'listAttachments',
      ]),
    ),
  },
  starts: ({ stored }) =>
    [
      ...[VAT, ...Object.values(CALLS)].map((one) => `hold ${one}`),
      'sign in as driver and open /my/requests',
      ...(stored === null ? [] : [`set ${KEY} in the local storage to ${kept(stored)}`, 'reload the page']),
    ]
      .join('; ')
      .replace('hold', 'Hold'),
  ...wizardWords<RequestStep, RequestAnswers, RequestCall>({
    search: (call) => SEARCHES[call] ?? LOOKS[0] ?? '',
    callNames: {
      request: 'Your request',
      chargepassrequest: 'Your card order',
      attachments: 'Your files',
    },
    submit: (expected) => SUBMITS[kindOf(expected)],
    done: (expected) => DONE[kindOf(expected)],
    leaveDone: 'View all requests',
    choose,
    store: (draft) =>
      draft === undefined
        ? `delete ${KEY} from the local storage in another tab`
        : `set ${KEY} in the local storage of another tab to ${kept(draft)}`,
    problems: {
      'email invalid': 'Enter an email address such as name@example.com',
      'vatNumber invalid': 'Invalid VAT',
    },
    sections: AS_READ.sections,
    titles: AS_READ.titles,
    calls: CALLS,
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
      dynamicType: 'Load balancing',
      surveyDetails: 'Site details',
      summary: 'Summary',
      description: 'Description',
    },
    start: ({ kind = 'SUPPORT' }) => `Press “New request”; press “${KINDS[kind]}”`,
    check: {
      asked: 'the VAT number',
      button: 'Look up company',
      done: ({ vatVerdict = '', companyName }) =>
        `${answered(VAT)} (it ${VERDICTS[vatVerdict.split(' ')[0] ?? ''] ?? 'was skipped'}${companyName === undefined ? '' : `, of ${companyName}`})`,
      state: `“Checking…”; “Cancel”; ${VAT} waits`,
    },
  }),
}
