import { table as en } from '../en/table.ts'
import { translationOf } from '../types.ts'

export const table = translationOf(en)({
  'table.field': 'Veld',
  'table.operator': 'Voorwaarde',
  'table.operator.SW': 'Begint met',
  'table.operator.EW': 'Eindigt op',
  'table.operator.CO': 'Bevat',
  'table.operator.EX': 'Is exact',
  'table.value': 'Tekst om te zoeken',
  'table.choice': 'Waarde',
  'table.hint': 'Tekst om te zoeken',
  'table.search': 'Zoeken',
  'table.filters': 'Filters',
  'table.remove': 'Verwijder de filter {field} {value}',
  'table.clear': 'Filters wissen',
  'table.refresh': 'Vernieuwen',
  'table.sortBy': 'Sorteren op',
  'table.ascending': 'oplopend',
  'table.descending': 'aflopend',
  'table.pages': 'Pagina’s van de lijst',
  'table.rows': 'Rijen per pagina',
  'table.range': '{from}–{to} van {total}',
  'table.previous': 'Vorige pagina',
  'table.next': 'Volgende pagina',
  'table.noMatch.title': 'Niets gevonden',
  'table.noMatch.text': 'Niets voldoet aan al deze filters samen.',
})
