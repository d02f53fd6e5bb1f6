import { translationOf } from '../../../texts/types.ts'
import type { treeTexts as en } from './en.ts'

export const treeTexts = translationOf<typeof en>()({
  'tree.label': 'Organisaties',
  'tree.search': 'Organisaties zoeken',
  'tree.searching': 'Bezig met zoeken…',
  'tree.found': '{count} {{organisatie|organisaties}} gevonden',
  'tree.searchFailed': 'We konden niet zoeken in de organisaties',
  'tree.failed': 'We kunnen de organisaties niet tonen',
  'tree.empty.title': 'Nog geen suborganisaties',
  'tree.empty.text': 'Suborganisaties verschijnen hier zodra u ze toevoegt.',
  'tree.none': 'Geen suborganisaties',
  'tree.open': 'Suborganisaties van {name} tonen',
  'tree.close': 'Suborganisaties van {name} verbergen',
  'tree.ascending': 'Naam, A tot Z',
  'tree.descending': 'Naam, Z tot A',
})
