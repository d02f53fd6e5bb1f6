import { relationTexts } from '../../../components/relations/texts/fr.ts'
import { treeTexts } from '../../../components/relationTree/texts/fr.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...relationTexts,
  ...treeTexts,
  'relationTree.title': 'Sous-organisations',
  'relationTree.context': 'Tout ce qui fait partie de {name}.',
})
