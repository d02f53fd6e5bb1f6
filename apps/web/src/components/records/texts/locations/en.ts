/** Labels of location fields, for users who see more than the address. */
export const locationFieldTexts = {
  'record.Label': 'Label',
  'record.County': 'County',
  'record.Latitude': 'Latitude',
  'record.Longitude': 'Longitude',
  'record.Coordinates': 'GPS coordinates',
  'record.LandOwner': 'Land owner',
  'record.Owner': 'Owner',
  'record.Floor': 'Floor',
  'record.IsPublished': 'Published',
  'record.IsEnabled': 'Enabled',
  'record.OpeningTimes': 'Opening times',
  'record.Directions': 'Directions to the charge points',
  'record.Route': 'Route to the location',
  'record.LastSync': 'Last sync',
  'record.DirectionsEn': 'Directions, English',
  'record.DirectionsFr': 'Directions, French',
  'record.DirectionsNl': 'Directions, Dutch',
  'record.RouteEn': 'Route, English',
  'record.RouteFr': 'Route, French',
  'record.RouteNl': 'Route, Dutch',
} as const

declare module '../../../../texts/types.ts' {
  interface FeatureTexts {
    locationFields: typeof locationFieldTexts
  }
}
