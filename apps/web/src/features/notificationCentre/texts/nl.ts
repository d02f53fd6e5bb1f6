import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'centre.title': 'Meldingen',
  'centre.said': '{count} ongelezen {{melding|meldingen}}',
  'centre.all': 'Alle',
  'centre.action': 'Actie nodig',
  'centre.action.count': 'Actie nodig ({count})',
  'centre.action.none': 'Niets vraagt uw aandacht.',
  'centre.none': 'Geen meldingen in de laatste 30 dagen.',
  'centre.markAll': 'Alles als gelezen markeren',
  'centre.older': 'Oudere ({count})',
  'centre.today': 'Vandaag',
  'centre.yesterday': 'Gisteren',
  'centre.unread': 'Ongelezen.',
  'centre.over': 'Opgelost',
  'centre.news.chargerError': '{subject} kan nu niet laden',
  'centre.news.chargerOffline': '{subject} is offline',
  'centre.news.requestDate': 'Kies een datum voor: {subject}',
  'centre.open.chargerError': 'Laadpaal openen',
  'centre.open.chargerOffline': 'Laadpaal openen',
  'centre.open.requestDate': 'Datum kiezen',
})
