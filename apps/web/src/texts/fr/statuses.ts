import { statuses as en } from '../en/statuses.ts'
import { translationOf } from '../types.ts'

export const statuses = translationOf(en)({
  'status.AVAILABLE': 'Disponible',
  'status.OCCUPIED': 'Occupé',
  'status.CHARGING': 'En charge',
  'status.PARKING': 'Stationné',
  'status.FINISHED': 'Terminé',
  'status.COMPLETED': 'Clôturé',
  'status.RESERVED': 'Réservé',
  'status.UNAVAILABLE': 'Indisponible',
  'status.UNKNOWN': 'Inconnu',
  'status.ERROR': 'Erreur',
  'status.ONLINE': 'En ligne',
  'status.OFFLINE': 'Hors ligne',
  'status.OFFLINE_AVAILABLE': 'Disponible, vu {age}',
  'status.OFFLINE_OCCUPIED': 'Occupé, vu {age}',
  'status.OFFLINE_CHARGING': 'En charge, vu {age}',
  'status.OFFLINE_PARKING': 'Stationné, vu {age}',
  'status.OFFLINE_ERROR': 'Erreur, vu {age}',
  'display.available': 'Disponibles',
  'display.charging': 'En charge',
  'display.parking': 'Stationnés',
  'display.error': 'En erreur',
  'display.offline': 'Hors ligne',
})
