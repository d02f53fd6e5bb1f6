import { peopleTexts } from '../../../components/people/texts/fr.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...peopleTexts,
  'organisation.users': 'Personnes ayant accès',
  'organisation.relations': 'Sous-organisations',
  'organisation.details': 'Coordonnées',
  'organisation.detailsFailed': 'Impossible d’afficher les coordonnées',
  'organisation.name': 'Nom',
  'organisation.vat': 'Numéro de TVA',
  'organisation.address': 'Adresse',
  'organisation.telephone': 'Téléphone',
  'organisation.email': 'E-mail',
  'organisation.bankAccount': 'Compte bancaire',
  'organisation.bankAccount.ends': 'se termine par {end}',
  'organisation.hide': 'Masquer',
  'organisation.usersFailed': 'Impossible d’afficher les utilisateurs',
  'organisation.column.Name': 'Nom',
  'organisation.column.Email': 'E-mail',
  'organisation.column.Telephone': 'Téléphone',
  'organisation.column.Role': 'Rôle',
  'organisation.column.LastLogin': 'Dernière connexion',
  'organisation.you': '{name} (vous)',
  'organisation.empty.title': 'Pas encore d’utilisateurs',
  'organisation.empty.text':
    'Les utilisateurs apparaissent ici dès qu’ils sont ajoutés à cette organisation.',
})
