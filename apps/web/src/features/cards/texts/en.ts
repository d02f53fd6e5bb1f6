/** The charge cards and the detail of one (S3, S5). */
export const texts = {
  'cards.title': 'Charge cards',
  'cards.context': 'See who uses each card and on which subscription.',
  'cards.subscriptions': 'Subscriptions',
  'cards.whitelists': 'Whitelist groups',
  'cards.column.Number': 'Number',
  'cards.column.Description': 'Description',
  'cards.column.RelationContact': 'Used by',
  'cards.column.Subscription': 'Subscription',
  'cards.column.State': 'Status',
  'cards.column.issues': 'Issues',
  'cards.state.ACTIVE': 'Active',
  'cards.state.ORDERED': 'Ordered',
  'cards.state.INACTIVE': 'Inactive',
  'cards.state.BLOCKED': 'Blocked',
  'cards.state.LOST': 'Lost',
  'cards.issue.IsDuplicate': 'Duplicate number',
  'cards.issue.IsUserMissing': 'Missing user',
  'cards.issue.IsSubscriptionMissing': 'Missing subscription',
  'cards.issue.IsDuplicate.text':
    'Another card has the same printed number, so chargers can’t tell them apart.',
  'cards.issue.IsUserMissing.text':
    'This card isn’t assigned to anyone, so we can’t link its sessions to a driver.',
  'cards.issue.IsSubscriptionMissing.text':
    'This card has no subscription. Charging may be refused or billed at a different price.',
  'cards.issue.action': 'Contact support',
  'cards.yes': 'Yes',
  'cards.no': 'No',
  'cards.failed': 'We couldn’t load the charge cards',
  'cards.empty.title': 'No charge cards yet',
  'cards.empty.text': 'Once you order a card, you can follow its status and sessions here.',
  'cards.empty.action': 'Order a card',
  'cards.breadcrumbs': 'Breadcrumb',
  'cards.nobody': 'The cardholder',
  'cards.sentence.ACTIVE': '{user} can charge with this card.',
  'cards.sentence.ORDERED': 'This card is on its way.',
  'cards.sentence.INACTIVE': 'This card is inactive. Chargers won’t accept it.',
  'cards.sentence.BLOCKED': 'This card is blocked. Chargers won’t accept it.',
  'cards.sentence.LOST': 'This card was reported lost. Chargers won’t accept it.',
  'cards.details': 'Details',
  'cards.printed': 'Printed number',
  'cards.relation': 'Owner',
  'cards.invoice': 'Invoice reference',
  'cards.evco': 'EVCO ID',
  'cards.show': 'Show',
  'cards.hide': 'Hide',
  'cards.created': 'Created',
  'cards.modified': 'Last changed',
  'cards.missing': 'Charge card not found',
  'cards.back': 'Back to charge cards',
  'cards.oneFailed': 'We couldn’t load this charge card',
  'cards.sessions': 'Recent sessions',
  'cards.sessions.all': 'View all ({count})',
  'cards.sessions.detail': '{start} · {energy} · {price}',
  'cards.sessions.none': 'No sessions with this card yet.',
  'cards.sessions.failed': 'We couldn’t load the sessions for this card',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    cards: typeof texts
  }
}
