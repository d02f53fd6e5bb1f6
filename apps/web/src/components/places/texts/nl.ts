import { translationOf } from '../../../texts/types.ts'
import type { placeTexts as en, pinTexts as pinEn } from './en.ts'

export const placeTexts = translationOf<typeof en>()({
  'places.search': 'Adres zoeken',
  'places.placeholder': 'Straat en gemeente',
  'places.tooShort': 'Voer minstens 3 tekens in',
  'places.searching': 'Bezig met zoeken…',
  'places.found': 'Plaatsen',
  'places.nothing': 'Geen plaatsen gevonden. Controleer de spelling of zoek een gemeente.',
  'places.failed': 'Zoeken lukt nu niet.',
})

export const pinTexts = translationOf<typeof pinEn>()({
  'places.pin': 'Speld op de kaart',
  'places.pin.hint': 'Kies de exacte plek op de kaart, of verplaats de speld met de pijltjestoetsen.',
  'places.pinMap': 'Kaart om de speld te plaatsen',
  'places.pinMap.keys': 'De pijltjestoetsen verplaatsen de speld. Met Shift gaat hij verder.',
  'places.pinMap.failed': 'We kunnen de kaart niet tonen',
  'places.pinMap.failed.text': 'U kunt de coördinaten onder de kaart invoeren.',
  'places.pinMap.noStreets': 'Geen stratenkaart hier',
})
