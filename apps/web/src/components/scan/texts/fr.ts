import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'scan.title': 'Scanner l’étiquette',
  'scan.close': 'Fermer',
  'scan.cancel': 'Annuler',
  'scan.video': 'Ce que voit l’appareil photo',
  'scan.asking': 'Autorisez l’appareil photo quand votre navigateur vous le demande.',
  'scan.hint': 'Placez le code-barres ou le code QR de l’étiquette dans l’image.',
  'scan.found': 'Code lu :',
  'scan.use': 'Utiliser ce numéro',
  'scan.again': 'Scanner à nouveau',
  'scan.picture': 'Utiliser une photo',
  'scan.refused': 'L’appareil photo n’est pas autorisé',
  'scan.refused.text':
    'Autorisez-le pour ce site dans les paramètres de votre navigateur, ou utilisez une photo de l’étiquette.',
  'scan.missing': 'Aucun appareil photo trouvé',
  'scan.missing.text': 'Utilisez une photo de l’étiquette, ou saisissez le numéro.',
  'scan.unavailable': 'L’appareil photo ne démarre pas',
  'scan.unavailable.text': 'Une autre application l’utilise peut-être. Fermez-la et réessayez.',
  'scan.stopped': 'L’appareil photo est éteint',
  'scan.stopped.text': 'Aucun code lisible. Réessayez, ou saisissez le numéro.',
})
