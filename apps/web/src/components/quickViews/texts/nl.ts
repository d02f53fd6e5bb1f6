import { translationOf } from '../../../texts/types.ts'
import type { quickTexts as en } from './en.ts'

export const quickTexts = translationOf<typeof en>()({
  'record.quick': 'Snelle weergaven',
  'record.quick.all': 'Alle',
  'record.quick.count': '{count} {{item|items}}',
})
