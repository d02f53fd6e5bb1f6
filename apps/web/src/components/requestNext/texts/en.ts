/** What happens after a request was sent; loaded with its view. */
export const texts = {
  'requestNext.title': 'What happens next',
  'requestNext.REMOTE.1': 'Our installer looks at your pictures.',
  'requestNext.ON_SITE.1': 'We contact you to schedule the on-site visit.',
  'requestNext.CHARGER.2': 'We confirm the price and you choose an installation date.',
  'requestNext.CHARGER.3': 'We install your charger and you can start charging.',
  'requestNext.CARD.1': 'We check and approve your order.',
  'requestNext.CARD.2': 'Your cards are sent to {address}.',
  'requestNext.CARD.3': 'Link each card to a user on the Cards page.',
  'requestNext.SUPPORT.1': 'Our support team reads your question.',
  'requestNext.SUPPORT.EMAIL': 'You get an answer by email.',
  'requestNext.SUPPORT.PHONE': 'We call you back.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    requestNext: typeof texts
  }
}
