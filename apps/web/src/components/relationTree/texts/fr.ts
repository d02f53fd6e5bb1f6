import { translationOf } from '../../../texts/types.ts'
import type { treeTexts as en } from './en.ts'

export const treeTexts = translationOf<typeof en>()({
  'tree.label': 'Organisations',
  'tree.search': 'Rechercher une organisation',
  'tree.searching': 'Recherche…',
  'tree.found': '{count} {{organisation trouvée|organisations trouvées}}',
  'tree.searchFailed': 'Impossible de rechercher les organisations',
  'tree.failed': 'Impossible d’afficher les organisations',
  'tree.empty.title': 'Pas encore de sous-organisations',
  'tree.empty.text': 'Les sous-organisations apparaîtront ici dès que vous en ajouterez.',
  'tree.none': 'Pas de sous-organisations',
  'tree.open': 'Afficher les sous-organisations de {name}',
  'tree.close': 'Masquer les sous-organisations de {name}',
  'tree.ascending': 'Nom, de A à Z',
  'tree.descending': 'Nom, de Z à A',
})
