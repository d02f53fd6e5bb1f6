import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'impersonation.text':
    'U ziet het portaal zoals {name} het ziet, alleen in dit tabblad. Wat u wijzigt, wijzigt u nog altijd in eigen naam.',
  'impersonation.asking': 'Bezig met openen…',
  'impersonation.refused': 'U kunt het portaal niet bekijken als {name}',
})
