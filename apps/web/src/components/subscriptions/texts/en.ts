export const subscriptionTexts = {
  'subscriptions.column.SubscriptionType': 'Subscription type',
  'subscriptions.perMonth': '{fee} per month',
  'subscriptions.cards.title': 'Charge cards',
  'subscriptions.cards.failed': 'We couldn’t load the cards on this subscription',
  'subscriptions.cards.none.title': 'No cards on this subscription',
  'subscriptions.change': 'Change type',
  'subscriptions.change.title': 'Choose another subscription type',
  'subscriptions.change.save': 'Change type',
  'subscriptions.change.failed': 'We couldn’t change the subscription type',
  'subscriptions.change.typesFailed': 'We couldn’t load the subscription types',
  'subscriptions.change.missing': 'Choose a subscription type.',
  'subscriptions.change.tariffs': 'Tariffs: {tariffs}',
  'subscriptions.change.creg': 'With CREG rate. Tariffs: {tariffs}',
  'subscriptions.change.from': 'It applies from today, {date}.',
  'subscriptions.change.same': 'From today, {date}, the monthly fee stays {fee}.',
  'subscriptions.change.more': 'From today, {date}, the monthly fee is {fee}: {difference} more.',
  'subscriptions.change.less': 'From today, {date}, the monthly fee is {fee}: {difference} less.',
  'subscriptions.cards.of': 'Charge cards of {name}',
  'subscriptions.cards.all': 'All {count} cards',
  'subscriptions.cards.add': 'Add card',
  'subscriptions.cards.addFailed': 'We couldn’t add this card',
  'subscriptions.cards.added': 'Card {number} added to {name}',
  'subscriptions.cards.card': 'Card number',
  'subscriptions.cards.cardHint': 'Cards of this customer. A card leaves the subscription that it has now.',
  'subscriptions.cards.choose': 'Choose a card.',
  'subscriptions.cards.notFound': 'This customer has no other card with that number.',
  'subscriptions.cards.without': 'No subscription',
  'subscriptions.cards.remove': 'Remove',
  'subscriptions.cards.removeOne': 'Remove card {number} from {name}',
  'subscriptions.cards.removeText':
    'Card {number} will have no subscription. Its owner sees that one is missing.',
  'subscriptions.cards.removed': 'Card {number} removed from {name}',
  'subscriptions.cards.removeFailed': 'We couldn’t remove this card',
  'subscriptions.end.do': 'End subscription',
  'subscriptions.end.text': 'The cards of this subscription can charge until the end of this day.',
  'subscriptions.new': 'New subscription',
  'subscriptions.new.start': 'First day',
  'subscriptions.new.wrong': 'Choose today or a later day.',
  'subscriptions.new.hint': 'If you leave it empty, the subscription is named after its type.',
  'subscriptions.new.done': '{name} created for {relation}',
  'subscriptions.new.failed': 'We couldn’t create this subscription',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    subscriptionActs: typeof subscriptionTexts
  }
}
