import { expect, it } from 'vitest'
import { loadAllTexts } from './all.ts'
import { createTexts, type TextKey } from './index.ts'

/** Texts quoted verbatim from the specification; those of error codes are in `texts.test.ts`. */
const QUOTED = {
  // Maintenance (S1)
  'faces.maintenance.title': 'In Maintenance',
  'faces.maintenance.text': 'We will be back soon',
  // The shell and the profile (S2, S6)
  'shell.dashboard': 'Dashboard',
  'shell.locations': 'Locations',
  'shell.administration': 'Administration',
  'shell.organisation': 'Organisation',
  'shell.users': 'Users',
  'shell.role.administrator': 'Administrator',
  'shell.role.FleetManager': 'Fleet manager',
  'shell.changePassword': 'Change Password',
  'shell.profile': 'My profile',
  'shell.logOut': 'Log Out',
  'password.changed': 'Account succesfully updated',
  // Cookies (S4)
  'consent.acceptAll': 'Accept',
  'consent.save': 'Save & Accept',
  'consent.preferences': 'Cookies preferences',
  // The intake (S5)
  'intake.problem.required': 'This field is required',
  'intake.problem.maxLength': 'Maximum no. of characters allowed is 100',
  'intake.problem.invalid': 'Invalid',
  'intake.problem.ibanCharacters': "Iban shouldn't contains special characters or spaces.",
  'intake.problem.ibanInvalid': 'Invalid IBAN',
  'intake.problem.vatInvalid': 'Invalid VAT',
  // Exports (S5)
  'export.amount.tooFew': 'value must be equal or greater than 10',
  'export.amount.tooMany': 'value must be equal or smaller than 1000',
  // Filters (S5)
  'table.operator.SW': 'Starts with',
  'table.operator.EW': 'Ends with',
  'table.operator.CO': 'Contains',
  'table.operator.EX': 'Is Exact',
} as const satisfies Partial<Record<TextKey, string>>

it.each(Object.entries(QUOTED))('The text %s is quoted verbatim', async (key, text) => {
  const { t } = createTexts('en', await loadAllTexts('en'))
  expect(t(key as keyof typeof QUOTED)).toBe(text)
})

it('The French hint for a short search is quoted verbatim (S5)', async () => {
  const { t } = createTexts('fr', await loadAllTexts('fr'))
  expect(t('places.tooShort')).toBe('Veuillez saisir au moins 3 caractères')
})
