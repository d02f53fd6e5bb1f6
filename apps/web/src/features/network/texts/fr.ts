import { slotTexts } from '../../../components/slots/texts/fr.ts'
import { fields } from './fr/fields.ts'
import { screens } from './fr/screens.ts'
import { values } from './fr/values.ts'
import { work } from './fr/work.ts'

export const texts = { ...fields, ...values, ...screens, ...work, ...slotTexts }
