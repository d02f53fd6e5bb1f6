import { chargerPartTexts } from '../../../components/charger/texts/en.ts'
import { messageTexts } from '../../../components/chargerMessages/texts/en.ts'
import { settingTexts } from '../../../components/chargerSettings/texts/en.ts'

export const texts = {
  ...settingTexts,
  ...messageTexts,
  ...chargerPartTexts,
  'charger.refresh': 'Refresh',
  'charger.details.chargeBox': 'Charger ID',
  'charger.details.serial': 'Serial number',
  'charger.details.model': 'Make and model',
  'charger.details.firmware': 'Firmware',
  'charger.details.heartbeat': 'Last seen',
  'charger.details.boot': 'Last restart',
  'charger.details.meter': 'Meter',
  'charger.details.location': 'Location',
  'charger.details.type': 'Type',
  'charger.details.type.PRIVATE': 'Private',
  'charger.details.type.BUSINESS': 'Business',
  'charger.details.type.PUBLIC': 'Public',
  'charger.access': 'Access',
  'charger.access.edit': 'Edit access',
  'charger.energy': 'Energy',
  'charger.details.owner': 'Owner',
  'charger.details.technical': 'Technical details',
  'charger.energy.view': 'Chart or table',
  'charger.energy.chart': 'Chart',
  'charger.energy.table': 'Table',
  'charger.energy.period': 'Period',
  'charger.energy.period.month': 'This month',
  'charger.energy.period.lastMonth': 'Last month',
  'charger.energy.period.year': 'Last 12 months',
  'charger.energy.period.own': 'Choose dates',
  'charger.energy.from': 'From',
  'charger.energy.to': 'To',
  'charger.energy.problem.missing': 'Enter both dates',
  'charger.energy.problem.order': 'This date is before the first one',
  'charger.energy.problem.tooLong': 'Choose at most {count} days',
  'charger.energy.span': '{from} – {to}',
  'charger.energy.total': 'Energy',
  'charger.energy.cost': 'Cost, incl. VAT',
  'charger.energy.sessions': 'Sessions',
  'charger.energy.none': 'No charging in this period.',
  'charger.energy.label': 'Energy of this charger, {span}, in kWh',
  'charger.energy.month': 'Month',
  'charger.sessions.none': 'No sessions at this charger yet.',
  'charger.sessions.failed': 'We couldn’t load the sessions of this charger',
  'charger.notice.ERROR': 'This charger can’t charge right now',
  'charger.notice.ERROR.text': 'Restart it. If the problem comes back, report it.',
  'charger.notice.UNAVAILABLE': 'This charger is out of service',
  'charger.notice.UNAVAILABLE.text': 'No one can charge here. Contact us to put it back into service.',
  'charger.notice.offline': 'This charger is offline',
  'charger.notice.offline.text':
    'What you see here is from when it was last seen. If it stays offline, report it.',
  'charger.notice.report': 'Report a problem',
  'charger.failed': 'We couldn’t load this charger',
  'charger.missing': 'Charger not found',
  'charger.back': 'Back to chargers',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    charger: typeof texts
  }
}
