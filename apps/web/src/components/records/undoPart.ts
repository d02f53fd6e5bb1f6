import type { ComponentType } from 'react'
import type { PartSource } from '../../data/lazyPart.ts'
import type { UndoEditProps } from '../recordUndo/UndoEdit.tsx'

/** What takes a save back: wanted after a save only. */
export const undoEdit: PartSource<ComponentType<UndoEditProps>> = {
  load: async () => (await import('../recordUndo/UndoEdit.tsx')).UndoEdit,
  texts: {
    en: () => import('../recordUndo/texts/en.ts'),
    fr: () => import('../recordUndo/texts/fr.ts'),
    nl: () => import('../recordUndo/texts/nl.ts'),
  },
}
