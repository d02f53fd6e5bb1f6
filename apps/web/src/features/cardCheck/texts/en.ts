import { cardCheckTexts } from '../../../components/cardCheck/texts/en.ts'

export const texts = {
  ...cardCheckTexts,
  'cardCheck.title': 'Card check',
  'cardCheck.context': 'See whether a card works at a charger right now, and what charging costs.',
  'cardCheck.cards': 'Charge cards',
  'cardCheck.choose': 'Choose a card and a charger to see the answer.',
  'cardCheck.card': 'Charge card',
  'cardCheck.card.hint': 'Search by number or by name.',
  'cardCheck.card.none': 'No cards found.',
  'cardCheck.card.failed': 'We couldn’t load the cards. Try again.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    cardCheck: typeof texts
  }
}
