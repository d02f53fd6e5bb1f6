export const placeTexts = {
  'places.search': 'Find an address',
  'places.placeholder': 'Street and city',
  'places.tooShort': 'Enter at least 3 characters',
  'places.searching': 'Searching…',
  'places.found': 'Places',
  'places.nothing': 'No places found. Check the spelling, or search for a town.',
  'places.failed': 'Search isn’t working right now.',
} as const

export const pinTexts = {
  'places.pin': 'Pin on the map',
  'places.pin.hint': 'Select the exact spot on the map, or move the pin with the arrow keys.',
  'places.pinMap': 'Map to place the pin',
  'places.pinMap.keys': 'The arrow keys move the pin. With Shift it moves further.',
  'places.pinMap.failed': 'We couldn’t load the map',
  'places.pinMap.failed.text': 'You can enter the coordinates below the map.',
  'places.pinMap.noStreets': 'No street map here',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    places: typeof placeTexts
    pin: typeof pinTexts
  }
}
