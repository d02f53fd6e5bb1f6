import { tariffTexts } from '../../tariff/texts/en.ts'

/** Texts of the verdict on a card at a charger; spread into the texts of each feature that shows it. */
export const cardCheckTexts = {
  ...tariffTexts,
  'cardCheck.charger': 'Charger',
  'cardCheck.charger.hint': 'Search by name, location, city or charger ID.',
  'cardCheck.charger.none': 'No chargers found.',
  'cardCheck.charger.failed': 'We couldn’t load the chargers. Try again.',
  'cardCheck.failed': 'We couldn’t check this card',
  'cardCheck.yes': 'Yes, this card works here now',
  'cardCheck.no': 'No, this card doesn’t work here now',
  'cardCheck.pair': '{card} at {charger}',
  'cardCheck.reasons': 'Why not',
  'cardCheck.toCard': 'View card',
  'cardCheck.toCharger': 'View charger',
  'cardCheck.price': 'Price here',
  'cardCheck.perKwh': 'per kWh, incl. VAT · tariff: {tariff}',
  'cardCheck.price.none': 'This charger has no sessions yet, so we don’t know its tariff.',
  'cardCheck.note.noSubscription': 'This card has no subscription. It charges at the charger’s own price.',
  'cardCheck.note.guest': 'This card charges as a guest here.',
  'cardCheck.problem.CARD_ORDERED': 'This card hasn’t been activated yet.',
  'cardCheck.problem.CARD_ORDERED.next': 'It starts working once you’ve received it.',
  'cardCheck.problem.CARD_INACTIVE': 'This card is blocked for now.',
  'cardCheck.problem.CARD_INACTIVE.next': 'Unblock it to charge with it again.',
  'cardCheck.problem.CARD_BLOCKED': 'The network blocked this card.',
  'cardCheck.problem.CARD_BLOCKED.next': 'Contact support to have it unblocked.',
  'cardCheck.problem.CARD_LOST': 'This card was reported lost.',
  'cardCheck.problem.CARD_LOST.next': 'Order a new card, or use another one.',
  'cardCheck.problem.CARD_IN_USE': 'This card is charging somewhere already.',
  'cardCheck.problem.CARD_IN_USE.next': 'It works again once that session has ended.',
  'cardCheck.problem.SUBSCRIPTION_NOT_STARTED': 'Its subscription hasn’t started yet.',
  'cardCheck.problem.SUBSCRIPTION_NOT_STARTED.next': 'Choose another subscription, or wait until it starts.',
  'cardCheck.problem.SUBSCRIPTION_ENDED': 'Its subscription has ended.',
  'cardCheck.problem.SUBSCRIPTION_ENDED.next': 'Choose another subscription for this card.',
  'cardCheck.problem.NOT_IN_GROUP': 'This card isn’t in the charger’s whitelist group.',
  'cardCheck.problem.NOT_IN_GROUP.next': 'Add the card to that group, or use a card that’s in it.',
  'cardCheck.problem.GUESTS_NOT_ALLOWED':
    'The charger belongs to another organisation and doesn’t accept guests.',
  'cardCheck.problem.GUESTS_NOT_ALLOWED.next': 'Ask its owner to allow guest charging.',
  'cardCheck.problem.CHARGER_DISABLED': 'The charger or its location is disabled.',
  'cardCheck.problem.CHARGER_DISABLED.next': 'Use another charger until it’s enabled again.',
  'cardCheck.problem.OFFLINE': 'The charger is offline.',
  'cardCheck.problem.OFFLINE.next': 'Remote start isn’t possible. Try again once it’s online.',
  'cardCheck.problem.STATUS_UNKNOWN': 'Charger status: {status}',
  'cardCheck.problem.STATUS_UNKNOWN.next': 'Use another charger, or contact support.',
  'cardCheck.problem.FAULTED': 'The charger reports a fault.',
  'cardCheck.problem.FAULTED.next': 'Use another charger, or contact support.',
  'cardCheck.problem.UNAVAILABLE': 'The charger is out of service.',
  'cardCheck.problem.UNAVAILABLE.next': 'Use another charger until it’s available again.',
  'cardCheck.problem.RESERVED': 'The charger is reserved.',
  'cardCheck.problem.RESERVED.next': 'It’s available once the reservation ends.',
  'cardCheck.problem.OCCUPIED': 'Every connector is in use.',
  'cardCheck.problem.OCCUPIED.next': 'Try again once a car has left.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    cardVerdict: typeof cardCheckTexts
  }
}
