import { notifications as en } from '../en/notifications.area.ts'
import { translationOf } from '../types.ts'

export const notifications = translationOf(en)({
  'notifications.label': 'Meldingen',
  'notifications.success': 'Klaar',
  'notifications.info': 'Goed om te weten',
  'notifications.warning': 'Let op',
  'notifications.error': 'Fout',
  'notifications.critical': 'Ernstige fout',
  'notifications.close': 'Sluiten',
  'notifications.closeAll': 'Alles sluiten',
  'notifications.more': 'Nog {count}',
  'notifications.fewer': 'Alleen de nieuwste tonen',
  'notifications.times': '{count} keer',
  'notifications.code': 'Code {code}',
  'banner.label': 'Bericht',
  'banner.more': 'Alles tonen',
  'banner.less': 'Minder tonen',
  'banner.dismiss': 'Dit bericht verbergen',
})
