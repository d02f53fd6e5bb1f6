import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'banner.label': 'Message',
  'banner.more': 'Afficher plus',
  'banner.less': 'Afficher moins',
  'banner.dismiss': 'Masquer le message',
})
