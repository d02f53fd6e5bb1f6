import { translationOf } from '../../../../texts/types.ts'
import type { contracts as source } from '../en/contracts.ts'

export const contracts = translationOf<typeof source>()({
  'network.prices.change': 'Modifier la liste de prix',
  'network.prices.text':
    'Le tarif vaut pour les sessions qui commencent à partir de ce moment aux bornes de ce contrat. Les reçus gardent leur tarif.',
  'network.prices.choose': 'Choisissez un tarif',
  'network.prices.standard': 'Tarif standard',
  'network.prices.standardText':
    'Sans tarif ici, chaque borne a son tarif standard. Les tarifs pour invités d’une borne passent en premier.',
  'network.prices.none': 'Pas encore de tarif',
  'network.prices.missing': 'Choisissez un tarif.',
  'network.prices.failed': 'Impossible d’enregistrer la liste de prix',
  'network.prices.withdrawFrom': 'Retirer le tarif à partir du {date}',
  'network.prices.withdrawText': 'Le tarif en vigueur avant ce jour reste alors d’application.',
  'network.prices.withdrawFailed': 'Impossible de retirer le tarif',
  'network.prices.withdrawn': 'Le tarif à partir du {date} est retiré.',
  'network.contract.files': 'Ajouter des documents',
  'network.contract.removeFile': 'Supprimer {name}',
  'network.contract.remove': 'Supprimer le fichier',
  'network.contract.removing': 'Suppression…',
  'network.contract.removeText': 'Le fichier est supprimé pour tout le monde. Cette action est définitive.',
  'network.contract.removeFailed': 'Impossible de supprimer ce fichier',
})
