/** Texts quoted from the specification are verbatim. */
export const texts = {
  'intake.headline': 'One minute and you’re ready to charge.',
  'intake.headline.failed': 'Almost there.',
  'intake.headline.welcome': 'All set. Happy charging.',
  'intake.why': 'We only ask once. We use these details for your invoices and reimbursements.',
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
  'intake.phone': 'Phone number',
  'intake.vatnr': 'VAT number',
  'intake.companyname': 'Company name',
  'intake.bankaccount': 'Bank account (IBAN)',
  'intake.vat.hint': 'For example, BE 0123.456.749',
  'intake.iban.hint': 'Only needed if we reimburse you.',
  'intake.iban.bic': 'Only needed if we reimburse you. BIC: {bic}',
  'intake.skipped': 'We couldn’t check this right now. You can continue. We’ll check it later.',
  'intake.submit': 'Save and start',
  'intake.kept': 'We keep what you’ve typed in this tab until you finish.',
  'intake.problem.required': 'This field is required',
  'intake.problem.maxLength': 'Maximum no. of characters allowed is 100',
  'intake.problem.invalid': 'Invalid',
  'intake.iban.compact': 'Remove spaces and special characters',
  'intake.problem.ibanCharacters': "Iban shouldn't contains special characters or spaces.",
  'intake.problem.ibanInvalid': 'Invalid IBAN',
  'intake.problem.vatInvalid': 'Invalid VAT',
  'intake.welcome': 'Welcome, {name}',
  'intake.welcome.text': 'Your account is ready. The portal will open in a few seconds.',
  'intake.welcome.known':
    'Your account was already set up, perhaps in another tab. The portal will open in a few seconds.',
  'intake.lookingUp': 'Looking for your account',
  'intake.lookingUp.text': 'It looks like you already have one. One moment…',
  'intake.failed': 'We couldn’t save your details',
  'intake.unanswered':
    'They may have been saved anyway. Send the form again: we check first, so nothing is saved twice.',
  'intake.exists':
    'Did you already fill in this form in another tab or on another device? Try again and we’ll check whether your account is ready.',
  'intake.back': 'Back to the form',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    intake: typeof texts
  }
}
