import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'relation.label': 'Filteren op organisatie',
  'relation.all': 'Alle organisaties',
  'relation.shown': 'Organisatie: {name}',
  'relation.showAll': 'Alle organisaties tonen',
  'relation.search': 'Organisatie zoeken',
  'relation.searchHint': 'Typ een naam',
  'relation.partOf': 'Onderdeel van {name}',
  'relation.none': 'Geen organisaties gevonden.',
  'relation.empty': 'Er zijn geen organisaties om uit te kiezen.',
  'relation.failed': 'We kunnen de organisaties niet tonen',
  'relation.more': 'Nog {count}. Typ een naam om de lijst te verfijnen.',
  'relation.allDetail': 'Alles waartoe u toegang hebt',
})
