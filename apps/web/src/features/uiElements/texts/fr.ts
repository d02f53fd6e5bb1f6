import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'uiElements.context': 'Chaque composant dans chaque état, à cette largeur et dans ces couleurs.',
  'uiElements.statuses': 'États',
  'uiElements.buttons': 'Boutons et liens',
  'uiElements.figures': 'Chiffres et graphiques',
  'uiElements.lists': 'Cartes, lignes et détails',
  'uiElements.table': 'Tableau',
  'uiElements.forms': 'Formulaires',
  'uiElements.navigation': 'Navigation',
  'uiElements.floating': 'Menus et dialogues',
  'uiElements.messages': 'Messages',
  'uiElements.notifications': 'Notifications de chaque sorte',
  'uiElements.faces': 'Chargement, vide, échec',
  'uiElements.pictures': 'Images',
})
