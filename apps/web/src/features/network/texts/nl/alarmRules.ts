import { translationOf } from '../../../../texts/types.ts'
import type { alarmRules as source } from '../en/alarmRules.ts'

export const alarmRules = translationOf<typeof source>()({
  'network.alarmRule.new': 'Nieuwe alarmregel',
  'network.alarmRule.on': 'Inschakelen',
  'network.alarmRule.off': 'Uitschakelen',
  'network.alarmRule.delete': 'Regel verwijderen',
  'network.alarmRule.deleting': 'Bezig met verwijderen…',
  'network.alarmRule.deleted': '{name} is verwijderd.',
  'network.alarmRule.deleteText':
    '‘{name}’ geeft geen alarmen meer en verstuurt geen e-mails meer. De alarmen blijven. U kunt dit niet ongedaan maken.',
  'network.alarmRule.deleteFailed': 'We konden deze regel niet verwijderen',
  'network.alarmRule.effect':
    'Wijzigingen gelden voor alarmen vanaf nu. Meerdere alarmen in dezelfde minuut komen in één e-mail.',
  'record.alarmrule.Description': 'Naam',
  'record.alarmrule.Event': 'Gebeurtenis',
  'record.alarmrule.Event.Offline': 'Laadpaal offline',
  'record.alarmrule.Event.GroundFailure': 'Aardfout',
  'record.alarmrule.Event.ConnectorLockFailure': 'Storing van de vergrendeling',
  'record.alarmrule.Event.HighTemperature': 'Oververhitting',
  'record.alarmrule.Event.WeakSignal': 'Zwak mobiel signaal',
  'record.alarmrule.DelayMinutes': 'Vertraging in minuten',
  'record.alarmrule.RelationId': 'Alleen voor klant',
  'record.alarmrule.Recipients': 'E-mails sturen naar',
  'record.alarmrule.Language': 'Taal van de e-mails',
  'record.alarmrule.IsActive': 'Actief',
  'record.alarmrule.IsActive.true': 'Ingeschakeld',
  'record.alarmrule.IsActive.false': 'Uitgeschakeld',
  'record.alarm.RuleId': 'Gemeld door regel',
  'record.fault.Recipients': 'Vul één e-mailadres per regel in, bijvoorbeeld naam@voorbeeld.com.',
})
