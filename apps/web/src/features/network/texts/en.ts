import { recordTexts } from '../../../components/records/texts/en.ts'
import { fields } from './en/fields.ts'
import { screens } from './en/screens.ts'
import { values } from './en/values.ts'

/** The operators’ area, and the words of records that its screens are made of. */
export const texts = { ...recordTexts, ...fields, ...values, ...screens } as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    network: typeof texts
  }
}
