import { relationTexts } from '../../../components/relations/texts/nl.ts'
import { treeTexts } from '../../../components/relationTree/texts/nl.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...relationTexts,
  ...treeTexts,
  'relationTree.title': 'Suborganisaties',
  'relationTree.context': 'Alles wat deel is van {name}.',
})
