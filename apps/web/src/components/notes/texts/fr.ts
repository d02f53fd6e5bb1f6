import { translationOf } from '../../../texts/types.ts'
import type { noteTexts as en } from './en.ts'

export const noteTexts = translationOf<typeof en>()({
  'notes.title': 'Notes',
  'notes.none': 'Pas encore de note.',
  'notes.failed': 'Impossible d’afficher les notes',
  'notes.label': 'Nouvelle note',
  'notes.hint': 'Seuls les opérateurs voient les notes.',
  'notes.missing': 'Saisissez d’abord votre note.',
  'notes.add': 'Ajouter la note',
  'notes.busy': 'Ajout…',
  'notes.addFailed': 'Impossible d’ajouter votre note',
})
