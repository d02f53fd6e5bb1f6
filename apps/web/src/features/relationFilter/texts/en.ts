export const texts = {
  'relation.label': 'Filter by organisation',
  'relation.all': 'All organisations',
  'relation.shown': 'Organisation: {name}',
  'relation.showAll': 'Show all organisations',
  'relation.search': 'Search organisations',
  'relation.searchHint': 'Type a name',
  'relation.partOf': 'Part of {name}',
  'relation.none': 'No organisations found.',
  'relation.empty': 'There are no organisations to choose from.',
  'relation.failed': 'We couldn’t load the organisations',
  'relation.more': '{count} more. Type to narrow the list.',
  'relation.allDetail': 'Everything you have access to',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    relationFilter: typeof texts
  }
}
