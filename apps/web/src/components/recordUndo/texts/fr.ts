import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'recordUndo.until': 'Vous pouvez annuler votre dernière modification jusqu’à {time}.',
  'recordUndo.undo': 'Annuler la modification',
  'recordUndo.done': 'Modification annulée',
})
