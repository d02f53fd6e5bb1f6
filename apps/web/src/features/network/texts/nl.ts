import { messageTexts } from '../../../components/chargerMessages/texts/nl.ts'
import { settingTexts } from '../../../components/chargerSettings/texts/nl.ts'
import { acts } from './nl/acts.ts'
import { fields } from './nl/fields.ts'
import { screens } from './nl/screens.ts'
import { values } from './nl/values.ts'

export const texts = { ...fields, ...values, ...screens, ...acts, ...messageTexts, ...settingTexts }
