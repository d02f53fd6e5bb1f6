import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'impersonation.text':
    'Vous verrez le portail comme {name}, dans cet onglet uniquement. Vos modifications restent faites en votre nom.',
  'impersonation.asking': 'Ouverture…',
  'impersonation.refused': 'Vous ne pouvez pas voir le portail en tant que {name}',
})
