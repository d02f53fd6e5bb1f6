import { translationOf } from '../../../texts/types.ts'
import type { placeTexts as en } from './en.ts'

export const placeTexts = translationOf<typeof en>()({
  'places.search': 'Adres zoeken',
  'places.placeholder': 'Straat en plaats',
  'places.clear': 'Zoekopdracht wissen',
  'places.tooShort': 'Voer minstens 3 tekens in',
  'places.searching': 'Bezig met zoeken…',
  'places.found': 'Plaatsen',
  'places.nothing': 'Geen plaatsen gevonden.',
  'places.failed': 'Zoeken lukt nu niet.',
})
