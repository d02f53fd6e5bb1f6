import { translationOf } from '../../../../texts/types.ts'
import type { locationFieldTexts as en } from './en.ts'

export const locationFieldTexts = translationOf<typeof en>()({
  'record.Label': 'Libellé',
  'record.County': 'Province',
  'record.Latitude': 'Latitude',
  'record.Longitude': 'Longitude',
  'record.Coordinates': 'Coordonnées GPS',
  'record.LandOwner': 'Propriétaire du terrain',
  'record.Owner': 'Propriétaire',
  'record.Floor': 'Étage',
  'record.IsPublished': 'Publication',
  'record.IsEnabled': 'Activation',
  'record.OpeningTimes': 'Heures d’ouverture',
  'record.Directions': 'Accès aux bornes',
  'record.Route': 'Itinéraire vers le site',
  'record.LastSync': 'Dernière synchronisation',
  'record.DirectionsEn': 'Indications, anglais',
  'record.DirectionsFr': 'Indications, français',
  'record.DirectionsNl': 'Indications, néerlandais',
  'record.RouteEn': 'Itinéraire, anglais',
  'record.RouteFr': 'Itinéraire, français',
  'record.RouteNl': 'Itinéraire, néerlandais',
})
