import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'scan.title': 'Etiket scannen',
  'scan.close': 'Sluiten',
  'scan.cancel': 'Annuleren',
  'scan.video': 'Wat de camera ziet',
  'scan.asking': 'Sta de camera toe wanneer uw browser het vraagt.',
  'scan.hint': 'Houd de streepjescode of QR-code van het etiket in beeld.',
  'scan.found': 'Gelezen:',
  'scan.use': 'Dit nummer gebruiken',
  'scan.again': 'Opnieuw scannen',
  'scan.picture': 'Een foto gebruiken',
  'scan.refused': 'De camera is niet toegestaan',
  'scan.refused.text':
    'Sta ze voor deze site toe in de instellingen van uw browser, of gebruik een foto van het etiket.',
  'scan.missing': 'We vinden geen camera',
  'scan.missing.text': 'Gebruik een foto van het etiket, of typ het nummer.',
  'scan.unavailable': 'De camera start niet',
  'scan.unavailable.text': 'Misschien gebruikt een andere app ze. Sluit die app en probeer het opnieuw.',
  'scan.stopped': 'De camera staat uit',
  'scan.stopped.text': 'We zagen geen leesbare code. Probeer het opnieuw, of typ het nummer.',
})
