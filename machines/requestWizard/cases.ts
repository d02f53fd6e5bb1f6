import type { RequestAnswers, RequestStep } from './answers.ts'

/** Answers for the paths and tests of the request wizard, and the expected steps for typical requests. */

const contact = {
  contactTitle: 'MRS',
  contactName: 'Nora Newcomer',
  email: 'nora@example.com',
  phone: '+32 470 12 34 56',
} as const
const invoice = { invoiceAddress: 'Kerkstraat 12', invoiceZipCode: '9000', invoiceCity: 'Gent' } as const
const elsewhere = {
  deliveryAddress: 'Stationsplein 1',
  deliveryZipCode: '8000',
  deliveryCity: 'Brugge',
} as const
const company = { companyName: 'Noordzee Logistics', vatNumber: 'BE0123456749' } as const

/** Initial facts about a person, which fill in contact and address. */
export const KNOWN = { customerId: 'RL00001', ...contact, ...invoice } as const satisfies RequestAnswers

/** Complete answers of a private person who requests a charger, as they are at the review step. */
export const CHARGER = {
  kind: 'CHARGER',
  accountType: 'private',
  ...KNOWN,
  chargerType: 'HOME',
  mountingType: 'WALL',
  installationType: 'ONE_PHASE',
  powerConnection: 'AC_3_7',
  subscriptionType: 'PRIVATE',
  surveyType: 'ON_SITE',
  delivery: 'SAME',
} as const satisfies RequestAnswers

export const ANSWERS = {
  private: { accountType: 'private' },
  company: { accountType: 'company' },
  enterprise: company,
  unnamed: { vatNumber: company.vatNumber, companyName: '' },
  noMail: { email: 'nora' },
  contact,
  charger: { chargerType: 'HOME' },
  mounting: { mountingType: 'WALL' },
  onePhase: { installationType: 'ONE_PHASE' },
  threePhases: { installationType: 'THREE_PHASE' },
  slow: { powerConnection: 'AC_3_7' },
  fast: { powerConnection: 'AC_22' },
  balanced: { dynamicType: 'DYNAMIC' },
  subscription: { subscriptionType: 'PRIVATE' },
  cards: { subscriptionType: 'PRIVATE', quantity: 25 },
  remote: { surveyType: 'REMOTE' },
  onSite: { surveyType: 'ON_SITE' },
  details: { surveyDetails: 'The fuse box is in the garage.' },
  pictures: { attachmentIds: ['file-1'] },
  question: {
    summary: 'The cable does not come loose',
    description: 'Since this morning.',
    contactBack: 'EMAIL',
  },
  invoice,
  same: { delivery: 'SAME' },
  elsewhere: { delivery: 'OTHER', ...elsewhere },
  remarks: { remarks: 'Please ring twice.' },
} as const satisfies Readonly<Record<string, RequestAnswers>>

/** A request with a remote survey by pictures. */
export const REMOTE = {
  ...CHARGER,
  ...ANSWERS.remote,
  ...ANSWERS.details,
  ...ANSWERS.pictures,
} as const satisfies RequestAnswers

/** Answers used with each draft. All answers in all drafts would give too many states. */
export const PLAYED = {
  CHARGER: [
    'charger',
    'mounting',
    'onePhase',
    'threePhases',
    'slow',
    'fast',
    'balanced',
    'subscription',
    'onSite',
    'remote',
    'details',
    'pictures',
  ],
  CARD: ['noMail', 'contact', 'cards', 'same', 'elsewhere'],
  SUPPORT: ['private', 'company', 'enterprise', 'unnamed', 'question', 'pictures'],
  EDITED: ['threePhases', 'fast', 'balanced', 'remote', 'details', 'pictures'],
  SENT: ['remarks'],
  PARTLY: [],
} as const satisfies Readonly<Record<string, readonly (keyof typeof ANSWERS)[]>>

/** Verdicts of the VAT checker for the company's number. */
export const LOOKED_UP = { valid: 'VALID BE0123456749', invalid: 'INVALID BE0123456749' } as const

/** Expected steps for given answers. */
export const WAYS: readonly (readonly [of: string, answers: RequestAnswers, way: readonly RequestStep[]])[] =
  [
    [
      'a charger for a private person who is visited',
      CHARGER,
      [
        'accountType',
        'contactDetails',
        'chargerType',
        'mountingType',
        'installationType',
        'chargingSpeed',
        'subscriptionType',
        'surveyType',
        'invoiceAddress',
        'deliveryAddress',
        'reviewOrder',
      ],
    ],
    [
      'a fast charger for a company that sends pictures',
      {
        ...REMOTE,
        accountType: 'company',
        installationType: 'THREE_PHASE',
        powerConnection: 'AC_22',
      },
      [
        'accountType',
        'enterpriseDetails',
        'contactDetails',
        'chargerType',
        'mountingType',
        'installationType',
        'chargingSpeed',
        'dynamicType',
        'subscriptionType',
        'surveyType',
        'surveyDetails',
        'surveyPictures',
        'invoiceAddress',
        'deliveryAddress',
        'reviewOrder',
      ],
    ],
    [
      'cards',
      { kind: 'CARD', accountType: 'private' },
      [
        'accountType',
        'contactDetails',
        'subscriptionType',
        'invoiceAddress',
        'deliveryAddress',
        'reviewOrder',
      ],
    ],
    [
      'a question',
      { kind: 'SUPPORT', accountType: 'private' },
      ['accountType', 'contactDetails', 'contactBack', 'reviewOrder'],
    ],
  ]
