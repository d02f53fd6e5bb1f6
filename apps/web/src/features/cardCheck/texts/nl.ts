import { cardCheckTexts } from '../../../components/cardCheck/texts/nl.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...cardCheckTexts,
  'cardCheck.title': 'Laadkaartcontrole',
  'cardCheck.context': 'Bekijk of een laadkaart nu werkt aan een laadpaal en wat laden kost.',
  'cardCheck.cards': 'Laadkaarten',
  'cardCheck.choose': 'Kies een laadkaart en een laadpaal om het antwoord te zien.',
  'cardCheck.card': 'Laadkaart',
  'cardCheck.card.hint': 'Zoek op nummer of op naam.',
  'cardCheck.card.none': 'Geen laadkaart gevonden.',
  'cardCheck.card.failed': 'We kunnen de laadkaarten niet tonen. Probeer het opnieuw.',
})
