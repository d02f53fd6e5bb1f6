import { peopleTexts } from '../../../components/people/texts/nl.ts'
import { recordTexts } from '../../../components/records/texts/nl.ts'
import { relationTexts } from '../../../components/relations/texts/nl.ts'
import { treeTexts } from '../../../components/relationTree/texts/nl.ts'
import { fields } from './nl/fields.ts'
import { screens } from './nl/screens.ts'
import { values } from './nl/values.ts'

export const texts = {
  ...recordTexts,
  ...peopleTexts,
  ...relationTexts,
  ...treeTexts,
  ...fields,
  ...values,
  ...screens,
}
