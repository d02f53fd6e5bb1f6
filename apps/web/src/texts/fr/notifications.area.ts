import { notifications as en } from '../en/notifications.area.ts'
import { translationOf } from '../types.ts'

export const notifications = translationOf(en)({
  'notifications.label': 'Notifications',
  'notifications.success': 'Terminé',
  'notifications.info': 'Bon à savoir',
  'notifications.warning': 'Attention',
  'notifications.error': 'Erreur',
  'notifications.critical': 'Erreur grave',
  'notifications.close': 'Fermer',
  'notifications.closeAll': 'Tout fermer',
  'notifications.more': '{count} de plus',
  'notifications.fewer': 'Afficher les plus récentes',
  'notifications.times': '{count} fois',
  'notifications.code': 'Code {code}',
  'banner.label': 'Message',
  'banner.more': 'Tout afficher',
  'banner.less': 'Afficher moins',
  'banner.dismiss': 'Masquer ce message',
})
