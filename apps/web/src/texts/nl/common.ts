import type { common as en } from '../en/common.ts'
import { translationOf } from '../types.ts'

export const common = translationOf<typeof en>()({
  'common.back': 'Terug',
  'common.breadcrumb': 'Kruimelpad',
  'common.cancel': 'Annuleren',
  'common.checking': 'Bezig met controleren…',
  'common.clear': 'Wissen',
  'common.clearSearch': 'Zoekopdracht wissen',
  'common.close': 'Sluiten',
  'common.contactSupport': 'Klantendienst contacteren',
  'common.delete': 'Verwijderen',
  'common.details': 'Gegevens',
  'common.done': 'Klaar',
  'common.edit': 'Bewerken',
  'common.enterName': 'Vul een naam in.',
  'common.no': 'Nee',
  'common.optional': 'optioneel',
  'common.save': 'Opslaan',
  'common.saving': 'Bezig met opslaan…',
  'common.search': 'Zoeken',
  'common.sending': 'Bezig met verzenden…',
  'common.show': 'Tonen',
  'common.undoChange': 'Wijziging ongedaan maken: {name}',
  'common.yes': 'Ja',
  'common.zoomIn': 'Inzoomen',
  'common.zoomOut': 'Uitzoomen',
})
