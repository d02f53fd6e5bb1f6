import { fields } from './fr/fields.ts'
import { screens } from './fr/screens.ts'
import { values } from './fr/values.ts'

export const texts = { ...fields, ...values, ...screens }
