export const texts = {
  'bestPlan.title': 'Best plan',
  'bestPlan.subscriptions': 'Subscriptions',
  'bestPlan.missing': 'Subscription not found',
  'bestPlan.back': 'Back to subscriptions',
  'bestPlan.oneFailed': 'We couldn’t load this subscription',
  'bestPlan.offersFailed': 'We couldn’t load the subscription types',
  'bestPlan.intro':
    'We price the sessions of the last twelve months under every subscription type, so you can see which one costs least. Nothing is changed.',
  'bestPlan.compare': 'Compare',
  'bestPlan.reading': '{cards} of {of} cards read, {sessions} records so far',
  'bestPlan.progress': 'Reading sessions',
  'bestPlan.pageFailed': 'We couldn’t load all sessions',
  'bestPlan.nothing': 'There are no sessions in the last twelve months, so there’s nothing to compare yet.',
  'bestPlan.saves': '{type} would have saved {amount} in twelve months',
  'bestPlan.isBest': 'Your current type costs least',
  'bestPlan.toSubscription': 'Change type in the subscription',
  'bestPlan.basis': 'Based on {sessions} sessions and {energy}.',
  'bestPlan.types': 'Twelve months under each type',
  'bestPlan.current': '(current)',
  'bestPlan.cheapest': 'Cheapest',
  'bestPlan.fees': 'of which {amount} in monthly fees',
  'bestPlan.less': '{amount} less',
  'bestPlan.more': '{amount} more',
  'bestPlan.chart': 'Month by month',
  'bestPlan.chart.of': 'Price of each month with {type}',
  'bestPlan.show': 'Subscription type',
  'bestPlan.month': 'Month',
  'bestPlan.price': 'Price, incl. VAT',
  'bestPlan.sessions': 'Sessions',
  'bestPlan.detail': '{month} · {sessions} {{session|sessions}}',
  'bestPlan.months': 'Each month under each type, incl. VAT',
  'bestPlan.assumptions': 'What this assumes',
  'bestPlan.assume.same': 'You would have charged the same: where, when and how much.',
  'bestPlan.assume.tariff':
    'A session has the tariff of its charger if the type includes it. Otherwise it has the on-street tariff.',
  'bestPlan.assume.roaming': 'Sessions at other providers cost the same with every type.',
  'bestPlan.assume.fee': 'Today’s tariffs and one monthly fee for the subscription count for every month.',
  'bestPlan.assume.unpriced':
    '{count} {{session counts|sessions count}} at the price you paid, because we don’t know the tariff.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    bestPlan: typeof texts
  }
}
