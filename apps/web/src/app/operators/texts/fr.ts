import { translationOf } from '../../../texts/types.ts'
import type { texts as english } from './en.ts'

/** The menu of the operators' area (S2). */
export const texts = translationOf<typeof english>()({
  'shell.netHome': 'Accueil',
  'shell.netLocations': 'Sites',
  'shell.netMyLocations': 'Mes sites',
  'shell.netChargers': 'Bornes',
  'shell.netCpoChargers': 'Bornes CPO',
  'shell.netOfflineChargers': 'Bornes hors ligne',
  'shell.netSessions': 'Sessions de recharge',
  'shell.netCdrs': 'Relevés de recharge (CDR)',
  'shell.netFindCard': 'Rechercher une carte',
  'shell.netCardRequests': 'Commandes de cartes',
  'shell.netWhitelists': 'Listes d’accès',
  'shell.netRelations': 'Relations (clients)',
  'shell.netSubscriptionTypes': 'Types d’abonnement',
  'shell.netCpoContracts': 'Contrats CPO',
  'shell.netAlarms': 'Alarmes',
  'shell.netSchedules': 'Planificateur',
  'shell.netRequests': 'Demandes',
  'shell.group.now': 'En direct',
  'shell.group.network': 'Réseau',
  'shell.group.charging': 'Recharge',
  'shell.group.cards': 'Cartes',
  'shell.group.customers': 'Clients',
  'shell.group.work': 'Travail',
  'shell.netReports': 'Rapports',
  'shell.netTranslations': 'Outil de traduction',
  'shell.netBulkSubscriptions': 'Mise à jour groupée des abonnements',
  'shell.netMonitor': 'Moniteur des bornes',
  'shell.netLocationNew': 'Configuration des sites',
})
