/** The intake form (S5): quoted texts of the specification stand to the letter. */
export const texts = {
  'intake.headline': 'One minute and you are charging.',
  'intake.headline.failed': 'Nearly there.',
  'intake.headline.welcome': 'All set. Happy charging.',
  'intake.why': 'We need these details once, for your invoices and for reimbursements.',
  'intake.company': 'Your company',
  'intake.private': 'Your details',
  'intake.kind': 'Who is this for?',
  'intake.kind.private': 'For myself',
  'intake.kind.company': 'For a company',
  'intake.street': 'Street',
  'intake.housenumber': 'House number',
  'intake.postalcode': 'Postal code',
  'intake.city': 'City',
  'intake.country': 'Country',
  'intake.phone': 'Phone',
  'intake.vatnr': 'VAT number',
  'intake.companyname': 'Company name',
  'intake.bankaccount': 'Bank account (IBAN)',
  'intake.optional': 'optional',
  'intake.vat.hint': 'For example BE 0123.456.749',
  'intake.iban.hint': 'Needed only if we reimburse you.',
  'intake.iban.bic': 'Needed only if we reimburse you. BIC: {bic}',
  'intake.checking': 'Checking …',
  'intake.skipped': 'This could not be checked right now. You can go on; we check it later.',
  'intake.submit': 'Save and start',
  'intake.saving': 'Saving',
  'intake.kept': 'What you typed is kept in this tab until you finish.',
  'intake.problem.required': 'This field is required',
  'intake.problem.maxLength': 'Maximum no. of characters allowed is 100',
  'intake.problem.invalid': 'Invalid',
  'intake.problem.ibanCharacters': "Iban shouldn't contains special characters or spaces.",
  'intake.problem.ibanInvalid': 'Invalid IBAN',
  'intake.problem.vatInvalid': 'Invalid VAT',
  'intake.welcome': 'Welcome, {name}',
  'intake.welcome.text': 'Your account is ready. The portal opens in a few seconds.',
  'intake.welcome.known':
    'Your account was set up already, perhaps in another tab. The portal opens in a few seconds.',
  'intake.lookingUp': 'Looking for your account',
  'intake.lookingUp.text': 'It seems to be there already. One moment …',
  'intake.failed': 'Your details could not be saved',
  'intake.exists':
    'Did you fill in this form before, in another tab or on another device? Then try again: we look whether your account is ready.',
  'intake.back': 'Back to the form',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    intake: typeof texts
  }
}
