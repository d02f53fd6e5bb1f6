import { translationOf } from '../../../../texts/types.ts'
import type { cards as source } from '../en/cards.ts'

export const cards = translationOf<typeof source>()({
  'network.card.give': 'Attribuer la carte',
  'network.card.give.customer': 'Client',
  'network.card.give.driver': 'Conducteur',
  'network.card.give.noDriver': 'Personne de ce nom.',
  'network.card.give.driversFailed': 'Impossible d’afficher les personnes. Réessayez.',
  'network.card.give.subscriptionsFailed': 'Impossible d’afficher les abonnements. Réessayez.',
  'network.card.give.missing': 'Choisissez un autre client, conducteur ou abonnement.',
  'network.card.give.failed': 'Impossible d’attribuer cette carte',
  'network.card.give.same': 'La carte reste dans ses groupes d’accès. Les sessions passées ne changent pas.',
  'network.card.give.other':
    'La carte quitte les groupes d’accès et les bornes de {from}. Sa référence de facture et son ID EVCO sont supprimés. {from} ne voit plus la carte, mais garde ses sessions passées. {to} reçoit la carte comme choisi ici.',
  'network.card.replace': 'Remplacer la carte',
  'network.card.replace.busy': 'Remplacement…',
  'network.card.replace.failed': 'Impossible de remplacer cette carte',
  'network.card.replace.reason': 'Que s’est-il passé ?',
  'network.card.replace.reason.LOST': 'La carte est perdue',
  'network.card.replace.reason.DAMAGED': 'La carte est abîmée',
  'network.card.replace.state': 'Nouvelle carte',
  'network.card.replace.state.ORDERED': 'Envoyée par la poste, activée plus tard',
  'network.card.replace.state.ACTIVE': 'Remise en main propre, utilisable tout de suite',
  'network.card.replace.text':
    'Une nouvelle carte reçoit le conducteur, l’abonnement et les groupes d’accès de {number}, qui ne fonctionnera plus jamais. Les sessions passées restent avec {number}.',
  'network.card.check': 'Vérification de la carte',
  'network.card.check.hint': 'Cherchez par nom ou par identifiant de la borne.',
  'network.card.check.choose':
    'Choisissez une borne pour voir si cette carte y fonctionne maintenant, et pourquoi.',
  'network.findCard.import': 'Importer des cartes',
  'network.order.cards': 'Cartes',
})
