import { recordTexts } from '../../../components/records/texts/fr.ts'
import { fields } from './fr/fields.ts'
import { screens } from './fr/screens.ts'
import { values } from './fr/values.ts'

export const texts = { ...recordTexts, ...fields, ...values, ...screens }
