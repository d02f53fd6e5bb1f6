import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'centre.title': 'Notifications',
  'centre.said': '{count} {{notification non lue|notifications non lues}}',
  'centre.all': 'Toutes',
  'centre.action': 'Action requise',
  'centre.action.count': 'Action requise ({count})',
  'centre.action.none': 'Rien ne demande votre attention.',
  'centre.none': 'Aucune notification ces 30 derniers jours.',
  'centre.markAll': 'Tout marquer comme lu',
  'centre.older': 'Plus anciennes ({count})',
  'centre.today': 'Aujourd’hui',
  'centre.yesterday': 'Hier',
  'centre.unread': 'Non lu.',
  'centre.over': 'Résolu',
  'centre.news.chargerError': '{subject} ne peut pas recharger pour le moment',
  'centre.news.chargerOffline': '{subject} est hors ligne',
  'centre.news.requestDate': 'Choisissez une date pour : {subject}',
  'centre.open.chargerError': 'Ouvrir la borne',
  'centre.open.chargerOffline': 'Ouvrir la borne',
  'centre.open.requestDate': 'Choisir une date',
})
