import { translationOf } from '../../../../texts/types.ts'
import type { charger as en } from '../en/charger.ts'

export const charger = translationOf<typeof en>()({
  'network.charger.tab.sessions': 'Sessions',
  'network.charger.tab.access': 'Accès',
  'network.charger.tab.contract': 'Contrat',
  'network.access.ways': 'Façons de recharger',
  'network.access.none': 'Cette borne n’a pas encore de contrat : rien ne détermine qui peut recharger.',
  'network.contract.none': 'Cette borne n’a pas encore de contrat.',
  'network.contract.cpo': 'Contrats CPO du client',
  'network.contract.noCpo': 'Ce client n’a pas de contrat CPO.',
  'network.log.latest': 'Derniers événements',
  'network.log.all': 'Afficher le journal',
  'network.log.failed': 'Impossible d’afficher tout le journal',
  'network.log.alarm': 'Alarme · {severity}',
  'network.log.acknowledged': 'Alarme acquittée',
  'network.log.status': 'Connecteur {number} : {status}',
  'network.log.started': 'Session commencée au connecteur {number}',
  'network.log.ended': 'Session terminée au connecteur {number}',
  'network.curve.last': 'Puissance de la dernière session',
  'network.curve.session': 'dernière session',
  'network.curve.failed': 'Impossible d’afficher la puissance',
  'network.curve.label': 'Puissance dans le temps, au maximum {most}',
})
