/** The charge cards and the detail of one (S3, S5). */
export const texts = {
  'cards.title': 'Charge cards',
  'cards.context': 'Who charges with which card, and under which subscription.',
  'cards.column.Number': 'Number',
  'cards.column.Description': 'Description',
  'cards.column.RelationContact': 'Used by',
  'cards.column.Subscription': 'Subscription',
  'cards.column.State': 'State',
  'cards.column.flags': 'To check',
  'cards.state.ACTIVE': 'Active',
  'cards.state.ORDERED': 'Ordered',
  'cards.state.INACTIVE': 'Inactive',
  'cards.state.BLOCKED': 'Blocked',
  'cards.state.LOST': 'Lost',
  'cards.flag.IsDuplicate': 'Duplicate number',
  'cards.flag.IsUserMissing': 'Missing user',
  'cards.flag.IsSubscriptionMissing': 'Missing subscription',
  'cards.flag.IsDuplicate.text':
    'Another card has the same number printed on it. Chargers cannot tell the two apart.',
  'cards.flag.IsUserMissing.text': 'Nobody is named who uses this card, so its sessions are nobody’s.',
  'cards.flag.IsSubscriptionMissing.text':
    'This card has no subscription: its sessions may be refused or charged at another price.',
  'cards.flag.action': 'Write to us about it',
  'cards.yes': 'Yes',
  'cards.no': 'No',
  'cards.failed': 'The charge cards could not be loaded',
  'cards.empty.title': 'No charge cards yet',
  'cards.empty.text':
    'A card appears here as soon as one is ordered for you, with its state and what it charged.',
  'cards.empty.action': 'Ask us for a card',
  'cards.breadcrumbs': 'You are here',
  'cards.nobody': 'Whoever holds it',
  'cards.sentence.ACTIVE': '{user} can charge with this card.',
  'cards.sentence.ORDERED': 'This card is on its way.',
  'cards.sentence.INACTIVE': 'This card is not in use: no charger accepts it.',
  'cards.sentence.BLOCKED': 'This card is blocked: no charger accepts it.',
  'cards.sentence.LOST': 'This card was reported as lost: no charger accepts it.',
  'cards.details': 'Details',
  'cards.printed': 'Printed number',
  'cards.relation': 'Belongs to',
  'cards.invoice': 'Invoice reference',
  'cards.evco': 'EVCO id',
  'cards.show': 'Show',
  'cards.hide': 'Hide',
  'cards.created': 'Created',
  'cards.modified': 'Last changed',
  'cards.missing': 'This charge card is not here',
  'cards.back': 'Back to the charge cards',
  'cards.oneFailed': 'This charge card could not be loaded',
  'cards.sessions': 'Last sessions',
  'cards.sessions.all': 'All {count} {{session|sessions}}',
  'cards.sessions.detail': '{start} · {energy} · {price}',
  'cards.sessions.none': 'Nothing has been charged with this card yet.',
  'cards.sessions.failed': 'The sessions of this card could not be loaded',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    cards: typeof texts
  }
}
