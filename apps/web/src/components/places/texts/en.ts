/** The search for places; a feature that offers it spreads these into its own texts. */
export const placeTexts = {
  'places.search': 'Find an address',
  'places.placeholder': 'Street and town',
  'places.clear': 'Clear search',
  'places.tooShort': 'Enter at least 3 characters',
  'places.searching': 'Searching…',
  'places.found': 'Places',
  'places.nothing': 'No places found.',
  'places.failed': 'Search isn’t working right now.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    places: typeof placeTexts
  }
}
