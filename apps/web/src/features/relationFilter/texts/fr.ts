import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'relation.label': 'Filtre de relation',
  'relation.all': 'Toutes les relations',
  'relation.shown': 'Filtre de relation : {name}',
  'relation.showAll': 'Tout afficher à nouveau',
  'relation.search': 'Trouver une relation',
  'relation.searchHint': 'Tapez un nom',
  'relation.partOf': 'Fait partie de {name}',
  'relation.none': 'Aucune relation ne porte ce nom.',
  'relation.empty': "Il n'y a aucune relation à choisir.",
  'relation.failed': "Les relations n'ont pas pu être chargées.",
  'relation.more': '{count} de plus : tapez pour les trouver.',
  'relation.allDetail': 'Tout ce que vous pouvez voir',
})
