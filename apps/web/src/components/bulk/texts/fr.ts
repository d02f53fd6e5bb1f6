import { translationOf } from '../../../texts/types.ts'
import type { bulkTexts as en } from './en.ts'

export const bulkTexts = translationOf<typeof en>()({
  'bulk.fromSelection': 'De la sélection :',
  'bulk.leaveOut': 'Ne pas reprendre la sélection',
  'bulk.checkFailed': 'Impossible de vérifier',
  'bulk.running': '{done} sur {total}',
  'bulk.failing': '{count} en échec',
  'bulk.progress': 'Progression',
  'bulk.cancel': 'Annuler : ce qui est fait reste',
  'bulk.stopping': 'Arrêt après l’élément en cours…',
  'bulk.ended': '{count} {{modification effectuée|modifications effectuées}}',
  'bulk.notReached': '{count} non {{traité|traités}}',
  'bulk.retry': 'Réessayer {count}',
  'bulk.failures': 'Échecs',
  'bulk.confirm': 'Beaucoup d’éléments seront modifiés. Saisissez {count} pour confirmer',
})
