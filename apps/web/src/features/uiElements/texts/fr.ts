import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'uiElements.context': 'Chaque composant dans chaque état, à cette largeur et dans ces couleurs.',
  'uiElements.statuses': 'Statuts',
  'uiElements.buttons': 'Boutons et liens',
  'uiElements.figures': 'Chiffres et graphiques',
  'uiElements.lists': 'Cartes, lignes et détails',
  'uiElements.table': 'Tableau',
  'uiElements.forms': 'Formulaires',
  'uiElements.navigation': 'Navigation',
  'uiElements.floating': 'Menus et boîtes de dialogue',
  'uiElements.messages': 'Messages',
  'uiElements.notifications': 'Tous les types de notifications',
  'uiElements.faces': 'Chargement, vide, échec',
  'uiElements.pictures': 'Images',
})
