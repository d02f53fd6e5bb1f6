import { peopleTexts } from '../../../components/people/texts/en.ts'
import { recordTexts } from '../../../components/records/texts/en.ts'
import { relationTexts } from '../../../components/relations/texts/en.ts'
import { treeTexts } from '../../../components/relationTree/texts/en.ts'

/** The organisations of a group. */
const ownTexts = {
  'relationTree.title': 'Sub-organisations',
  'relationTree.context': 'Everything that belongs to {name}.',
} as const

export const texts = { ...recordTexts, ...peopleTexts, ...relationTexts, ...treeTexts, ...ownTexts } as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    relationTree: typeof texts
  }
}
