import { translationOf } from '../../../../texts/types.ts'
import type { alarmRules as source } from '../en/alarmRules.ts'

export const alarmRules = translationOf<typeof source>()({
  'network.alarmRule.new': 'Nouvelle règle d’alarme',
  'network.alarmRule.on': 'Activer',
  'network.alarmRule.off': 'Désactiver',
  'network.alarmRule.delete': 'Supprimer la règle',
  'network.alarmRule.deleting': 'Suppression…',
  'network.alarmRule.deleted': '{name} est supprimée.',
  'network.alarmRule.deleteText':
    '« {name} » ne déclenchera plus d’alarmes et n’enverra plus d’e-mails. Ses alarmes restent. C’est définitif.',
  'network.alarmRule.deleteFailed': 'Impossible de supprimer cette règle',
  'network.alarmRule.effect':
    'Les modifications s’appliquent aux prochaines alarmes. Plusieurs alarmes dans la même minute donnent un seul e-mail.',
  'record.alarmrule.Description': 'Nom',
  'record.alarmrule.Event': 'Événement',
  'record.alarmrule.Event.Offline': 'Borne hors ligne',
  'record.alarmrule.Event.GroundFailure': 'Défaut de terre',
  'record.alarmrule.Event.ConnectorLockFailure': 'Défaut de verrouillage',
  'record.alarmrule.Event.HighTemperature': 'Surchauffe',
  'record.alarmrule.Event.WeakSignal': 'Signal mobile faible',
  'record.alarmrule.DelayMinutes': 'Délai en minutes',
  'record.alarmrule.RelationId': 'Seulement pour le client',
  'record.alarmrule.Recipients': 'Envoyer des e-mails à',
  'record.alarmrule.Language': 'Langue des e-mails',
  'record.alarmrule.IsActive': 'Active',
  'record.alarmrule.IsActive.true': 'Activée',
  'record.alarmrule.IsActive.false': 'Désactivée',
  'record.alarm.RuleId': 'Déclenchée par la règle',
  'record.fault.Recipients': 'Saisissez une adresse e-mail par ligne, par exemple nom@exemple.com.',
})
