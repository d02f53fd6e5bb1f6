/** The organisation and its users (S2, S6). */
export const texts = {
  'organisation.users': 'Who can sign in',
  'organisation.details': 'Details',
  'organisation.detailsFailed': 'The details could not be loaded',
  'organisation.name': 'Name',
  'organisation.vat': 'VAT number',
  'organisation.address': 'Address',
  'organisation.telephone': 'Telephone',
  'organisation.email': 'E-mail',
  'organisation.bankAccount': 'Bank account',
  'organisation.bankAccount.ends': 'ends in {end}',
  'organisation.show': 'Show',
  'organisation.hide': 'Hide',
  'organisation.usersFailed': 'The users could not be loaded',
  'organisation.column.Name': 'Name',
  'organisation.column.Email': 'E-mail',
  'organisation.column.Telephone': 'Telephone',
  'organisation.column.Role': 'Role',
  'organisation.column.LastLogin': 'Last login',
  'organisation.you': '{name} (you)',
  'organisation.empty.title': 'No users yet',
  'organisation.empty.text': 'People appear here as soon as they belong to this organisation.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    organisation: typeof texts
  }
}
