import { peopleTexts } from '../../../components/people/texts/fr.ts'
import { recordTexts } from '../../../components/records/texts/fr.ts'
import { relationTexts } from '../../../components/relations/texts/fr.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...recordTexts,
  ...relationTexts,
  ...peopleTexts,
  'users.self': 'C’est vous. Un autre administrateur peut modifier votre rôle ou vous retirer.',
  'users.remove': 'Retirer l’utilisateur',
  'users.remove.title': 'Retirer {name} ?',
  'users.remove.text': '{name} quitte {relation}. Cette action est définitive.',
  'users.remove.signIn': 'Cette personne ne peut plus se connecter.',
  'users.remove.cards': 'Ses cartes de recharge restent utilisables, mais ne sont plus attribuées.',
  'users.remove.history': 'Son historique de recharge reste disponible.',
  'users.remove.busy': 'Retrait…',
  'users.remove.failed': 'Impossible de retirer cet utilisateur',
  'users.remove.done': '{name} ne fait plus partie de l’organisation',
})
