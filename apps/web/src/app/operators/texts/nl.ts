import { translationOf } from '../../../texts/types.ts'
import type { texts as english } from './en.ts'

/** The menu of the operators' area (S2). */
export const texts = translationOf<typeof english>()({
  'shell.netHome': 'Startpagina',
  'shell.netLocations': 'Locaties',
  'shell.netMyLocations': 'Mijn locaties',
  'shell.netChargers': 'Laadpalen',
  'shell.netCpoChargers': 'CPO-laadpalen',
  'shell.netOfflineChargers': 'Offline laadpalen',
  'shell.netSessions': 'Laadsessies',
  'shell.netCdrs': 'Laadtransacties (CDR)',
  'shell.netFindCard': 'Laadkaart zoeken',
  'shell.netCardRequests': 'Bestellingen laadkaarten',
  'shell.netWhitelists': 'Toegangslijsten',
  'shell.netRelations': 'Relaties (klanten)',
  'shell.netSubscriptionTypes': 'Abonnementstypes',
  'shell.netCpoContracts': 'CPO-contracten',
  'shell.netAlarms': 'Alarmen',
  'shell.netSchedules': 'Planner',
  'shell.netRequests': 'Aanvragen',
  'shell.group.now': 'Nu',
  'shell.group.network': 'Netwerk',
  'shell.group.charging': 'Laden',
  'shell.group.cards': 'Laadkaarten',
  'shell.group.customers': 'Klanten',
  'shell.group.work': 'Werk',
  'shell.netReports': 'Rapporten',
  'shell.netTranslations': 'Vertaaltool',
  'shell.netBulkSubscriptions': 'Abonnementen in bulk bijwerken',
  'shell.netMonitor': 'Laadpaalmonitor',
  'shell.netLocationNew': 'Locaties configureren',
})
