import { peopleTexts } from '../../../components/people/texts/nl.ts'
import { recordTexts } from '../../../components/records/texts/nl.ts'
import { relationTexts } from '../../../components/relations/texts/nl.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...recordTexts,
  ...peopleTexts,
  ...relationTexts,
  'relationDetail.list': 'Suborganisaties',
})
