import type { writing as en } from '../en/writing.ts'
import { translationOf } from '../types.ts'

export const writing = translationOf<typeof en>()({
  'writing.conflict':
    'Une autre personne a modifié cet élément entre-temps. Vérifiez les changements, puis envoyez à nouveau.',
  'writing.unanswered': 'L’envoi a peut-être abouti. Réessayez : nous ne le ferons jamais deux fois.',
  'writing.number': 'Ce nombre est illisible. Écrivez-le comme 1 234,5.',
  'writing.again': 'Envoyer à nouveau',
})
