import { accessTexts } from '../../../components/access/texts/en.ts'

export const texts = {
  ...accessTexts,
  'chargerAccess.title': 'Edit access',
  'chargerAccess.titleOf': 'Access · {charger}',
  'chargerAccess.context': 'Who may charge here, and at which price. Each part is saved separately.',
  'chargerAccess.chargers': 'Chargers',
  'chargerAccess.chargerFailed': 'We couldn’t load this charger',
  'chargerAccess.missing': 'Charger not found',
  'chargerAccess.back': 'Back to chargers',
  'chargerAccess.readOnly': 'You can’t change the access',
  'chargerAccess.noContract': 'This charger has no contract yet. Install it first.',
  'chargerAccess.ended': 'The contract of this charger ended on {date}.',
  'chargerAccess.failed': 'We couldn’t load the access settings',
  'chargerAccess.plug': 'Plug & Charge',
  'chargerAccess.plug.on': 'Plug & Charge',
  'chargerAccess.plug.on.hint': 'The car is recognised as soon as it’s plugged in.',
  'chargerAccess.guest': 'Guest charging',
  'chargerAccess.guest.off': 'No guests',
  'chargerAccess.guest.off.help': 'Only drivers with access can charge.',
  'chargerAccess.map': 'Shown on the map as',
  'chargerAccess.map.none': 'Not shown',
  'chargerAccess.cards.title': 'Charge cards',
  'chargerAccess.cards.noGroup': 'No whitelist group decides which cards may charge here.',
  'chargerAccess.cards.count': '{count} of {all} cards in this group may charge.',
  'chargerAccess.cards.manage': 'Manage this group',
  'chargerAccess.statement': 'Reimbursement statement',
  'chargerAccess.cards': '{count} {{card|cards}}',
  'chargerAccess.reimbursement': 'Reimbursement',
  'chargerAccess.on': 'On',
  'chargerAccess.off': 'Off',
  'chargerAccess.perKwh': '{price} per kWh',
  'chargerAccess.editOf': 'Edit: {section}',
  'chargerAccess.was': 'was: {value}',
  'chargerAccess.save': 'Save {count} {{change|changes}}',
  'chargerAccess.saved': 'Saved.',
  'chargerAccess.notSaved': 'Nothing was saved',
  'chargerAccess.unknown': 'We don’t know if this was saved',
  'chargerAccess.unknown.text': 'Try again to find out: a change is never saved twice.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    chargerAccess: typeof texts
  }
}
