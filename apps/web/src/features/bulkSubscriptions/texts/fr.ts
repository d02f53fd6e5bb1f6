import { bulkTexts } from '../../../components/bulk/texts/fr.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...bulkTexts,
  'bulkSubscriptions.context': 'Donnez un autre abonnement à de nombreuses cartes à la fois.',
  'bulkSubscriptions.failed': 'Impossible d’afficher les types d’abonnement',
  'bulkSubscriptions.step.pick': 'Choisir les cartes',
  'bulkSubscriptions.step.check': 'Vérifier',
  'bulkSubscriptions.step.run': 'Modifier',
  'bulkSubscriptions.step.result': 'Résultat',
  'bulkSubscriptions.numbers': 'Numéros de carte',
  'bulkSubscriptions.numbers.hint': 'Un par ligne.',
  'bulkSubscriptions.file': 'Ou un fichier CSV',
  'bulkSubscriptions.type': 'Nouvel abonnement',
  'bulkSubscriptions.check': 'Vérifier les cartes',
  'bulkSubscriptions.counts': '{count} {{prête|prêtes}} · {problems} {{problème|problèmes}}',
  'bulkSubscriptions.repeated': '{count} {{cité|cités}} plusieurs fois',
  'bulkSubscriptions.show.all': 'Toutes',
  'bulkSubscriptions.show.problems': 'Problèmes',
  'bulkSubscriptions.column.number': 'Numéro de carte',
  'bulkSubscriptions.column.now': 'Actuel',
  'bulkSubscriptions.column.wanted': 'Deviendra',
  'bulkSubscriptions.column.problem': 'Problème',
  'bulkSubscriptions.column.outcome': 'Résultat',
  'bulkSubscriptions.problem.unknown': 'Aucune carte n’a ce numéro.',
  'bulkSubscriptions.problem.barred': 'Cette carte est bloquée ou perdue.',
  'bulkSubscriptions.problem.same': 'Cette carte a déjà cet abonnement.',
  'bulkSubscriptions.none': 'Aucun',
  'bulkSubscriptions.run': 'Modifier {count} {{abonnement|abonnements}}',
  'bulkSubscriptions.resultFile': 'Télécharger le résultat',
  'bulkSubscriptions.done': 'Modifié',
  'bulkSubscriptions.notReached': 'Non traité',
  'bulkSubscriptions.numbers.missing': 'Saisissez des numéros de carte ou choisissez un fichier.',
  'bulkSubscriptions.type.missing': 'Choisissez un abonnement.',
  'bulkSubscriptions.undoUntil': 'Ces modifications peuvent être annulées jusqu’à {time}.',
  'bulkSubscriptions.undo': 'Annuler {count} {{modification|modifications}}',
  'bulkSubscriptions.undo.title': 'Annuler les modifications',
  'bulkSubscriptions.undo.ready':
    '{count} {{carte retrouve son abonnement précédent|cartes retrouvent leur abonnement précédent}}.',
  'bulkSubscriptions.undo.changed':
    '{count} {{carte a|cartes ont}} entre-temps un autre abonnement et {{reste telle quelle|restent telles quelles}} :',
})
