import type { RequestAnswers, RequestCall, RequestKind, RequestStep } from '@portal/machines'
import { CARD_ORDER_MAX, EMAIL_MAX_LENGTH } from '@portal/schemas'
import type { I18n } from '../../../app/appearance.ts'
import type { Branch, Given } from '../../../components/wizard/testing/walks.ts'

/* What the tests of the steps answer: what those answer who take each branch, and what breaks each rule. */

const CONTACT = {
  contactTitle: 'MRS',
  contactName: 'Nora Newcomer',
  email: 'nora@example.com',
  phone: '0470 12 34 56',
} as const satisfies RequestAnswers
const INVOICE = {
  invoiceAddress: 'Kaai 12',
  invoiceZipCode: '8380',
  invoiceCity: 'Zeebrugge',
} as const satisfies RequestAnswers
const ELSEWHERE = {
  delivery: 'OTHER',
  deliveryAddress: 'Stationsplein 1',
  deliveryZipCode: '8000',
  deliveryCity: 'Brugge',
} as const satisfies RequestAnswers
const COMPANY = {
  accountType: 'company',
  vatNumber: 'BE0403170701',
  companyName: 'Noordzee Logistics',
  ...CONTACT,
} as const satisfies RequestAnswers
const PERSON = { accountType: 'private', ...CONTACT } as const satisfies RequestAnswers

type Asked = RequestAnswers & { readonly kind: RequestKind }

/** Each step and each way on at least once, and each kind of delivery; the definition says which steps they are asked. */
export const BRANCHES: Readonly<Record<string, Branch<Asked, RequestCall>>> = {
  'a charger of a company, shown on pictures and delivered elsewhere': {
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
      surveyDetails: 'In the hall.',
      attachmentIds: ['picture'],
      ...INVOICE,
      ...ELSEWHERE,
      remarks: 'Ring twice.',
    },
    sent: {
      request: {
        Kind: 'CHARGER',
        Draft: {
          companyName: 'Noordzee Logistics (BE0403170701)',
          surveyType: 'REMOTE',
          deliveryAddress: { address: 'Stationsplein 1', zipCode: '8000', city: 'Brugge' },
        },
      },
      attachments: { attachmentIds: ['picture'] },
    },
  },
  'a slow charger of a person, looked at on site': {
    answers: {
      kind: 'CHARGER',
      ...PERSON,
      chargerType: 'HOME',
      mountingType: 'WALL',
      installationType: 'ONE_PHASE',
      powerConnection: 'AC_3_7',
      subscriptionType: 'PRIVATE',
      surveyType: 'ON_SITE',
      ...INVOICE,
      delivery: 'SAME',
    },
    sent: {
      request: {
        Draft: {
          surveyType: 'ON_SITE',
          deliveryAddress: { address: 'Kaai 12', zipCode: '8380', city: 'Zeebrugge' },
        },
      },
    },
  },
  'a fast charger for everyone, without load balancing': {
    answers: {
      kind: 'CHARGER',
      ...PERSON,
      chargerType: 'PUBLIC',
      mountingType: 'POLE',
      installationType: 'THREE_PHASE',
      powerConnection: 'DC_50',
      subscriptionType: 'KISS',
      surveyType: 'ON_SITE',
      ...INVOICE,
      delivery: 'SAME',
    },
    sent: { request: { Draft: { chargerType: 'PUBLIC', powerConnection: 'DC_50' } } },
  },
  'cards of a company, delivered elsewhere': {
    answers: {
      kind: 'CARD',
      ...COMPANY,
      subscriptionType: 'FAN',
      quantity: 25,
      ...INVOICE,
      ...ELSEWHERE,
    },
    sent: {
      chargepassrequest: {
        Quantity: 25,
        SubscriptionTypeCode: 'FAN',
        DeliveryAddress: { address: 'Stationsplein 1', zipCode: '8000', city: 'Brugge' },
      },
    },
  },
  'a question of a person': {
    answers: {
      kind: 'SUPPORT',
      ...PERSON,
      summary: 'The cable is stuck',
      description: 'Since this morning.',
      contactBack: 'PHONE',
    },
    sent: { request: { Kind: 'SUPPORT', Summary: 'The cable is stuck' } },
  },
}

/** As it is put into the page; files are added there. */
export const onPage = (field: keyof RequestAnswers, answers: RequestAnswers): Given =>
  field === 'attachmentIds' ? [] : [[field, String(answers[field])]]

type Words = (i18n: I18n) => string
const address = (of: 'invoice' | 'delivery'): readonly (readonly [string, string, Words])[] => [
  [`${of}Address`, 'Kaai', ({ t }) => t('requestWizard.address.invalid')],
  [`${of}ZipCode`, '83-80', ({ t }) => t('requestWizard.zip.invalid')],
  [`${of}City`, '12', ({ t }) => t('requestWizard.city.invalid')],
]
const required: Words = ({ t }) => t('wizard.problem.required')
const tooLong: Words = ({ t }) => t('wizard.problem.maxLength')

/** Each rule of S5 where it is asked: what breaks it, and what the field says then; nothing of a choice that shows others. */
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
