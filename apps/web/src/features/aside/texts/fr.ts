import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'shortcuts.title': 'Raccourcis clavier',
  'shortcuts.closeList': 'Fermer',
  'shortcuts.everywhere': 'Partout',
  'shortcuts.search': 'Rechercher dans le portail',
  'shortcuts.list': 'Afficher cette liste',
  'shortcuts.menu': 'Replier ou déplier le menu',
  'shortcuts.close': 'Fermer un dialogue ou un menu',
  'shortcuts.tables': 'Tableaux',
  'shortcuts.page': 'Page précédente et suivante',
  'shortcuts.select': 'Sélectionner une ligne',
  'shortcuts.selectRange': 'Sélectionner jusqu’à cette ligne',
  'shortcuts.selectPage': 'Sélectionner la page',
  'shortcuts.selectNothing': 'Effacer la sélection',
  'shortcuts.row': 'Ligne ou fiche précédente et suivante',
  'shortcuts.preview': 'Afficher une fiche à côté de la liste',
  'shortcuts.notifications': 'Notifications',
  'shortcuts.move': 'Précédent et suivant',
  'shortcuts.open': 'Ouvrir',
  'shortcuts.markRead': 'Marquer comme lu',
  'shortcuts.off': 'Vous pouvez désactiver les raccourcis d’une seule touche dans Mon profil.',
  'newVersion.title': 'Une nouvelle version est disponible',
  'newVersion.text': 'Actualisez la page pour l’utiliser. Vos brouillons sont conservés.',
  'newVersion.reload': 'Actualiser la page',
  'newVersion.later': 'Plus tard',
})
