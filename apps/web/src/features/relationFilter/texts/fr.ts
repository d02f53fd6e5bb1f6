import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'relation.label': 'Filtrer par organisation',
  'relation.all': 'Toutes les organisations',
  'relation.shown': 'Organisation : {name}',
  'relation.showAll': 'Afficher toutes les organisations',
  'relation.search': 'Rechercher une organisation',
  'relation.searchHint': 'Saisissez un nom',
  'relation.partOf': 'Fait partie de {name}',
  'relation.none': 'Aucune organisation trouvée.',
  'relation.empty': 'Aucune organisation disponible.',
  'relation.failed': 'Impossible d’afficher les organisations',
  'relation.more': 'Encore {count}. Saisissez un nom pour affiner la liste.',
  'relation.allDetail': 'Tout ce à quoi vous avez accès',
})
