/** In the order in which a charger is asked for. */
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

/** The route of each step below /my/ (S2). */
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
