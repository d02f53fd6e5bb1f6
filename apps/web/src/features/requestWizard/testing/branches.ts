import type { RequestAnswers, RequestCall, RequestKind, RequestStep } from '@portal/machines'
import { ANSWERS as cases } from '@portal/machines/requestCases'
import { CARD_ORDER_MAX, EMAIL_MAX_LENGTH } from '@portal/schemas'
import type { I18n } from '../../../app/appearance.ts'
import type { Branch, PageInput } from '../../../components/wizard/testing/walks.ts'

/*
 * Test answers that select each branch and break each rule. Answers from the machine's paths fill in the other
 * required fields.
 */

const { enterprise, elsewhere } = cases
const COMPANY = { ...cases.company, ...enterprise } as const satisfies RequestAnswers
const PERSON = cases.private
const AT_INVOICE = {
  address: cases.invoice.invoiceAddress,
  zipCode: cases.invoice.invoiceZipCode,
  city: cases.invoice.invoiceCity,
}
const ELSEWHERE = {
  address: elsewhere.deliveryAddress,
  zipCode: elsewhere.deliveryZipCode,
  city: elsewhere.deliveryCity,
}

type BranchAnswers = RequestAnswers & { readonly kind: RequestKind }

/** Covers each step, transition and kind of delivery. The wizard definition assigns each answer to its step. */
export const BRANCHES: Readonly<Record<string, Branch<BranchAnswers, RequestCall>>> = {
  'a company charger with a remote survey and another delivery address': {
    answers: {
      kind: 'CHARGER',
      ...COMPANY,
      chargerType: 'BUSINESS',
      mountingType: 'POLE',
      installationType: 'THREE_PHASE',
      powerConnection: 'AC_22',
      dynamicType: 'DYNAMIC',
      subscriptionType: 'FAN',
      surveyType: 'REMOTE',
      ...elsewhere,
      remarks: 'Ring twice.',
    },
    sent: {
      request: {
        Kind: 'CHARGER',
        Draft: {
          companyName: `${enterprise.companyName} (${enterprise.vatNumber})`,
          surveyType: 'REMOTE',
          deliveryAddress: ELSEWHERE,
        },
      },
      attachments: { attachmentIds: cases.pictures.attachmentIds },
    },
  },
  'a slow private charger with a survey on site': {
    answers: {
      kind: 'CHARGER',
      ...PERSON,
      chargerType: 'HOME',
      mountingType: 'WALL',
      installationType: 'ONE_PHASE',
      powerConnection: 'AC_3_7',
      subscriptionType: 'PRIVATE',
      surveyType: 'ON_SITE',
      ...cases.same,
    },
    sent: {
      request: {
        Draft: {
          surveyType: 'ON_SITE',
          deliveryAddress: AT_INVOICE,
        },
      },
    },
  },
  'a fast public charger without load balancing': {
    answers: {
      kind: 'CHARGER',
      ...PERSON,
      chargerType: 'PUBLIC',
      mountingType: 'POLE',
      installationType: 'THREE_PHASE',
      powerConnection: 'DC_50',
      subscriptionType: 'KISS',
      surveyType: 'ON_SITE',
    },
    sent: { request: { Draft: { chargerType: 'PUBLIC', powerConnection: 'DC_50' } } },
  },
  'company cards with another delivery address': {
    answers: {
      kind: 'CARD',
      ...COMPANY,
      subscriptionType: 'FAN',
      quantity: 25,
      ...elsewhere,
    },
    sent: {
      chargepassrequest: {
        Quantity: 25,
        SubscriptionTypeCode: 'FAN',
        DeliveryAddress: ELSEWHERE,
      },
    },
  },
  'a question from a private person': {
    answers: {
      kind: 'SUPPORT',
      ...PERSON,
      ...cases.question,
      contactBack: 'PHONE',
    },
    sent: { request: { Kind: 'SUPPORT', Summary: cases.question.summary } },
  },
}

/** Returns the field and value to type for an answer. Files are added separately. */
export const onPage = (field: keyof RequestAnswers, answers: RequestAnswers): PageInput =>
  field === 'attachmentIds' ? [] : [[field, String(answers[field])]]

type Words = (i18n: I18n) => string
const address = (of: 'invoice' | 'delivery'): readonly (readonly [string, string, Words])[] => [
  [`${of}Address`, 'Kaai', ({ t }) => t('requestWizard.address.invalid')],
  [`${of}ZipCode`, '83-80', ({ t }) => t('requestWizard.zip.invalid')],
  [`${of}City`, '12', ({ t }) => t('requestWizard.city.invalid')],
]
const required: Words = ({ t }) => t('wizard.problem.required')
const tooLong: Words = ({ t }) => t('wizard.problem.maxLength')

/**
 * Invalid values for each rule of S5, with the expected message. A choice that only reveals other fields has no
 * message.
 */
export const RULES: { readonly [S in RequestStep]?: readonly (readonly [string, string, Words?])[] } = {
  enterpriseDetails: [
    ['vatNumber', '0403.170.701', ({ t }) => t('requestWizard.vat.invalid')],
    ['vatNumber', ' ', required],
    ['companyName', 'x'.repeat(101), ({ t }) => t('requestWizard.company.maxLength')],
    ['companyName', ' ', required],
  ],
  contactDetails: [
    ['contactTitle', '', required],
    ['contactName', 'N1', ({ t }) => t('requestWizard.name.invalid')],
    ['contactName', 'N', ({ t }) => t('requestWizard.name.invalid')],
    ['email', 'nora@example', ({ t }) => t('requestWizard.email.invalid')],
    ['email', `${'x'.repeat(EMAIL_MAX_LENGTH)}@example.com`, tooLong],
    ['phone', '0470 12 34 5', ({ t }) => t('requestWizard.phone.invalid')],
  ],
  subscriptionType: [
    [
      'quantity',
      '0',
      ({ t, formats }) => t('requestWizard.quantity.invalid', { most: formats.count(CARD_ORDER_MAX) }),
    ],
    [
      'quantity',
      '1.5',
      ({ t, formats }) => t('requestWizard.quantity.invalid', { most: formats.count(CARD_ORDER_MAX) }),
    ],
  ],
  surveyDetails: [['surveyDetails', ' ', required]],
  contactBack: [
    ['summary', 'x'.repeat(256), tooLong],
    ['summary', ' ', required],
    ['description', 'x'.repeat(5_001), tooLong],
  ],
  invoiceAddress: address('invoice'),
  deliveryAddress: [['delivery', 'OTHER'], ...address('delivery')],
  reviewOrder: [['remarks', 'x'.repeat(5_001), tooLong]],
}
