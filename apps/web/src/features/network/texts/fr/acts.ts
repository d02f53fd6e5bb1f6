import { translationOf } from '../../../../texts/types.ts'
import type { acts as en } from '../en/acts.ts'

export const acts = translationOf<typeof en>()({
  'network.charger.failed': 'Impossible de charger les connecteurs',
  'network.charger.enable': 'Activer',
  'network.charger.disable': 'Désactiver',
  'record.refused.OFFLINE': 'La borne est hors ligne.',
  'record.refused.OCCUPIED': 'Le connecteur est occupé.',
  'record.refused.RESERVED': 'Le connecteur est réservé.',
  'record.refused.UNAVAILABLE': 'La borne n’est pas disponible.',
  'record.refused.FAULTED': 'La borne est en panne.',
  'record.refused.CARD_NOT_ALLOWED': 'La carte n’est pas autorisée ici.',
  'record.refused.REJECTED': 'La borne a refusé.',
  'network.charger.connectors': 'Connecteurs',
  'network.charger.connector': 'Connecteur {number}',
  'network.charger.session': 'session en cours',
  'network.charger.silent': 'Hors ligne : dernier heartbeat {age} ({at})',
  'network.charger.lastError': 'Dernière erreur : {error} ({code})',
  'network.advice.GroundFailure':
    'Ne laissez plus personne recharger ici. Envoyez un technicien vérifier la mise à la terre.',
  'network.advice.ConnectorLockFailure':
    'Déverrouillez le connecteur, demandez au conducteur de rebrancher, puis redémarrez la borne.',
  'network.advice.HighTemperature':
    'Vérifiez la ventilation et la charge. La borne réduit sa puissance jusqu’à ce qu’elle ait refroidi.',
  'network.advice.OverCurrentFailure':
    'Vérifiez le fusible et les paramètres d’équilibrage de charge avant de redémarrer la borne.',
  'network.advice.EVCommunicationError':
    'Demandez au conducteur de rebrancher. Si d’autres véhicules se rechargent bien, la cause est le véhicule.',
  'network.advice.PowerMeterFailure':
    'Redémarrez la borne. Si le compteur ne répond toujours pas, envoyez un technicien : les sessions ne peuvent pas être facturées.',
  'network.advice.WeakSignal':
    'Vérifiez l’antenne et la couverture de la carte SIM. Les commandes peuvent arriver en retard.',
  'network.advice.other':
    'Redémarrez la borne. Si le problème revient, lisez ses messages et contactez le fournisseur.',
  'network.advice.silentShort':
    'Attendez quelques minutes : la plupart des bornes se reconnectent dans l’heure. Vérifiez ensuite si d’autres bornes du site sont hors ligne.',
  'network.advice.silentHours':
    'Appelez le site et demandez si le courant est rétabli. Vérifiez la carte SIM auprès de l’opérateur mobile.',
  'network.advice.silentDays':
    'Envoyez un technicien : le courant, le réseau et la carte SIM doivent être vérifiés sur place.',
  'network.alarm.advice': 'Que faire',
  'network.alarm.assign': 'Qui s’en occupe',
  'network.alarm.colleague': 'Collègue',
  'network.alarm.me': '{name} (vous)',
  'network.alarm.assignDo': 'Attribuer',
  'network.alarm.snooze': 'Mettre en veille',
  'network.alarm.until': 'Jusqu’à',
  'network.alarm.until.hour': 'Dans une heure',
  'network.alarm.until.hours4': 'Dans 4 heures',
  'network.alarm.until.tomorrow': 'Demain à 8 h',
  'network.alarm.until.week': 'Dans une semaine à 8 h',
  'network.alarm.snoozeDo': 'Mettre l’alarme en veille',
  'network.alarm.snoozed': 'En veille jusqu’au {at}',
  'network.alarm.wake': 'Arrêter la veille',
  'network.alarms.views': 'Vues',
  'network.alarms.view.open': 'Ouvertes',
  'network.alarms.view.critical': 'Ouvertes et critiques',
  'network.alarms.view.mine': 'Attribuées à moi',
  'network.alarms.view.all': 'Toutes',
  'network.alarms.new': '{count} {{nouvelle alarme|nouvelles alarmes}}',
  'network.alarms.newMany': '{count} nouvelles alarmes ou plus',
  'network.alarms.show': 'Afficher',
  'network.count.alarms': 'non acquittées',
  'network.count.critical': 'non acquittées, dont {count} {{critique|critiques}}',
  'network.count.offline': 'hors ligne',
  'network.count.requests': 'nouvelles',
  'record.walk': 'Fiches de la liste',
  'record.walk.previous': 'Fiche précédente',
  'record.walk.next': 'Fiche suivante',
  'record.walk.place': '{place} sur {total}',
  'record.copy': 'Copier',
  'record.copied': 'Copié',
  'record.SnoozedUntil': 'En veille jusqu’au',
  'record.CurrentError.GroundFailure': 'Défaut de terre',
  'record.CurrentError.ConnectorLockFailure': 'La fiche ne se verrouille pas',
  'record.CurrentError.OverCurrentFailure': 'Surintensité',
  'record.CurrentError.HighTemperature': 'Surchauffe',
  'record.CurrentError.EVCommunicationError': 'Pas de communication avec le véhicule',
  'record.CurrentError.PowerMeterFailure': 'Le compteur ne répond pas',
})
