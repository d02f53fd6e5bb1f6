import type { reads as en } from '../en/reads.ts'
import { translationOf } from '../types.ts'

export const reads = translationOf<typeof en>()({
  'reads.chargersFailed': 'Impossible d’afficher les bornes',
  'reads.sessionsFailed': 'Impossible d’afficher les sessions',
  'reads.unknown': 'Inconnu',
  'reads.unknownValue': 'Inconnu ({value})',
  'reads.unreadable': 'Impossible de lire cette ligne',
  'reads.skipped': '{count} {{élément n’a pas pu être affiché|éléments n’ont pas pu être affichés}}',
  'reads.code': 'Code {code}',
  'reads.older': 'Dernière mise à jour {age}. Aucune donnée plus récente n’est disponible.',
  'reads.soon': 'il y a moins d’une minute',
  'reads.figuresFailed': 'Impossible d’afficher les chiffres du mois',
  'reads.energyFailed': 'Impossible d’afficher les données d’énergie',
  'fault.GroundFailure': 'défaut de terre',
  'fault.ConnectorLockFailure': 'la fiche ne se verrouille pas',
  'fault.OverCurrentFailure': 'surintensité',
  'fault.HighTemperature': 'surchauffe',
  'fault.EVCommunicationError': 'pas de communication avec la voiture',
  'fault.PowerMeterFailure': 'le compteur ne répond pas',
  'fault.OtherError': 'panne inconnue',
})
