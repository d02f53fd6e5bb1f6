import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'organisation.users': 'Wie kan inloggen',
  'organisation.details': 'Gegevens',
  'organisation.detailsFailed': 'De gegevens konden niet worden geladen',
  'organisation.name': 'Naam',
  'organisation.vat': 'Btw-nummer',
  'organisation.address': 'Adres',
  'organisation.telephone': 'Telefoon',
  'organisation.email': 'E-mail',
  'organisation.bankAccount': 'Bankrekening',
  'organisation.bankAccount.ends': 'eindigt op {end}',
  'organisation.show': 'Toon',
  'organisation.hide': 'Verberg',
  'organisation.usersFailed': 'De gebruikers konden niet worden geladen',
  'organisation.column.Name': 'Naam',
  'organisation.column.Email': 'E-mail',
  'organisation.column.Telephone': 'Telefoon',
  'organisation.column.Role': 'Rol',
  'organisation.column.LastLogin': 'Laatst aangemeld',
  'organisation.you': '{name} (u)',
  'organisation.empty.title': 'Nog geen gebruikers',
  'organisation.empty.text': 'Mensen verschijnen hier zodra ze bij deze organisatie horen.',
})
