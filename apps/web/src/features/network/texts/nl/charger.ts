import { translationOf } from '../../../../texts/types.ts'
import type { charger as en } from '../en/charger.ts'

export const charger = translationOf<typeof en>()({
  'network.charger.tab.sessions': 'Sessies',
  'network.charger.tab.access': 'Toegang',
  'network.charger.tab.contract': 'Contract',
  'network.access.ways': 'Manieren om te laden',
  'network.access.none': 'Deze laadpaal heeft nog geen contract: niets bepaalt wie er mag laden.',
  'network.contract.none': 'Deze laadpaal heeft nog geen contract.',
  'network.contract.cpo': 'CPO-contracten van de klant',
  'network.contract.noCpo': 'Deze klant heeft geen CPO-contract.',
  'network.log.latest': 'Laatste gebeurtenissen',
  'network.log.all': 'Logboek tonen',
  'network.log.failed': 'We kunnen niet het hele logboek tonen',
  'network.log.alarm': 'Alarm · {severity}',
  'network.log.acknowledged': 'Alarm bevestigd',
  'network.log.status': 'Connector {number}: {status}',
  'network.log.started': 'Sessie begonnen aan connector {number}',
  'network.log.ended': 'Sessie beëindigd aan connector {number}',
  'network.curve.last': 'Vermogen van de laatste sessie',
  'network.curve.session': 'laatste laadsessie',
  'network.curve.failed': 'We kunnen het vermogen niet tonen',
  'network.curve.label': 'Vermogen in de tijd, hoogstens {most}',
})
