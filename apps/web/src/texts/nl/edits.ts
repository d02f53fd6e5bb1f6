import type { edits as en } from '../en/edits.ts'
import { translationOf } from '../types.ts'

export const edits = translationOf<typeof en>()({
  'conflict.title': 'Iemand anders wijzigde dit intussen',
  'conflict.text': 'Dat is opgeslagen terwijl u bezig was. Er wordt niets overschreven tot u kiest.',
  'conflict.close': 'Terug naar het formulier',
  'conflict.mine': 'Uw waarde: {value}',
  'conflict.theirs': 'Hun waarde: {value}',
  'conflict.others': 'Alleen door de ander gewijzigd',
  'conflict.change': '{name}: {before} → {after}',
  'conflict.keepMine': 'Mijn waarden houden',
  'conflict.takeTheirs': 'Hun waarden nemen',
  'conflict.merge': 'Keuze opslaan',
  'recordUndo.until': 'U kunt uw laatste wijziging ongedaan maken tot {time}.',
  'recordUndo.undo': 'Ongedaan maken',
  'recordUndo.done': 'Wijziging ongedaan gemaakt',
  'record.leave.title': 'Uw wijzigingen weggooien?',
  'record.leave.text': 'Uw wijzigingen zijn nog niet opgeslagen.',
  'record.leave.stay': 'Verder bewerken',
  'record.leave.discard': 'Wijzigingen weggooien',
})
