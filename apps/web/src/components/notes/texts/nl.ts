import { translationOf } from '../../../texts/types.ts'
import type { noteTexts as en } from './en.ts'

export const noteTexts = translationOf<typeof en>()({
  'notes.title': 'Notities',
  'notes.none': 'Nog geen notities.',
  'notes.failed': 'We kunnen de notities niet tonen',
  'notes.label': 'Nieuwe notitie',
  'notes.hint': 'Alleen operatoren zien notities.',
  'notes.missing': 'Schrijf eerst uw notitie.',
  'notes.add': 'Notitie toevoegen',
  'notes.busy': 'Bezig met toevoegen…',
  'notes.addFailed': 'We konden uw notitie niet toevoegen',
})
