import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'notifications.label': 'Notifications',
  'notifications.success': 'C’est fait',
  'notifications.info': 'Bon à savoir',
  'notifications.warning': 'Attention',
  'notifications.error': 'Erreur',
  'notifications.critical': 'Erreur critique',
  'notifications.close': 'Fermer',
  'notifications.closeAll': 'Tout fermer',
  'notifications.more': '{count} de plus',
  'notifications.fewer': 'Afficher uniquement les plus récentes',
  'notifications.times': '{count} fois',
  'notifications.code': 'Code {code}',
})
