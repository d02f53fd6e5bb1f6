import { peopleTexts } from '../../../components/people/texts/fr.ts'
import { recordTexts } from '../../../components/records/texts/fr.ts'
import { relationTexts } from '../../../components/relations/texts/fr.ts'
import { treeTexts } from '../../../components/relationTree/texts/fr.ts'
import { fields } from './fr/fields.ts'
import { screens } from './fr/screens.ts'
import { values } from './fr/values.ts'

export const texts = {
  ...recordTexts,
  ...peopleTexts,
  ...relationTexts,
  ...treeTexts,
  ...fields,
  ...values,
  ...screens,
}
