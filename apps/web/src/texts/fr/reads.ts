import type { reads as en } from '../en/reads.ts'
import { translationOf } from '../types.ts'

export const reads = translationOf<typeof en>()({
  'reads.chargersFailed': "Les bornes n'ont pas pu être chargées",
  'reads.older': "État d'{age}. Le dernier état n'a pas pu être chargé.",
  'reads.soon': "il y a moins d'une minute",
  'reads.energyFailed': "L'énergie de ce mois n'a pas pu être chargée.",
  'fault.GroundFailure': 'défaut de terre',
  'fault.ConnectorLockFailure': 'la fiche ne se verrouille pas',
  'fault.OverCurrentFailure': 'surintensité',
  'fault.HighTemperature': 'surchauffe',
  'fault.EVCommunicationError': 'pas de contact avec la voiture',
  'fault.PowerMeterFailure': 'le compteur ne répond pas',
  'fault.OtherError': 'une panne sans autre détail',
})
