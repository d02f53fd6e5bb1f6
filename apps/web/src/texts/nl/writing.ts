import type { writing as en } from '../en/writing.ts'
import { translationOf } from '../types.ts'

export const writing = translationOf<typeof en>()({
  'writing.conflict': 'Iemand heeft dit intussen gewijzigd. Bekijk wat er veranderd is en verstuur opnieuw.',
  'writing.unanswered': 'Misschien is het toch verzonden. Probeer het opnieuw: we doen het nooit twee keer.',
  'writing.number': 'We kunnen dit getal niet lezen. Schrijf het zoals 1.234,5.',
  'writing.again': 'Opnieuw versturen',
})
