export const treeTexts = {
  'tree.label': 'Organisations',
  'tree.search': 'Search organisations',
  'tree.searching': 'Searching…',
  'tree.found': '{count} {{organisation|organisations}} found',
  'tree.searchFailed': 'We couldn’t search the organisations',
  'tree.failed': 'We couldn’t load the organisations',
  'tree.empty.title': 'No sub-organisations yet',
  'tree.empty.text': 'Sub-organisations appear here once you add them.',
  'tree.none': 'No sub-organisations',
  'tree.open': 'Show the sub-organisations of {name}',
  'tree.close': 'Hide the sub-organisations of {name}',
  'tree.ascending': 'Name, A to Z',
  'tree.descending': 'Name, Z to A',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    tree: typeof treeTexts
  }
}
