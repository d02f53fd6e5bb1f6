import { choiceTexts } from '../../../components/choices/texts/fr.ts'
import { tariffTexts } from '../../../components/tariff/texts/fr.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...choiceTexts,
  ...tariffTexts,
  'subscriptionTypes.title': 'Créer un type d’abonnement',
  'subscriptionTypes.context': 'Pour un client, avec sa propre redevance et ses tarifs.',
  'subscriptionTypes.relation': 'Client',
  'subscriptionTypes.relation.hint': 'Saisissez un nom pour chercher.',
  'subscriptionTypes.relation.none': 'Aucun client de ce nom.',
  'subscriptionTypes.relation.missing': 'Choisissez un client dans la liste.',
  'subscriptionTypes.relation.failed': 'Impossible d’afficher les clients. Réessayez.',
  'subscriptionTypes.code': 'Type',
  'subscriptionTypes.fee': 'Redevance mensuelle TVAC',
  'subscriptionTypes.fee.hint': 'En euros.',
  'subscriptionTypes.fee.wrong': 'Saisissez un montant de 0 à 10 000.',
  'subscriptionTypes.description': 'Nom',
  'subscriptionTypes.creg': 'Rembourse au tarif CREG',
  'subscriptionTypes.tariffs': 'Tarifs',
  'subscriptionTypes.tariffs.missing': 'Choisissez au moins un tarif.',
  'subscriptionTypes.tariffs.failed': 'Impossible d’afficher les tarifs',
  'subscriptionTypes.tariff.price': '{price} par kWh',
  'subscriptionTypes.tariff.first': '{price} par kWh · le tarif de l’abonnement',
  'subscriptionTypes.preview': 'Aperçu des prix',
  'subscriptionTypes.preview.none': 'Choisissez un tarif pour voir le prix d’une session.',
  'subscriptionTypes.create': 'Créer le type d’abonnement',
  'subscriptionTypes.failed': 'Impossible de créer ce type d’abonnement',
  'subscriptionTypes.made': 'Type d’abonnement créé pour {relation}',
  'subscriptionTypes.open': 'Ouvrir',
})
