import { peopleTexts } from '../../../components/people/texts/nl.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...peopleTexts,
  'organisation.users': 'Personen met toegang',
  'organisation.relations': 'Suborganisaties',
  'organisation.details': 'Gegevens',
  'organisation.detailsFailed': 'We kunnen de gegevens niet tonen',
  'organisation.name': 'Naam',
  'organisation.vat': 'Btw-nummer',
  'organisation.address': 'Adres',
  'organisation.telephone': 'Telefoon',
  'organisation.email': 'E-mail',
  'organisation.bankAccount': 'Bankrekening',
  'organisation.bankAccount.ends': 'eindigt op {end}',
  'organisation.hide': 'Verbergen',
  'organisation.usersFailed': 'We kunnen de gebruikers niet tonen',
  'organisation.column.Name': 'Naam',
  'organisation.column.Email': 'E-mail',
  'organisation.column.Telephone': 'Telefoon',
  'organisation.column.Role': 'Rol',
  'organisation.column.LastLogin': 'Laatst aangemeld',
  'organisation.you': '{name} (u)',
  'organisation.empty.title': 'Nog geen gebruikers',
  'organisation.empty.text': 'Gebruikers verschijnen hier zodra ze aan deze organisatie zijn toegevoegd.',
})
