import { choiceTexts } from '../../../components/choices/texts/en.ts'
import { tariffTexts } from '../../../components/tariff/texts/en.ts'

export const texts = {
  ...choiceTexts,
  ...tariffTexts,
  'subscriptionTypes.title': 'Create a subscription type',
  'subscriptionTypes.context': 'For one customer, with its own fee and tariffs.',
  'subscriptionTypes.relation': 'Customer',
  'subscriptionTypes.relation.hint': 'Type a name to search.',
  'subscriptionTypes.relation.none': 'No customer by that name.',
  'subscriptionTypes.relation.missing': 'Choose a customer from the list.',
  'subscriptionTypes.relation.failed': 'We couldn’t load the customers. Try again.',
  'subscriptionTypes.code': 'Type',
  'subscriptionTypes.fee': 'Monthly fee, incl. VAT',
  'subscriptionTypes.fee.hint': 'In euro.',
  'subscriptionTypes.fee.wrong': 'Enter an amount from 0 to 10,000.',
  'subscriptionTypes.description': 'Name',
  'subscriptionTypes.creg': 'Reimburses at the CREG rate',
  'subscriptionTypes.tariffs': 'Tariffs',
  'subscriptionTypes.tariffs.missing': 'Choose at least one tariff.',
  'subscriptionTypes.tariffs.failed': 'We couldn’t load the tariffs',
  'subscriptionTypes.tariff.price': '{price} per kWh',
  'subscriptionTypes.tariff.first': '{price} per kWh · the tariff of the subscription',
  'subscriptionTypes.preview': 'Price preview',
  'subscriptionTypes.preview.none': 'Choose a tariff to see what a session costs.',
  'subscriptionTypes.create': 'Create subscription type',
  'subscriptionTypes.failed': 'We couldn’t create this subscription type',
  'subscriptionTypes.made': 'Subscription type created for {relation}',
  'subscriptionTypes.open': 'Open',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    subscriptionTypes: typeof texts
  }
}
