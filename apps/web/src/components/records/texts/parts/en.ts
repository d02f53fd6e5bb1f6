/** Texts of record tabs, for operators only. */
export const recordPartTexts = {
  'record.tabs': 'Parts of this record',
  'record.tabs.close': 'Close',
  'record.moreActions': 'More actions',
  'record.tab.overview': 'Overview',
  'record.tab.history': 'Log',
  'record.history.changes': 'Edited {count} {{time|times}}',
  'record.audit': 'Changes',
  'record.audit.none': 'No changes recorded yet.',
  'record.audit.failed': 'We couldn’t load the changes',
  'record.audit.hidden': '{name}: hidden',
  'record.audit.set': '{name}: {after}',
  'record.audit.change': '{name}: {before} → {after}',
  'record.audit.cleared': '{name}: {before} → empty',
  'record.audit.all': 'All changes',
  'record.audit.viewedAs': '{by}, viewing as {name}',
  'record.Action.CREATED': 'Created',
  'record.Action.CHANGED': 'Changed',
  'record.Action.REMOVED': 'Removed',
  'record.Action.COMMANDED': 'Command sent',
  'record.tab.raw': 'Raw',
  'record.facts.all': '{count} in all',
  'record.preview.open': 'Open',
  'record.preview.close': 'Close preview',
  'record.raw.search': 'Search fields and values',
  'record.raw.clear': 'Clear search',
  'record.raw.count': '{count} {{field|fields}}',
  'record.raw.other': 'Other fields',
  'record.raw.copyAll': 'Copy all as JSON',
} as const

declare module '../../../../texts/types.ts' {
  interface FeatureTexts {
    recordParts: typeof recordPartTexts
  }
}
