import { translationOf } from '../../../texts/types.ts'
import type { bulkTexts as en } from './en.ts'

export const bulkTexts = translationOf<typeof en>()({
  'bulk.fromSelection': 'Uit de selectie:',
  'bulk.leaveOut': 'Selectie weglaten',
  'bulk.checkFailed': 'We konden dit niet controleren',
  'bulk.running': '{done} van {total} klaar',
  'bulk.failing': '{count} mislukt',
  'bulk.progress': 'Voortgang',
  'bulk.cancel': 'Annuleren: wat klaar is, blijft',
  'bulk.stopping': 'Stopt na het huidige item…',
  'bulk.ended': '{count} gewijzigd',
  'bulk.notReached': '{count} niet aan de beurt gekomen',
  'bulk.retry': '{count} opnieuw proberen',
  'bulk.failures': 'Wat is mislukt',
  'bulk.confirm': 'Dit wijzigt veel gegevens. Typ {count} om te bevestigen',
})
