import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'banner.label': 'Bericht',
  'banner.more': 'Meer tonen',
  'banner.less': 'Minder tonen',
  'banner.dismiss': 'Bericht verbergen',
})
