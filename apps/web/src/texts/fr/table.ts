import type { table as en } from '../en/table.ts'
import { translationOf } from '../types.ts'

export const table = translationOf<typeof en>()({
  'table.filter': 'Filtrer',
  'table.field': 'Champ',
  'table.operator': 'Condition',
  'table.operator.SW': 'Commence par',
  'table.operator.EW': 'Se termine par',
  'table.operator.CO': 'Contient',
  'table.operator.EX': 'Est exactement',
  'table.value': 'Texte',
  'table.choice': 'Valeur',
  'table.choose': 'Choisir…',
  'table.hint': 'Saisissez un texte',
  'table.search': 'Rechercher',
  'table.filters': 'Filtres',
  'table.remove': 'Supprimer le filtre : {field} {value}',
  'table.clear': 'Effacer les filtres',
  'table.refresh': 'Actualiser',
  'table.sortBy': 'Trier par',
  'table.ascending': 'croissant',
  'table.descending': 'décroissant',
  'table.pages': 'Pagination',
  'table.rows': 'Lignes par page',
  'table.all': 'Toutes',
  'table.range': '{from}–{to} sur {total}',
  'table.previous': 'Page précédente',
  'table.next': 'Page suivante',
  'table.noMatch.title': 'Aucun résultat',
  'table.noMatch.text':
    'Aucun élément ne correspond à tous vos filtres. Supprimez-en un ou effacez-les tous.',
})
