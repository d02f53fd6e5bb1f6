import { relationTexts } from '../../../components/relations/texts/en.ts'
import { treeTexts } from '../../../components/relationTree/texts/en.ts'

const ownTexts = {
  'relationTree.title': 'Sub-organisations',
  'relationTree.context': 'Everything that belongs to {name}.',
} as const

export const texts = { ...relationTexts, ...treeTexts, ...ownTexts } as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    relationTree: typeof texts
  }
}
