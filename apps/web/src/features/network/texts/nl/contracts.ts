import { translationOf } from '../../../../texts/types.ts'
import type { contracts as source } from '../en/contracts.ts'

export const contracts = translationOf<typeof source>()({
  'network.prices.change': 'Prijslijst wijzigen',
  'network.prices.text':
    'Het tarief geldt voor sessies die vanaf dan starten aan de laadpalen van dit contract. Ontvangstbewijzen houden hun tarief.',
  'network.prices.choose': 'Kies een tarief',
  'network.prices.standard': 'Standaardtarief',
  'network.prices.standardText':
    'Zonder tarief hier heeft elke laadpaal haar standaardtarief. Gasttarieven van een laadpaal gaan voor.',
  'network.prices.none': 'Nog geen tarieven',
  'network.prices.missing': 'Kies een tarief.',
  'network.prices.failed': 'We konden de prijslijst niet opslaan',
  'network.prices.withdrawFrom': 'Het tarief vanaf {date} intrekken',
  'network.prices.withdrawText': 'Het tarief van voor die dag blijft dan gelden.',
  'network.prices.withdrawFailed': 'We konden het tarief niet intrekken',
  'network.prices.withdrawn': 'Het tarief vanaf {date} is ingetrokken.',
  'network.contract.files': 'Documenten toevoegen',
  'network.contract.removeFile': '{name} verwijderen',
  'network.contract.remove': 'Bestand verwijderen',
  'network.contract.removing': 'Bezig met verwijderen…',
  'network.contract.removeText': 'Het bestand wordt voor iedereen verwijderd. Dit is definitief.',
  'network.contract.removeFailed': 'We konden dit bestand niet verwijderen',
})
