/** The palette: finds screens, chargers, cards, sessions and actions. */
export const texts = {
  'palette.field': 'Search',
  'palette.hint': 'Charger, card, session or page',
  'palette.results': 'Results',
  'palette.group.recent': 'Recent',
  'palette.group.chargers': 'Chargers',
  'palette.group.cards': 'Charge cards',
  'palette.group.sessions': 'Charging sessions',
  'palette.group.screens': 'Go to',
  'palette.group.actions': 'Do',
  'palette.count': '{count} {{result|results}}',
  'palette.nothing': 'Nothing found.',
  'palette.failed': 'We couldn’t search cards and sessions.',
  'palette.keys': '↑ ↓ move · Enter opens · Ctrl Enter in a new tab · Esc closes',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    palette: typeof texts
  }
}
