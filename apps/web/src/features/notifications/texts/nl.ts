import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'notifications.label': 'Meldingen',
  'notifications.success': 'Gelukt',
  'notifications.info': 'Goed om te weten',
  'notifications.warning': 'Let op',
  'notifications.error': 'Fout',
  'notifications.critical': 'Kritieke fout',
  'notifications.close': 'Sluiten',
  'notifications.closeAll': 'Alles sluiten',
  'notifications.more': 'Nog {count}',
  'notifications.fewer': 'Alleen de nieuwste tonen',
  'notifications.times': '{count} keer',
  'notifications.code': 'Code {code}',
})
