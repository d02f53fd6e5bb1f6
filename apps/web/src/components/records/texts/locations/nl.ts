import { translationOf } from '../../../../texts/types.ts'
import type { locationFieldTexts as en } from './en.ts'

export const locationFieldTexts = translationOf<typeof en>()({
  'record.Label': 'Label',
  'record.County': 'Provincie',
  'record.Latitude': 'Breedtegraad',
  'record.Longitude': 'Lengtegraad',
  'record.Coordinates': 'GPS-coördinaten',
  'record.LandOwner': 'Grondeigenaar',
  'record.Owner': 'Eigenaar',
  'record.Floor': 'Verdieping',
  'record.IsPublished': 'Gepubliceerd',
  'record.IsEnabled': 'Ingeschakeld',
  'record.OpeningTimes': 'Openingsuren',
  'record.Directions': 'Weg naar de laadpalen',
  'record.Route': 'Route naar de locatie',
  'record.LastSync': 'Laatste synchronisatie',
  'record.DirectionsEn': 'Aanwijzingen, Engels',
  'record.DirectionsFr': 'Aanwijzingen, Frans',
  'record.DirectionsNl': 'Aanwijzingen, Nederlands',
  'record.RouteEn': 'Route, Engels',
  'record.RouteFr': 'Route, Frans',
  'record.RouteNl': 'Route, Nederlands',
})
