import { table as en } from '../en/table.ts'
import { translationOf } from '../types.ts'

export const table = translationOf(en)({
  'table.field': 'Champ',
  'table.operator': 'Condition',
  'table.operator.SW': 'Commence par',
  'table.operator.EW': 'Se termine par',
  'table.operator.CO': 'Contient',
  'table.operator.EX': 'Est exactement',
  'table.value': 'Texte à chercher',
  'table.choice': 'Valeur',
  'table.hint': 'Texte à chercher',
  'table.search': 'Rechercher',
  'table.filters': 'Filtres',
  'table.remove': 'Retirer le filtre {field} {value}',
  'table.clear': 'Effacer les filtres',
  'table.refresh': 'Actualiser',
  'table.sortBy': 'Trier par',
  'table.ascending': 'croissant',
  'table.descending': 'décroissant',
  'table.pages': 'Pages de la liste',
  'table.rows': 'Lignes par page',
  'table.range': '{from}–{to} sur {total}',
  'table.previous': 'Page précédente',
  'table.next': 'Page suivante',
  'table.noMatch.title': 'Aucun résultat',
  'table.noMatch.text': 'Aucun élément ne répond à tous ces filtres à la fois.',
})
