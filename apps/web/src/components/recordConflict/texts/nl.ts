import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'conflict.title': 'Iemand anders wijzigde dit intussen',
  'conflict.text': 'Dat is opgeslagen terwijl u bezig was. Er wordt niets overschreven tot u kiest.',
  'conflict.close': 'Terug naar het formulier',
  'conflict.mine': 'Uw waarde: {value}',
  'conflict.theirs': 'Hun waarde: {value}',
  'conflict.others': 'Alleen door de ander gewijzigd',
  'conflict.change': '{name}: {before} → {after}',
  'conflict.keepMine': 'Mijn waarden houden',
  'conflict.takeTheirs': 'Hun waarden nemen',
  'conflict.merge': 'Keuze opslaan',
})
