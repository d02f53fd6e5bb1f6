import { peopleTexts } from '../../../components/people/texts/en.ts'

export const texts = {
  ...peopleTexts,
  'organisation.users': 'People with access',
  'organisation.relations': 'Sub-organisations',
  'organisation.details': 'Details',
  'organisation.detailsFailed': 'We couldn’t load the details',
  'organisation.name': 'Name',
  'organisation.vat': 'VAT number',
  'organisation.address': 'Address',
  'organisation.telephone': 'Phone',
  'organisation.email': 'Email',
  'organisation.bankAccount': 'Bank account',
  'organisation.bankAccount.ends': 'ending in {end}',
  'organisation.hide': 'Hide',
  'organisation.usersFailed': 'We couldn’t load the users',
  'organisation.column.Name': 'Name',
  'organisation.column.Email': 'Email',
  'organisation.column.Telephone': 'Phone',
  'organisation.column.Role': 'Role',
  'organisation.column.LastLogin': 'Last signed in',
  'organisation.you': '{name} (you)',
  'organisation.empty.title': 'No users yet',
  'organisation.empty.text': 'People appear here once they’re added to this organisation.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    organisation: typeof texts
  }
}
