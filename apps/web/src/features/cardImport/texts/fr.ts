import { bulkTexts } from '../../../components/bulk/texts/fr.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...bulkTexts,
  'cardImport.title': 'Importer des cartes',
  'cardImport.context':
    'Ajoutez beaucoup de cartes à la fois depuis un fichier CSV. Vous voyez les problèmes avant tout enregistrement.',
  'cardImport.file': 'Fichier CSV',
  'cardImport.file.hint':
    'La première ligne nomme les colonnes : numéro ou uid, client (ID ou nom exact) et, si vous voulez, description et statut. Au plus 100 000 lignes.',
  'cardImport.file.missing': 'Choisissez un fichier.',
  'cardImport.check': 'Vérifier le fichier',
  'cardImport.row': 'Ligne {line}, {card}',
  'cardImport.counts': '{count} {{prête|prêtes}} · {problems} {{problème|problèmes}}',
  'cardImport.show.all': 'Toutes',
  'cardImport.show.problems': 'Problèmes',
  'cardImport.more': '{count} {{autre ligne n’est pas affichée|autres lignes ne sont pas affichées}} ici.',
  'cardImport.column.line': 'Ligne',
  'cardImport.column.card': 'Carte',
  'cardImport.column.description': 'Description',
  'cardImport.column.customer': 'Client',
  'cardImport.column.problem': 'Problème',
  'cardImport.problemFile': 'Télécharger les problèmes',
  'cardImport.run': 'Importer {count} {{carte|cartes}}',
  'cardImport.problem.columns':
    'La première ligne doit nommer les colonnes, chacune une fois : numéro ou uid, et client.',
  'cardImport.problem.tooLong': 'Le fichier est trop long. Mettez la suite dans un autre fichier.',
  'cardImport.problem.cells': 'Cette ligne n’a pas le même nombre de cellules que la première.',
  'cardImport.problem.noNumber': 'Une carte a besoin d’un numéro ou d’un UID.',
  'cardImport.problem.number': 'Un numéro de carte ressemble à BE-BCA-012345-5.',
  'cardImport.problem.digit': 'Le dernier chiffre de ce numéro de carte est incorrect.',
  'cardImport.problem.uid': 'Un UID a au plus 40 caractères.',
  'cardImport.problem.description': 'Une description a au plus 255 caractères.',
  'cardImport.problem.customer': 'Il n’y a pas exactement un client avec cet ID ou ce nom.',
  'cardImport.problem.status': 'Le statut doit être ACTIVE, INACTIVE, BLOCKED, LOST ou ORDERED.',
  'cardImport.problem.repeated': 'Une ligne précédente a le même numéro ou UID.',
  'cardImport.problem.exists': 'Une carte avec ce numéro ou cet UID existe déjà.',
})
