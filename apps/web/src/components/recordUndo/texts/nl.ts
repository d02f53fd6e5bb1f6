import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'recordUndo.until': 'U kunt uw laatste wijziging ongedaan maken tot {time}.',
  'recordUndo.undo': 'Ongedaan maken',
  'recordUndo.done': 'Wijziging ongedaan gemaakt',
})
