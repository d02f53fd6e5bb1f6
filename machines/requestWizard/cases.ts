import type { RequestAnswers } from './answers.ts'

/** What the paths of the request wizard answer: a case for each branch, and one for what leads to no other place. */

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

/** The known facts of a person at the start: contact and address are filled in already. */
export const KNOWN = { customerId: 'RL00001', ...contact, ...invoice } as const satisfies RequestAnswers

/** A whole request for a charger by a private person, at the review. */
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

/** What the VAT checker says of the company's number. */
export const LOOKED_UP = { valid: 'VALID BE0123456749', invalid: 'INVALID BE0123456749' } as const
