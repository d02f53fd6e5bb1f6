import type { common as en } from '../en/common.ts'
import { translationOf } from '../types.ts'

export const common = translationOf<typeof en>()({
  'common.back': 'Retour',
  'common.breadcrumb': 'Fil d’Ariane',
  'common.cancel': 'Annuler',
  'common.checking': 'Vérification…',
  'common.clear': 'Effacer',
  'common.clearSearch': 'Effacer la recherche',
  'common.close': 'Fermer',
  'common.contactSupport': 'Contacter l’assistance',
  'common.delete': 'Supprimer',
  'common.details': 'Détails',
  'common.done': 'Terminé',
  'common.edit': 'Modifier',
  'common.enterName': 'Saisissez un nom.',
  'common.no': 'Non',
  'common.optional': 'facultatif',
  'common.save': 'Enregistrer',
  'common.saving': 'Enregistrement…',
  'common.search': 'Rechercher',
  'common.sending': 'Envoi…',
  'common.show': 'Afficher',
  'common.undoChange': 'Rétablir : {name}',
  'common.yes': 'Oui',
  'common.zoomIn': 'Zoom avant',
  'common.zoomOut': 'Zoom arrière',
})
