import type {
  ACCOUNT_TYPES,
  CHARGER_TYPES,
  DYNAMIC_TYPES,
  INSTALLATION_TYPES,
  MOUNTING_TYPES,
  POWER_CONNECTIONS,
  SUBSCRIPTION_TYPE_CODES,
  SURVEY_TYPES,
} from '@portal/schemas'

export const REQUEST_KINDS = ['CHARGER', 'CARD', 'SUPPORT'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** Form of address of the contact (S3). */
export const TITLES = ['MR', 'MRS', 'MX'] as const
/** Preferred contact channel for a question. */
export const CONTACT_BACK = ['EMAIL', 'PHONE'] as const
export const DELIVERIES = ['SAME', 'OTHER'] as const

export type PowerConnection = (typeof POWER_CONNECTIONS)[number]
export type SubscriptionCode = (typeof SUBSCRIPTION_TYPE_CODES)[number]

/** Answers in the request wizard, in the terms of the specification (S3). */
export interface RequestAnswers {
  readonly kind?: RequestKind
  /** Relation that makes the request. */
  readonly customerId?: string
  readonly accountType?: (typeof ACCOUNT_TYPES)[number]
  readonly companyName?: string
  readonly vatNumber?: string
  /** Verdict of the VAT checker with the checked number: 'VALID BE0123456749'. */
  readonly vatVerdict?: string
  readonly contactTitle?: (typeof TITLES)[number]
  readonly contactName?: string
  readonly email?: string
  readonly phone?: string
  readonly chargerType?: (typeof CHARGER_TYPES)[number]
  readonly mountingType?: (typeof MOUNTING_TYPES)[number]
  readonly installationType?: (typeof INSTALLATION_TYPES)[number]
  readonly powerConnection?: PowerConnection
  readonly dynamicType?: (typeof DYNAMIC_TYPES)[number]
  readonly subscriptionType?: SubscriptionCode
  readonly quantity?: number
  readonly surveyType?: (typeof SURVEY_TYPES)[number]
  readonly surveyDetails?: string
  readonly attachmentIds?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly contactBack?: (typeof CONTACT_BACK)[number]
  readonly invoiceAddress?: string
  readonly invoiceZipCode?: string
  readonly invoiceCity?: string
  readonly delivery?: (typeof DELIVERIES)[number]
  readonly deliveryAddress?: string
  readonly deliveryZipCode?: string
  readonly deliveryCity?: string
  readonly remarks?: string
}

/** Steps of all request kinds, in the order of a charger request. */
export const REQUEST_STEPS = [
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
  'contactBack',
  'invoiceAddress',
  'deliveryAddress',
  'reviewOrder',
] as const
export type RequestStep = (typeof REQUEST_STEPS)[number]

/** Route of each step below /my/ (S2). */
export const REQUEST_ROUTES: Readonly<Record<RequestStep, string>> = {
  accountType: 'account-type',
  enterpriseDetails: 'contact-enterprise-details',
  contactDetails: 'request-contact-details',
  chargerType: 'chargerType',
  mountingType: 'mounting-type',
  installationType: 'installation-type',
  chargingSpeed: 'charging-speed-type',
  dynamicType: 'dynamic-type',
  subscriptionType: 'subscription-type',
  surveyType: 'survey-type',
  surveyDetails: 'survey-type-details',
  surveyPictures: 'survey-type-pictures',
  contactBack: 'contact-back',
  invoiceAddress: 'request-charger',
  deliveryAddress: 'request-delivery',
  reviewOrder: 'review-order',
}
