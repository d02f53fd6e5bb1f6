export const texts = {
  'palette.hint': 'Charger, card, session or page',
  'palette.results': 'Results',
  'palette.group.recent': 'Recent',
  'palette.group.chargers': 'Chargers',
  'palette.group.cards': 'Charge cards',
  'palette.group.sessions': 'Charging sessions',
  'palette.group.relations': 'Organisations',
  'palette.group.screens': 'Go to',
  'palette.group.actions': 'Do',
  'palette.count': '{count} {{result|results}}',
  'palette.nothing': 'Nothing found.',
  'palette.failed': 'We couldn’t search everything.',
  'palette.keys': '↑ ↓ move · → actions · Enter opens · Ctrl Enter in a new tab · Esc closes',
  'palette.actions': 'Actions',
  'palette.actions.of': 'Actions for {title}',
  'palette.back': '← back',
  'palette.check': 'Check this card',
  'palette.language': 'Language: {name}',
  'palette.request': 'Request a charger',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    palette: typeof texts
  }
}
