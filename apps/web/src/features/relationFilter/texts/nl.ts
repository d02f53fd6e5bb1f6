import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'relation.label': 'Relatiefilter',
  'relation.all': 'Alle relaties',
  'relation.shown': 'Relatiefilter: {name}',
  'relation.showAll': 'Alles weer tonen',
  'relation.search': 'Een relatie zoeken',
  'relation.searchHint': 'Typ een naam',
  'relation.partOf': 'Deel van {name}',
  'relation.none': 'Geen relatie heeft deze naam.',
  'relation.empty': 'Er is geen relatie om te kiezen.',
  'relation.failed': 'De relaties konden niet worden geladen.',
  'relation.more': 'Nog {count}: typ om ze te vinden.',
  'relation.allDetail': 'Alles wat u mag zien',
})
