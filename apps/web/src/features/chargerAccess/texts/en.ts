import { accessSectionTexts } from '../../../components/access/texts/sections/en.ts'

export const texts = {
  ...accessSectionTexts,
  'chargerAccess.title': 'Edit access',
  'chargerAccess.titleOf': 'Access · {charger}',
  'chargerAccess.context': 'Who may charge here, and at which price. Each part is saved separately.',
  'chargerAccess.chargers': 'Chargers',
  'chargerAccess.chargerFailed': 'We couldn’t load this charger',
  'chargerAccess.missing': 'Charger not found',
  'chargerAccess.back': 'Back to chargers',
  'chargerAccess.noContract': 'This charger has no contract yet. Install it first.',
  'chargerAccess.cards.manage': 'Manage this group',
  'chargerAccess.statement': 'Reimbursement statement',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    chargerAccess: typeof texts
  }
}
