import { statuses as en } from '../en/statuses.ts'
import { translationOf } from '../types.ts'

export const statuses = translationOf(en)({
  'status.AVAILABLE': 'Beschikbaar',
  'status.OCCUPIED': 'Bezet',
  'status.CHARGING': 'Aan het laden',
  'status.PARKING': 'Geparkeerd',
  'status.FINISHED': 'Klaar',
  'status.COMPLETED': 'Afgerond',
  'status.RESERVED': 'Gereserveerd',
  'status.UNAVAILABLE': 'Niet beschikbaar',
  'status.UNKNOWN': 'Onbekend',
  'status.ERROR': 'Fout',
  'status.ONLINE': 'Online',
  'status.OFFLINE': 'Offline',
  'status.OFFLINE_AVAILABLE': 'Beschikbaar, gezien {age}',
  'status.OFFLINE_OCCUPIED': 'Bezet, gezien {age}',
  'status.OFFLINE_CHARGING': 'Aan het laden, gezien {age}',
  'status.OFFLINE_PARKING': 'Geparkeerd, gezien {age}',
  'status.OFFLINE_ERROR': 'Fout, gezien {age}',
  'display.available': 'Beschikbaar',
  'display.charging': 'Aan het laden',
  'display.parking': 'Geparkeerd',
  'display.error': 'Fout',
  'display.offline': 'Offline',
})
