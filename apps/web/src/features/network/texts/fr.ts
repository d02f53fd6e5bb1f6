import { messageTexts } from '../../../components/chargerMessages/texts/fr.ts'
import { settingTexts } from '../../../components/chargerSettings/texts/fr.ts'
import { acts } from './fr/acts.ts'
import { fields } from './fr/fields.ts'
import { screens } from './fr/screens.ts'
import { values } from './fr/values.ts'

export const texts = { ...fields, ...values, ...screens, ...acts, ...messageTexts, ...settingTexts }
