import type { exports as en } from '../en/exports.ts'
import { translationOf } from '../types.ts'

export const exports = translationOf<typeof en>()({
  'export.button': 'Exporter',
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
})
