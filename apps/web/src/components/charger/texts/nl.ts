import { translationOf } from '../../../texts/types.ts'
import type { chargerPartTexts as en } from './en.ts'

export const chargerPartTexts = translationOf<typeof en>()({
  'charger.connector': 'Connector {number}',
  'charger.curve.now': 'nu',
  'charger.curve.time': 'Tijd',
  'charger.curve.power': 'Vermogen (kW)',
  'charger.curve.none': 'Nog geen meterwaarden.',
  'charger.access.cards': 'Laadkaarten',
  'charger.access.plug': 'Plug & Charge',
  'charger.access.guests': 'Gastladen',
  'charger.access.map': 'Zichtbaar op de publieke kaart',
  'charger.access.on': 'Aan',
  'charger.access.off': 'Uit',
  'contract.title': 'Contract',
  'contract.failed': 'We kunnen het contract niet tonen',
  'contract.type': 'Type abonnement',
  'contract.number': 'Contractnummer',
  'contract.start': 'Startdatum',
  'contract.end': 'Einddatum',
  'contract.open': 'Geen einddatum',
  'contract.fee': 'Abonnement per maand',
  'contract.guestFee': 'Eigen prijs voor gasten per maand',
  'contract.total': 'Totaal per maand, incl. btw',
})
