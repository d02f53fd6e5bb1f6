import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'export.title': 'Exporter : {what}',
  'export.close': 'Fermer',
  'export.scope':
    'Le fichier reprend les colonnes, les filtres et l’ordre affichés, à partir de la première ligne.',
  'export.amount': 'Nombre de lignes',
  'export.amount.hint': 'De {min} à {max}',
  'export.amount.tooFew': 'La valeur doit être supérieure ou égale à 10',
  'export.amount.tooMany': 'La valeur doit être inférieure ou égale à 1000',
  'export.format': 'Format',
  'export.format.semicolon': 'CSV, point-virgule',
  'export.format.comma': 'CSV, virgule',
  'export.format.pipe': 'CSV, barre verticale',
  'export.format.json': 'JSON',
  'export.sensitive': 'Inclure les données personnelles',
  'export.file': '{rows} {{ligne|lignes}} dans {file}',
  'export.submit': 'Exporter {rows} {{ligne|lignes}}',
  'export.progress': '{read} sur {rows} {{ligne lue|lignes lues}}',
  'export.reading': 'Exportation…',
  'export.cancel': 'Annuler',
  'export.back': 'Retour',
  'export.failed': 'L’exportation s’est arrêtée après {read} {{ligne|lignes}}',
  'export.done': '{rows} {{ligne exportée|lignes exportées}}',
  'export.done.text': 'Votre navigateur les enregistre dans {file}.',
  'columns.title': 'Colonnes : {what}',
  'columns.close': 'Fermer',
  'columns.hint':
    'Votre choix est enregistré pour cette liste dans ce navigateur. L’exportation reprend les mêmes colonnes.',
  'columns.list': 'Colonnes',
  'columns.fixed': 'toujours affichée',
  'columns.up': 'Monter {column}',
  'columns.down': 'Descendre {column}',
  'columns.place': '{column} : position {place} sur {total}',
  'columns.density': 'Hauteur des lignes',
  'columns.density.normal': 'Normale',
  'columns.density.compact': 'Compacte',
  'columns.reset': 'Réinitialiser',
  'columns.done': 'Terminé',
  'columns.unkept':
    'Votre navigateur n’enregistre pas ce choix. Il reste valable jusqu’à la fermeture de la page.',
})
