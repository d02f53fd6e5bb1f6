import { placeTexts } from '../../../components/places/texts/en.ts'

/** The map of charge locations, and the list beside it. */
export const texts = {
  ...placeTexts,
  'locations.title': 'Locations',
  'locations.search': 'Search for a place or location',
  'locations.search.clear': 'Clear search',
  'locations.near': 'Near {name}',
  'locations.near.remove': 'Remove filter: near {name}',
  'locations.filters': 'Filters',
  'locations.filter.free': 'Available now',
  'locations.filter.fast': '{power} or more',
  'locations.filter.ac': 'AC',
  'locations.filter.dc': 'DC',
  'locations.filter.published': 'Published',
  'locations.filter.clear': 'Clear all',
  'locations.show': 'View',
  'locations.show.list': 'List',
  'locations.show.map': 'Map',
  'locations.list': 'Locations ({count})',
  'locations.count': '{count} {{location|locations}}',
  'locations.countHere': '{count} {{location|locations}} in this area',
  'locations.free': '{free} of {total} available',
  'locations.noConnectors': 'no connectors yet',
  'locations.distance': '{distance} km away',
  'locations.more': 'Show {count} more',
  'locations.failed': 'We couldn’t load the locations',
  'locations.empty.title': 'No locations yet',
  'locations.empty.text': 'Locations appear here once you have a charger installed.',
  'locations.empty.action': 'Request a charger',
  'locations.noMatch.title': 'No locations found',
  'locations.noMatch.text':
    'No match in {count} {{location|locations}}. Change your search or clear the filters.',
  'locations.notHere.title': 'No locations in this area',
  'locations.notHere.text': 'Move the map, or show all locations.',
  'locations.notHere.action': 'Show all locations',
  'locations.map': 'Map of locations',
  'locations.map.keys':
    'Use the arrow keys to move the map and plus or minus to zoom. Everything on the map is also in the list.',
  'locations.map.legend': 'Numbers show available connectors',
  'locations.map.in': 'Zoom in',
  'locations.map.out': 'Zoom out',
  'locations.map.all': 'Show all locations',
  'locations.map.failed': 'We couldn’t load the map',
  'locations.map.failed.text': 'You can still use the list.',
  'locations.sheet.close': 'Close {name}',
  'locations.sheet.this': 'this location',
  'locations.sheet.failed': 'We couldn’t load this location',
  'locations.sheet.missing': 'Location not found',
  'locations.sheet.back': 'Back to locations',
  'locations.sheet.connectors': 'Connectors',
  'locations.sheet.noConnectors': 'No chargers here yet.',
  'locations.sheet.openingTimes': 'Opening times',
  'locations.sheet.directions': 'How to find the charger',
  'locations.sheet.floor': 'Floor',
  'locations.sheet.published': 'Published',
  'locations.sheet.notPublished': 'Not published',
  'locations.sheet.disabled': 'Disabled',
  'locations.sheet.route': 'Directions',
  'locations.sheet.routeTo': 'Directions to {name} (opens in a new tab)',
  'locations.sheet.connector': '{charger}, connector {number}',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    locations: typeof texts
  }
}
