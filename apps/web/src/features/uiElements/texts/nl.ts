import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'uiElements.context': 'Elk onderdeel in elke toestand, op deze breedte en in deze kleuren.',
  'uiElements.statuses': 'Statussen',
  'uiElements.buttons': 'Knoppen en links',
  'uiElements.figures': 'Cijfers en grafieken',
  'uiElements.lists': 'Kaarten, rijen en details',
  'uiElements.table': 'Tabel',
  'uiElements.forms': 'Formulieren',
  'uiElements.navigation': 'Navigatie',
  'uiElements.floating': 'Menu’s en dialoogvensters',
  'uiElements.messages': 'Berichten',
  'uiElements.notifications': 'Alle soorten meldingen',
  'uiElements.faces': 'Wachten, leeg, mislukt',
  'uiElements.pictures': 'Afbeeldingen',
})
