import { peopleTexts } from '../../../components/people/texts/nl.ts'
import { recordTexts } from '../../../components/records/texts/nl.ts'
import { relationTexts } from '../../../components/relations/texts/nl.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...recordTexts,
  ...relationTexts,
  ...peopleTexts,
  'users.self': 'Dit bent u. Een andere beheerder kan uw rol wijzigen of u weghalen.',
  'users.remove': 'Gebruiker weghalen',
  'users.remove.title': '{name} weghalen?',
  'users.remove.text': '{name} verlaat {relation}. Dit kunt u niet ongedaan maken.',
  'users.remove.signIn': 'Deze persoon kan zich niet meer aanmelden.',
  'users.remove.cards': 'De laadkaarten blijven werken, maar zijn aan niemand toegewezen.',
  'users.remove.history': 'De laadgeschiedenis blijft bewaard.',
  'users.remove.busy': 'Bezig met weghalen…',
  'users.remove.failed': 'We konden deze gebruiker niet weghalen',
  'users.remove.done': '{name} is weggehaald',
})
