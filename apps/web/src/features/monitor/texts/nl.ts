import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'monitor.title': 'Laadpaalmonitor',
  'monitor.filter': 'Filteren',
  'monitor.filter.hint': 'Locatie, naam of status',
  'monitor.filter.clear': 'Filter wissen',
  'monitor.pause': 'Pauzeren',
  'monitor.resume': 'Hervatten',
  'monitor.paused': 'Gepauzeerd: de volgorde blijft staan. Druk op de spatiebalk om te hervatten.',
  'monitor.sound': 'Geluid bij nieuwe problemen',
  'monitor.full': 'Volledig scherm',
  'monitor.leave': 'Volledig scherm sluiten',
  'monitor.failed': 'We kunnen de monitor niet tonen',
  'monitor.empty': 'Nog geen connectoren',
  'monitor.noMatch': 'Geen connectoren gevonden voor ‘{text}’.',
  'monitor.counts': 'Connectoren per status',
  'monitor.summary': '{count} {{connector|connectoren}}: {error} met een storing, {offline} offline.',
  'monitor.tiles': 'Connectoren, dringendste eerst',
  'monitor.worst': 'Dringendste: {count} van {total} {{connector|connectoren}}',
  'monitor.column.connector': 'Connector',
  'monitor.column.status': 'Status',
  'monitor.column.since': 'Duur',
  'monitor.column.place': 'Locatie',
  'monitor.log': 'Laatste wijzigingen',
  'monitor.change': '{time} {name}: {before}, nu {after}',
  'monitor.days': '{count} d',
})
