import { peopleTexts } from '../../../components/people/texts/en.ts'
import { recordTexts } from '../../../components/records/texts/en.ts'
import { relationTexts } from '../../../components/relations/texts/en.ts'

const ownTexts = { 'relationDetail.list': 'Sub-organisations' } as const

export const texts = { ...recordTexts, ...peopleTexts, ...relationTexts, ...ownTexts } as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    relationDetail: typeof texts
  }
}
