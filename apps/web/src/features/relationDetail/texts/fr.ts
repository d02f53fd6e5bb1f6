import { peopleTexts } from '../../../components/people/texts/fr.ts'
import { recordTexts } from '../../../components/records/texts/fr.ts'
import { relationTexts } from '../../../components/relations/texts/fr.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...recordTexts,
  ...peopleTexts,
  ...relationTexts,
  'relationDetail.list': 'Sous-organisations',
})
