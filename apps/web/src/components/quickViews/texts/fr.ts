import { translationOf } from '../../../texts/types.ts'
import type { quickTexts as en } from './en.ts'

export const quickTexts = translationOf<typeof en>()({
  'record.quick': 'Vues rapides',
  'record.quick.all': 'Tout',
  'record.quick.count': '{count} {{élément|éléments}}',
})
