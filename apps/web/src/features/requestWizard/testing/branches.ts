import type { RequestCall, RequestStep } from '@portal/machines'
import { CARD_ORDER_MAX, EMAIL_MAX_LENGTH } from '@portal/schemas'
import type { I18n } from '../../../app/appearance.ts'

/* What the tests of the steps answer: each branch from its first step to the review, and what breaks each rule. */

type Given = Readonly<Record<string, string>>
type Way = readonly (readonly [RequestStep, Given])[]

const CONTACT: Given = {
  contactTitle: 'MRS',
  contactName: 'Nora Newcomer',
  email: 'nora@example.com',
  phone: '0470 12 34 56',
}
const INVOICE: Given = { invoiceAddress: 'Kaai 12', invoiceZipCode: '8380', invoiceCity: 'Zeebrugge' }
const ELSEWHERE: Given = {
  delivery: 'OTHER',
  deliveryAddress: 'Stationsplein 1',
  deliveryZipCode: '8000',
  deliveryCity: 'Brugge',
}
const COMPANY: Way = [
  ['accountType', { accountType: 'company' }],
  ['enterpriseDetails', { vatNumber: 'BE0403170701', companyName: 'Noordzee Logistics' }],
  ['contactDetails', CONTACT],
]
const PERSON: Way = [
  ['accountType', { accountType: 'private' }],
  ['contactDetails', CONTACT],
]

interface Branch {
  readonly kind: 'CHARGER' | 'CARD' | 'SUPPORT'
  readonly way: Way
  readonly sent: { readonly [C in RequestCall]?: object }
}

/** Each step, each choice that leads elsewhere, and each kind of delivery at least once. */
export const BRANCHES: Readonly<Record<string, Branch>> = {
  'a charger of a company, shown on pictures and delivered elsewhere': {
    kind: 'CHARGER',
    way: [
      ...COMPANY,
      ['chargerType', { chargerType: 'BUSINESS' }],
      ['mountingType', { mountingType: 'POLE' }],
      ['installationType', { installationType: 'THREE_PHASE' }],
      ['chargingSpeed', { powerConnection: 'AC_22' }],
      ['dynamicType', { dynamicType: 'DYNAMIC' }],
      ['subscriptionType', { subscriptionType: 'FAN' }],
      ['surveyType', { surveyType: 'REMOTE' }],
      ['surveyDetails', { surveyDetails: 'In the hall.' }],
      ['surveyPictures', {}],
      ['invoiceAddress', INVOICE],
      ['deliveryAddress', ELSEWHERE],
      ['reviewOrder', { remarks: 'Ring twice.' }],
    ],
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
    kind: 'CHARGER',
    way: [
      ...PERSON,
      ['chargerType', { chargerType: 'HOME' }],
      ['mountingType', { mountingType: 'WALL' }],
      ['installationType', { installationType: 'ONE_PHASE' }],
      ['chargingSpeed', { powerConnection: 'AC_3_7' }],
      ['subscriptionType', { subscriptionType: 'PRIVATE' }],
      ['surveyType', { surveyType: 'ON_SITE' }],
      ['invoiceAddress', INVOICE],
      ['deliveryAddress', { delivery: 'SAME' }],
      ['reviewOrder', {}],
    ],
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
    kind: 'CHARGER',
    way: [
      ...PERSON,
      ['chargerType', { chargerType: 'PUBLIC' }],
      ['mountingType', { mountingType: 'POLE' }],
      ['installationType', { installationType: 'THREE_PHASE' }],
      ['chargingSpeed', { powerConnection: 'DC_50' }],
      ['subscriptionType', { subscriptionType: 'KISS' }],
      ['surveyType', { surveyType: 'ON_SITE' }],
      ['invoiceAddress', INVOICE],
      ['deliveryAddress', { delivery: 'SAME' }],
      ['reviewOrder', {}],
    ],
    sent: { request: { Draft: { chargerType: 'PUBLIC', powerConnection: 'DC_50' } } },
  },
  'cards of a company, delivered elsewhere': {
    kind: 'CARD',
    way: [
      ...COMPANY,
      ['subscriptionType', { subscriptionType: 'FAN', quantity: '25' }],
      ['invoiceAddress', INVOICE],
      ['deliveryAddress', ELSEWHERE],
      ['reviewOrder', {}],
    ],
    sent: {
      chargepassrequest: {
        Quantity: 25,
        SubscriptionTypeCode: 'FAN',
        DeliveryAddress: { address: 'Stationsplein 1', zipCode: '8000', city: 'Brugge' },
      },
    },
  },
  'a question of a person': {
    kind: 'SUPPORT',
    way: [
      ...PERSON,
      [
        'contactBack',
        { summary: 'The cable is stuck', description: 'Since this morning.', contactBack: 'PHONE' },
      ],
      ['reviewOrder', {}],
    ],
    sent: { request: { Kind: 'SUPPORT', Summary: 'The cable is stuck' } },
  },
}

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
