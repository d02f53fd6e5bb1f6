import {
  ACCOUNT_TYPES,
  CARD_ORDER_MAX,
  CHARGE_CARD_PRICE,
  CHARGER_TYPES,
  DYNAMIC_TYPES,
  EMAIL_MAX_LENGTH,
  INSTALLATION_TYPES,
  MOUNTING_TYPES,
  POWER_CONNECTIONS,
  type PriceEntry,
  REQUEST_PRICES,
  rules,
  SUBSCRIPTION_TYPE_CODES,
  SURVEY_TYPES,
} from '@portal/schemas'
import type { WizardDefinition, WizardField, WizardStep } from '../wizard/definition.ts'
import { amount, choice, ids, text } from '../wizard/fields.ts'
import { pricesOf } from '../wizard/way.ts'
import {
  CONTACT_BACK,
  DELIVERIES,
  type PowerConnection,
  REQUEST_KINDS,
  type RequestAnswers,
  type RequestStep,
  type SubscriptionCode,
  TITLES,
} from './answers.ts'
import { cardOrderPayload, requestPayload } from './payload.ts'
import { VAT_VERDICTS, vatNumberOf, vatVerdictOf } from './vat.ts'

type Prices = Readonly<Record<string, Readonly<Record<string, number>>>>

const priced =
  (field: keyof typeof REQUEST_PRICES) =>
  (answers: RequestAnswers): readonly PriceEntry[] => {
    const price = (REQUEST_PRICES as Prices)[field]?.[answers[field] ?? '']
    return price === undefined ? [] : [{ type: field, price }]
  }

const SINGLE_PHASE: readonly PowerConnection[] = ['AC_3_7', 'AC_7_4']
const THREE_PHASE: readonly PowerConnection[] = ['AC_11', 'AC_22']
const FAST: readonly PowerConnection[] = ['DC_50']

/** Power connections that the phases allow. Homes have no DC. */
export const offeredConnections = ({
  installationType,
  chargerType,
}: RequestAnswers): readonly PowerConnection[] => {
  if (installationType === 'ONE_PHASE') return SINGLE_PHASE
  if (installationType !== 'THREE_PHASE') return []
  return chargerType === 'HOME' ? THREE_PHASE : [...THREE_PHASE, ...FAST]
}

/** Subscription types on offer to a private person or a company (S9). */
export const offeredSubscriptions = ({ accountType }: RequestAnswers): readonly SubscriptionCode[] =>
  SUBSCRIPTION_TYPE_CODES.filter(
    (code) => (code === 'PRIVATE' || code === 'KISS') === (accountType === 'private'),
  )

const isBalanced = ({ powerConnection }: RequestAnswers): boolean =>
  powerConnection !== undefined && powerConnection.startsWith('AC_') && powerConnection !== 'AC_3_7'

const addressFields = (isApplicable: (answers: RequestAnswers) => boolean = () => true) =>
  [
    text<RequestAnswers>([rules.addressLike('invalid')], { isApplicable }),
    text<RequestAnswers>([rules.lettersDigitsSlash('invalid')], { max: 12, isApplicable }),
    text<RequestAnswers>([rules.streetOrCity('invalid')], { max: 100, isApplicable }),
  ] as const
const [invoiceAddress, invoiceZipCode, invoiceCity] = addressFields()
const [deliveryAddress, deliveryZipCode, deliveryCity] = addressFields(({ delivery }) => delivery === 'OTHER')

/** Valid according to S5, unless the checker has rejected this number. */
const vatNumber: WizardField<RequestAnswers, string> = {
  isValue: (value) => typeof value === 'string' && value.length <= 50,
  problem: (value = '', answers) => {
    if (value.trim() === '') return 'required'
    const isRefused = answers.vatVerdict === vatVerdictOf(answers, 'INVALID')
    return isRefused ? 'invalid' : rules.check(vatNumberOf(answers), [rules.vatNumber('invalid')])
  },
}

const STEPS: Readonly<Record<RequestStep, WizardStep<RequestStep, RequestAnswers>>> = {
  accountType: {
    description: 'For a private person or a company; the first step (S4).',
    fields: { accountType: choice(ACCOUNT_TYPES) },
    next: [
      { to: 'enterpriseDetails', when: ({ accountType }) => accountType === 'company' },
      { to: 'contactDetails' },
    ],
  },
  enterpriseDetails: {
    description:
      'The company’s VAT number and name; an outside checker fills in the name if it is available.',
    fields: {
      vatNumber,
      vatVerdict: {
        isValue: (value) => typeof value === 'string' && value.length <= 50,
        fits: (answers) =>
          VAT_VERDICTS.some((verdict) => answers.vatVerdict === vatVerdictOf(answers, verdict)),
        problem: () => undefined,
      },
      companyName: text([rules.companyName('maxLength')]),
    },
    check: {
      asks: ['vatNumber'],
      isDue: ({ vatVerdict }) => vatVerdict === undefined,
      goesOn: (answers) => answers.vatVerdict === vatVerdictOf(answers, 'VALID'),
      skipped: (answers) => ({ vatVerdict: vatVerdictOf(answers, 'SKIPPED') }),
    },
    next: [{ to: 'contactDetails' }],
  },
  contactDetails: {
    description: 'The contact person: title, name, email and Belgian phone number (S5).',
    fields: {
      contactTitle: choice(TITLES),
      contactName: text([rules.personName('invalid')], { max: 100 }),
      email: text([rules.email('invalid')], { max: EMAIL_MAX_LENGTH }),
      phone: text([rules.belgianPhone('invalid')]),
    },
    next: [
      { to: 'chargerType', when: ({ kind }) => kind === 'CHARGER' },
      { to: 'subscriptionType', when: ({ kind }) => kind === 'CARD' },
      { to: 'contactBack' },
    ],
  },
  chargerType: {
    description: 'A home, business or public charger.',
    fields: { chargerType: choice(CHARGER_TYPES) },
    prices: priced('chargerType'),
    next: [{ to: 'mountingType' }],
  },
  mountingType: {
    description: 'On a wall or on a pole.',
    fields: { mountingType: choice(MOUNTING_TYPES) },
    prices: priced('mountingType'),
    next: [{ to: 'installationType' }],
  },
  installationType: {
    description: 'One or three phases.',
    fields: { installationType: choice(INSTALLATION_TYPES) },
    prices: priced('installationType'),
    next: [{ to: 'chargingSpeed' }],
  },
  chargingSpeed: {
    description: 'The power connection, limited by the phases.',
    fields: {
      powerConnection: choice(POWER_CONNECTIONS, {
        fits: (answers) =>
          answers.powerConnection !== undefined &&
          offeredConnections(answers).includes(answers.powerConnection),
      }),
    },
    prices: priced('powerConnection'),
    next: [{ to: 'dynamicType', when: isBalanced }, { to: 'subscriptionType' }],
  },
  dynamicType: {
    description: 'Load balancing with the house, for alternating current above 3.7 kW.',
    fields: { dynamicType: choice(DYNAMIC_TYPES) },
    prices: priced('dynamicType'),
    next: [{ to: 'subscriptionType' }],
  },
  subscriptionType: {
    description: 'The subscription; for a card order also the number of cards.',
    fields: {
      subscriptionType: choice(SUBSCRIPTION_TYPE_CODES, {
        fits: (answers) =>
          answers.subscriptionType !== undefined &&
          offeredSubscriptions(answers).includes(answers.subscriptionType),
      }),
      quantity: amount(1, CARD_ORDER_MAX, { isWhole: true, isApplicable: ({ kind }) => kind === 'CARD' }),
    },
    prices: ({ kind, quantity = 0 }) =>
      kind === 'CARD' && Number.isInteger(quantity) && quantity > 0
        ? [{ type: 'cards', price: (quantity * CHARGE_CARD_PRICE * 100) / 100 }]
        : [],
    next: [{ to: 'surveyType', when: ({ kind }) => kind === 'CHARGER' }, { to: 'invoiceAddress' }],
  },
  surveyType: {
    description: 'A visit by an installer, or pictures.',
    fields: { surveyType: choice(SURVEY_TYPES) },
    prices: priced('surveyType'),
    next: [
      { to: 'surveyDetails', when: ({ surveyType }) => surveyType === 'REMOTE' },
      { to: 'invoiceAddress' },
    ],
  },
  surveyDetails: {
    description: 'Details of the place that the installer needs.',
    fields: { surveyDetails: text([], { max: 5_000 }) },
    next: [{ to: 'surveyPictures' }],
  },
  surveyPictures: {
    description: 'Pictures of the place and of the fuse box.',
    fields: { attachmentIds: ids() },
    next: [{ to: 'invoiceAddress' }],
  },
  contactBack: {
    description: 'The question: summary, description, files, and how to reach the person.',
    fields: {
      summary: text(),
      description: text([], { max: 5_000 }),
      attachmentIds: ids({ isOptional: true }),
      contactBack: choice(CONTACT_BACK),
    },
    next: [{ to: 'reviewOrder' }],
  },
  invoiceAddress: {
    description: 'The invoice address.',
    fields: { invoiceAddress, invoiceZipCode, invoiceCity },
    next: [{ to: 'deliveryAddress' }],
  },
  deliveryAddress: {
    description: 'The delivery address: the invoice address or a different one.',
    fields: { delivery: choice(DELIVERIES), deliveryAddress, deliveryZipCode, deliveryCity },
    next: [{ to: 'reviewOrder' }],
  },
  reviewOrder: {
    description: 'All answers on one page, each with a link to its step, and remarks.',
    fields: { remarks: text([], { isOptional: true, max: 5_000 }) },
    next: [],
  },
}

export type RequestCall = 'request' | 'chargepassrequest' | 'attachments'

const isId = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.length <= 100

/** Charger, cards or question: all branches as data. A new step is one entry and a reference from the previous step. */
export const requestDefinition: WizardDefinition<RequestStep, RequestAnswers, RequestCall> = {
  id: 'requestWizard',
  description: 'A request for a charger, for charge cards, or a question (S3, S4).',
  kinds: REQUEST_KINDS,
  preset: {
    kind: (value) => (REQUEST_KINDS as readonly unknown[]).includes(value),
    customerId: isId,
  },
  first: 'accountType',
  review: 'reviewOrder',
  steps: STEPS,
  calls: {
    request: {
      description: 'Creates the request.',
      isChosen: ({ kind }) => kind !== 'CARD',
      payload: (answers) => requestPayload(answers, pricesOf(requestDefinition, answers)),
      goneBy: ['UNKNOWNREQUEST'],
    },
    chargepassrequest: {
      description: 'Orders the cards.',
      isChosen: ({ kind }) => kind === 'CARD',
      payload: cardOrderPayload,
      goneBy: ['UNKNOWNREQUEST'],
    },
    attachments: {
      description: 'Adds the missing files to the request.',
      isChosen: ({ attachmentIds = [] }) => attachmentIds.length > 0,
      // 5 MB take minutes on a slow connection, so this call times out only after 30 s without progress.
      keepsTime: true,
      payload: ({ attachmentIds = [] }) => ({ attachmentIds }),
    },
  },
  afterReset: ({ kind, customerId }) => ({
    ...(kind && { kind }),
    ...(customerId !== undefined && { customerId }),
  }),
}
