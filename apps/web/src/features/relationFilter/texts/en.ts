/** The relation filter of the top bar. */
export const texts = {
  'relation.label': 'Relation filter',
  'relation.all': 'All relations',
  'relation.shown': 'Relation filter: {name}',
  'relation.showAll': 'Show all again',
  'relation.search': 'Find a relation',
  'relation.searchHint': 'Type a name',
  'relation.partOf': 'Part of {name}',
  'relation.none': 'No relation has this name.',
  'relation.empty': 'There is no relation to choose from.',
  'relation.failed': 'The relations could not be loaded.',
  'relation.more': '{count} more: type to find them.',
  'relation.allDetail': 'Everything you may see',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    relationFilter: typeof texts
  }
}
