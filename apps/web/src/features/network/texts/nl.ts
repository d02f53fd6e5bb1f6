import { recordTexts } from '../../../components/records/texts/nl.ts'
import { fields } from './nl/fields.ts'
import { screens } from './nl/screens.ts'
import { values } from './nl/values.ts'

export const texts = { ...recordTexts, ...fields, ...values, ...screens }
