export const texts = {
  'chargers.title': 'Chargers',
  'chargers.add': 'Add a charger',
  'chargers.context': '{count} {{charger|chargers}} at {locations} {{location|locations}}',
  'chargers.search': 'Search chargers',
  'chargers.search.hint': 'Name, charger ID, serial number or city',
  'chargers.direct': 'This organisation only',
  'chargers.state': 'Status',
  'chargers.state.all': 'All',
  'chargers.column.chargeBox': 'Charger ID',
  'chargers.column.description': 'Name',
  'chargers.column.city': 'City',
  'chargers.column.state': 'Status',
  'chargers.column.sentence': 'What it does',
  'chargers.column.power': 'Power',
  'chargers.column.heartbeat': 'Last seen',
  'chargers.column.energy': 'kWh this month',
  'chargers.table': 'Chargers, sorted by {column}',
  'chargers.empty.title': 'No chargers yet',
  'chargers.empty.text': 'Your chargers will appear here once they’re linked to your account.',
  'chargers.empty.action': 'Request a charger',
  'chargers.noMatch.title': 'No chargers found',
  'chargers.noMatch.text':
    'No match in {count} {{charger|chargers}}. Change your search or clear the filters.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    chargers: typeof texts
  }
}
