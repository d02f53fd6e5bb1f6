import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'signingOut.title': 'Se déconnecter et supprimer vos brouillons ?',
  'signingOut.text': 'Vous n’avez pas tout terminé. Si vous vous déconnectez, cet appareil oublie :',
  'signingOut.request': 'votre demande et ses fichiers',
  'signingOut.installation': 'l’installation d’une borne',
  'signingOut.stay': 'Rester connecté',
  'signingOut.confirm': 'Supprimer et se déconnecter',
})
